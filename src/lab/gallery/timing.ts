// Scenes of timing: responses, interrupts, prevention, and when a game is lost.

import type { GalleryScene } from './scene.ts';

export const TIMING: readonly GalleryScene[] = [
  {
    id: 'bolt-on-growth',
    title: 'Lightning Bolt in response to Giant Growth',
    about: 'The wrong order: first the Growth, then the Bolt in response.',
    study: `ann:
  in play: Forest, Grizzly Bears
  hand: Giant Growth
ben:
  in play: Mountain
  hand: Lightning Bolt
line:
  ann casts Giant Growth at Grizzly Bears
  ben casts Lightning Bolt at Grizzly Bears
  all pass
  ben chooses 0`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'graveyard' },
        says: 'Both happen at the same time, and whoever cast the later one says which comes first: Ben says the Bolt.',
        passage: 'Timing (B-285)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'graveyard' },
        says: 'Last in, first out: the Bolt is dealt, and the Bears are gone before the Growth comes.',
        passage: 'Responses (F-591, F-607)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'graveyard' },
        says: 'The Bolt is on top of the stack and resolves first.',
        passage: 'Responding (T-102, T-150)',
      },
      m11: {
        is: { 'Grizzly Bears': 'graveyard' },
        says: 'The Bolt resolves first, and three damage destroys a 2/2.',
        passage: 'Responding (M-156)',
      },
    },
  },
  {
    id: 'growth-on-bolt',
    title: 'Giant Growth in response to Lightning Bolt',
    about: 'The right order: the Growth in response to the Bolt.',
    study: `ann:
  in play: Forest, Grizzly Bears
  hand: Giant Growth
ben:
  in play: Mountain
  hand: Lightning Bolt
active: ben
line:
  ben casts Lightning Bolt at Grizzly Bears
  ann casts Giant Growth at Grizzly Bears
  all pass
  ann chooses 0`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'play' },
        says: 'The later one is the Growth now, and Ann says it comes first.',
        passage: 'Timing (B-285)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'The Growth resolves first; three damage is not enough for a 5/5.',
        passage: 'Responses (F-591)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'The Growth is on top and resolves first.',
        passage: 'Responding (T-147)',
      },
      m11: {
        is: { 'Grizzly Bears': 'play' },
        says: 'The Bear survives as a 5/5.',
        passage: 'Responding (M-152)',
      },
    },
  },
  {
    id: 'counter-war',
    title: 'A war of counterspells',
    about: 'A spell, a counter, and a counter of the counter.',
    study: `ann:
  in play: 2 Forest, 2 Island
  hand: Grizzly Bears, Counterspell
ben:
  in play: 2 Island
  hand: Counterspell
line:
  ann casts Grizzly Bears
  ben casts Counterspell at Grizzly Bears
  ann casts Counterspell at Counterspell
  all pass`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'play' },
        says: 'Interrupts take place as soon as they are cast, any number of them; the last one first.',
        passage: 'Interrupts (B-338)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'An interrupt stack: the interrupt of the interrupt resolves first.',
        passage: 'Interrupts (F-070, F-577)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'There are no interrupts any more: counters are instants on the stack.',
        passage: 'The Stack (T-102)',
      },
      m11: {
        is: { 'Grizzly Bears': 'play' },
        says: 'The last spell resolves first.',
        passage: 'The Stack (M-148)',
      },
    },
  },
  {
    id: 'too-late',
    title: 'Too late to counter',
    about: "A counter after one's own response.",
    study: `ann:
  in play: Mountain
  hand: Lightning Bolt
ben:
  in play: Plains, 2 Island
  hand: Healing Salve, Counterspell
line:
  ann casts Lightning Bolt at ben
  ben casts Healing Salve at ben for its first effect
  ben casts Counterspell at Lightning Bolt
  all pass`,
    books: {
      beta: {
        is: { ben: 20, Counterspell: 'hand' },
        says: 'Once another spell has been cast the Bolt can no longer be interrupted.',
        passage: 'Interrupts (B-173)',
      },
      fifth: {
        is: { ben: 20, Counterspell: 'hand' },
        says: 'Successfully cast, a spell can be responded to but no longer interrupted.',
        passage: 'Fast Spells (F-574)',
      },
      portal: null,
      tenth: {
        is: { ben: 23, Counterspell: 'graveyard' },
        says: 'As long as it is on the stack it can be countered.',
        passage: 'The Stack (T-102)',
      },
      m11: {
        is: { ben: 23, Counterspell: 'graveyard' },
        says: 'The same.',
        passage: 'The Stack (M-148)',
      },
    },
  },
  {
    id: 'zero-life',
    title: 'Zero life in the middle of a phase',
    about: 'No life left, and a way to gain some.',
    study: `ann:
  life: 3
  in play: Plains
  hand: Healing Salve
ben:
  in play: Mountain
  hand: Lightning Bolt
active: ben
line:
  ben casts Lightning Bolt at ann
  all pass
  ann casts Healing Salve at ann for its first effect
  all pass
  until end`,
    books: {
      beta: {
        is: { winner: 'ben' },
        says: 'Life is looked at when everything has taken effect, and then it is too late.',
        passage: 'Winning (B-022)',
      },
      fifth: {
        is: { ann: 3, 'Healing Salve': 'graveyard' },
        says: 'Whoever is at 0 loses at the end of the phase: until then life can be gained.',
        passage: 'Losing (F-877)',
      },
      portal: null,
      tenth: {
        is: { winner: 'ben' },
        says: 'A player at 0 loses the next time anybody would get priority.',
        passage: 'Glossary: Life (T-381)',
      },
      m11: {
        is: { winner: 'ben' },
        says: 'The same.',
        passage: 'Object of the Game (M-004)',
      },
    },
  },
  {
    id: 'salve',
    title: 'Healing Salve after the damage',
    about: 'Healing Salve when the damage has been dealt.',
    study: `ann:
  in play: Plains, Grizzly Bears
  hand: Healing Salve
ben:
  in play: Mountain
  hand: Lightning Bolt
active: ben
line:
  ben casts Lightning Bolt at Grizzly Bears
  until damage prevention
  ann casts Healing Salve at Grizzly Bears for its second effect
  all pass
  ann chooses 0`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'play' },
        says: 'There is no step for it: the Salve is cast in response, and its caster says that it comes first.',
        passage: 'Timing (B-285)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'Whenever damage is dealt everything pauses for a damage-prevention step.',
        passage: 'Damage Prevention (F-298, F-604)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'play' },
        says: 'A shield, made before the damage comes.',
        passage: 'Glossary: Prevent (T-417)',
      },
      m11: {
        is: { 'Grizzly Bears': 'play' },
        says: 'A shield again.',
        passage: 'Glossary: Prevent (M-458)',
      },
    },
  },
  {
    id: 'circle',
    title: 'A Circle of Protection after the Bolt',
    about: 'A Circle of Protection against a Bolt.',
    study: `ann:
  in play: Circle of Protection: Red, Plains
ben:
  in play: Mountain
  hand: Lightning Bolt
active: ben
line:
  ben casts Lightning Bolt at ann
  until damage prevention
  ann uses Circle of Protection: Red, choosing Lightning Bolt
  all pass
  ann chooses 0`,
    books: {
      beta: {
        is: { ann: 20 },
        says: 'The Circle is used when the Bolt is cast, and takes effect before it.',
        passage: 'Circle of Protection (B-340, B-285)',
      },
      fifth: {
        is: { ann: 20 },
        says: 'In the damage-prevention step, when one knows what is coming.',
        passage: 'Circle of Protection (F-330, F-298)',
      },
      portal: null,
      tenth: {
        is: { ann: 20 },
        says: 'A source is chosen beforehand, while the Bolt waits on the stack.',
        passage: 'Glossary: Prevent (T-417)',
      },
      m11: {
        is: { ann: 20 },
        says: 'The same.',
        passage: 'Glossary: Prevent (M-458)',
      },
    },
  },
  {
    id: 'unsummon-aura',
    title: 'The creature leaves before the Aura lands',
    about: 'The creature leaves before the Aura is on it.',
    study: `ann:
  in play: Plains, Grizzly Bears
  hand: Holy Strength
ben:
  in play: Island
  hand: Unsummon
line:
  ann casts Holy Strength at Grizzly Bears
  ben casts Unsummon at Grizzly Bears
  all pass`,
    books: {
      beta: {
        is: { 'Grizzly Bears': 'hand', 'Holy Strength': 'graveyard' },
        says: 'A spell whose target has gone is simply put into the graveyard.',
        passage: 'Timing (B-296)',
      },
      fifth: {
        is: { 'Grizzly Bears': 'hand', 'Holy Strength': 'graveyard' },
        says: 'Without its target it fizzles.',
        passage: 'Fizzle (F-226)',
      },
      portal: null,
      tenth: {
        is: { 'Grizzly Bears': 'hand', 'Holy Strength': 'graveyard' },
        says: 'All its targets are illegal: it is countered.',
        passage: 'Targets (T-140)',
      },
      m11: {
        is: { 'Grizzly Bears': 'hand', 'Holy Strength': 'graveyard' },
        says: 'The same.',
        passage: 'Targets (M-145)',
      },
    },
  },
  {
    id: 'stone-rain',
    title: 'Mana from a doomed land',
    about: 'A land is to be destroyed, and gives its mana once more.',
    study: `ann:
  in play: 3 Mountain
  hand: Stone Rain
ben:
  in play: Mountain
  hand: Lightning Bolt
line:
  ann casts Stone Rain at ben's Mountain
  ben casts Lightning Bolt at ann
  all pass`,
    books: {
      beta: {
        is: { ann: 17, "ben's Mountain": 'graveyard' },
        says: 'The land may still be used in response.',
        passage: 'Timing (B-316)',
      },
      fifth: {
        is: { ann: 17, "ben's Mountain": 'graveyard' },
        says: 'Nothing can stop the use of a mana source.',
        passage: 'Mana sources (F-026)',
      },
      portal: null,
      tenth: {
        is: { ann: 17, "ben's Mountain": 'graveyard' },
        says: 'Mana abilities do not use the stack.',
        passage: 'Glossary: Mana ability (T-384)',
      },
      m11: {
        is: { ann: 17, "ben's Mountain": 'graveyard' },
        says: 'The same.',
        passage: 'Glossary: Mana ability (M-432)',
      },
    },
  },
  {
    id: 'earthquake',
    title: 'Both at once',
    about: 'Both players at nothing, at once.',
    study: `ann:
  life: 3
  in play: 4 Mountain
  hand: Earthquake
ben:
  life: 3
line:
  ann casts Earthquake with X = 3
  until end`,
    books: {
      beta: {
        is: { winner: null },
        says: 'Nobody was the first to bring the other down.',
        passage: 'Winning (B-022)',
      },
      fifth: {
        is: { winner: null },
        says: 'Looked at together at the end of the phase: a draw.',
        passage: 'Losing (F-877)',
      },
      portal: {
        is: { winner: null },
        says: 'Both have lost in the same moment.',
        passage: 'Important Terms (P-060)',
      },
      tenth: {
        is: { winner: null },
        says: 'If both would lose at the same time the game is a draw.',
        passage: 'Glossary: Draw (T-348)',
      },
      m11: {
        is: { winner: null },
        says: 'The same, with this very card.',
        passage: 'Glossary: Draw (M-391)',
      },
    },
  },
  {
    id: 'artillery',
    title: 'Orcish Artillery on both',
    about: 'Two at the rival and three at oneself.',
    study: `ann:
  life: 3
  in play: Orcish Artillery
ben:
  life: 2
line:
  ann uses Orcish Artillery at ben
  until end`,
    books: {
      beta: {
        is: { winner: null },
        says: 'All of the effect happens together.',
        passage: 'Winning (B-022)',
      },
      fifth: {
        is: { winner: null },
        says: 'At the end of the phase both are without life.',
        passage: 'Losing (F-877)',
      },
      portal: {
        is: { winner: null },
        says: 'Both have lost in the same moment.',
        passage: 'Important Terms (P-060)',
      },
      tenth: {
        is: { winner: null },
        says: 'Life is looked at only when the ability has resolved.',
        passage: 'Glossary: Draw (T-348)',
      },
      m11: {
        is: { winner: null },
        says: 'The same.',
        passage: 'Glossary: Draw (M-392)',
      },
    },
  },
];

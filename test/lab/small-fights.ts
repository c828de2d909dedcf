// Small positions made by chance, in which somebody may or may not win this turn: for comparing searches.

import { type Chance, chanceFrom } from '../../src/game/index.ts';

/** Bodies of all sorts, and some that are more. */
export const CREATURES: { readonly [book: string]: readonly string[] } = {
  beta: [
    'Grizzly Bears',
    'Scryb Sprites',
    'War Mammoth',
    'White Knight',
    'Black Knight',
    'Hill Giant',
    'Prodigal Sorcerer',
    'Giant Spider',
    'Bog Wraith',
    'Fire Elemental',
    "Mons's Goblin Raiders",
    'Shivan Dragon',
    'Drudge Skeletons',
  ],
  fifth: [
    'Grizzly Bears',
    'Scryb Sprites',
    'War Mammoth',
    'White Knight',
    'Black Knight',
    'Hill Giant',
    'Prodigal Sorcerer',
    'Giant Spider',
    'Bog Wraith',
    'Goblin Digging Team',
    "Mons's Goblin Raiders",
    'Shivan Dragon',
    'Drudge Skeletons',
  ],
  portal: [
    'Grizzly Bears',
    'Bull Hippo',
    'Hill Giant',
    'Giant Spider',
    'Muck Rats',
    'Wind Drake',
    'Raging Goblin',
    'Charging Rhino',
    'Feral Shadow',
    'Foot Soldiers',
  ],
  tenth: [
    'Grizzly Bears',
    'Suntail Hawk',
    'Craw Wurm',
    'White Knight',
    'Hill Giant',
    'Prodigal Pyromancer',
    'Giant Spider',
    'Bog Wraith',
    'Raging Goblin',
    'Mogg Fanatic',
    'Drudge Skeletons',
    'Severed Legion',
  ],
  m11: [
    'Grizzly Bears',
    'Suntail Hawk',
    'Craw Wurm',
    'White Knight',
    'Hill Giant',
    'Prodigal Pyromancer',
    'Giant Spider',
    'Raging Goblin',
    "Garruk's Companion",
    'Mogg Fanatic',
    'Drudge Skeletons',
    'Severed Legion',
  ],
};
const INSTANTS = ['Lightning Bolt', 'Giant Growth', 'Terror', 'Unsummon', 'Healing Salve', 'Counterspell', 'Fog'];
const SPELLS: { readonly [book: string]: readonly string[] } = {
  beta: INSTANTS,
  fifth: [...INSTANTS, 'Shock', 'Boomerang'],
  portal: [
    'Volcanic Hammer',
    'Scorching Spear',
    'Hand of Death',
    'Monstrous Growth',
    'Path of Peace',
    'Scorching Winds',
    'Mystic Denial',
    'Time Ebb',
  ],
  tenth: ['Shock', 'Giant Growth', 'Terror', 'Unsummon', 'Healing Salve', 'Boomerang', 'Holy Day', 'Cancel'],
  m11: ['Lightning Bolt', 'Giant Growth', 'Doom Blade', 'Unsummon', 'Safe Passage', 'Cancel', 'Fog', 'Healing Salve'],
};

const some = (chance: Chance, from: readonly string[], number: number): string[] =>
  Array.from({ length: number }, () => from[chance.below(from.length)] as string);

/** A land for each spell, where the name of the spell does not say otherwise. */
const LANDS: { readonly [land: string]: readonly string[] } = {
  Mountain: ['Lightning Bolt', 'Shock', 'Volcanic Hammer', 'Scorching Spear', 'Scorching Winds'],
  Forest: ['Giant Growth', 'Fog', 'Monstrous Growth'],
  Swamp: ['Terror', 'Doom Blade', 'Hand of Death'],
  Island: ['Unsummon', 'Counterspell', 'Boomerang', 'Cancel', 'Mystic Denial', 'Time Ebb'],
  Plains: ['Healing Salve', 'Holy Day', 'Safe Passage', 'Path of Peace'],
};

const landFor = (spell: string): string =>
  Object.entries(LANDS).find(([, spells]) => spells.includes(spell))?.[0] ?? 'Plains';

/** Those with abilities that burn, or save themselves. */
const ACTIVE: { readonly [book: string]: readonly string[] } = {
  beta: ['Prodigal Sorcerer', 'Prodigal Sorcerer', 'Drudge Skeletons', 'White Knight', 'Grizzly Bears', 'Bog Wraith'],
  fifth: ['Prodigal Sorcerer', 'Prodigal Sorcerer', 'Drudge Skeletons', 'White Knight', 'Grizzly Bears', 'Bog Wraith'],
  tenth: ['Prodigal Pyromancer', 'Mogg Fanatic', 'Mogg Fanatic', 'White Knight', 'Grizzly Bears', 'Bog Wraith'],
  m11: ['Prodigal Pyromancer', 'Mogg Fanatic', 'Mogg Fanatic', 'White Knight', 'Grizzly Bears', 'Suntail Hawk'],
};
/** Spells that answer one another, and lands. */
const ANSWERS: { readonly [book: string]: readonly string[] } = {
  beta: ['Lightning Bolt', 'Giant Growth', 'Unsummon', 'Healing Salve', 'Counterspell'],
  fifth: ['Shock', 'Giant Growth', 'Unsummon', 'Healing Salve', 'Boomerang'],
  tenth: ['Shock', 'Giant Growth', 'Unsummon', 'Healing Salve', 'Healing Salve', 'Cancel', 'Boomerang'],
  m11: ['Shock', 'Giant Growth', 'Unsummon', 'Healing Salve', 'Healing Salve', 'Cancel'],
};
export const WITH_ANSWERS = Object.keys(ANSWERS);

/** A small position in which much can be done in answer to something: abilities, burn, and life that is gained in time or not. */
export const answeredFight = (book: string, seed: string): string =>
  fightOf(chanceFrom(`answers-${book}-${seed}`), ACTIVE[book] as readonly string[], ANSWERS[book] as readonly string[]);

/** A small position: few creatures and spells, enough mana for most of them, life that makes it close. */
export const smallFight = (book: string, seed: string): string =>
  fightOf(chanceFrom(`exact-${book}-${seed}`), CREATURES[book] as readonly string[], SPELLS[book] as readonly string[]);

function fightOf(chance: Chance, creatures: readonly string[], spells: readonly string[]): string {
  // Now and then somebody cannot attack, or cannot block.
  const state = (): string => ['', '', '', '', ' (new)', ' (tapped)'][chance.below(6)] as string;
  const side = (life: number, bodies: number, number: number): string => {
    const hand = some(chance, spells, number);
    const lands = [...hand.map(landFor), ...some(chance, ['Mountain', 'Forest', 'Swamp', 'Island'], chance.below(2))];
    return `  life: ${life}
  in play: ${[...lands, ...some(chance, creatures, bodies).map((each) => each + state())].join(', ')}
  hand: ${hand.join(', ')}`;
  };
  return `goal: ann wins this turn
ann:
${side(3, 1 + chance.below(3), 1 + chance.below(2))}
ben:
${side(1 + chance.below(8), chance.below(4), chance.below(3))}`;
}

// Permanents, cards and competitions in five books.

import { POOL } from '../../src/cards/pool.ts';
import { charOf } from '../../src/engine/things/characteristics.ts';
import { fromPosition, newGame } from '../../src/game/index.ts';
import { target } from '../../src/language/amount.ts';
import { activated, always, change, gains, plus, sized } from '../../src/language/build.ts';
import {
  artifact,
  aura,
  type CardDefinition,
  card,
  creature,
  enchantment,
  enchantWorld,
  instant,
} from '../../src/language/card.ts';
import { tap } from '../../src/language/cost.ts';
import { aCreature } from '../../src/language/target.ts';
import { BOOKS as RULEBOOKS } from '../../src/rulebooks/index.ts';
import { typeLine } from '../../src/wording/index.ts';
import { given, play, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const holds = (book: BookId, name: string): boolean => {
  const definition = POOL.find((each) => each.name === name) as CardDefinition;
  return RULEBOOKS[book].holds(RULEBOOKS[book].facts, definition) === null;
};
const inPlay = (name: string): number => play.game.view(0).inPlay.filter((each) => each.name === name).length;

across(
  'a tapped Howling Mine: cards drawn in the draw phase',
  { beta: 1, fifth: 1, portal: null, tenth: 1, m11: 1 },
  (book) => {
    if (!holds(book, 'Howling Mine')) return null;
    given(
      book,
      { ann: { inPlay: [{ card: 'Howling Mine', tapped: true, controller: 'ben' }] }, ben: {} },
      { step: 'upkeep' },
    );
    play.until('main');
    return play.game.state.players[0]?.hand.length;
  },
);

across(
  'a tapped Kormus Bell: is a Swamp a creature',
  { beta: false, fifth: false, portal: null, tenth: true, m11: true },
  (book) => {
    if (!holds(book, 'Kormus Bell')) return null;
    given(book, { ann: { inPlay: ['Swamp', { card: 'Kormus Bell', tapped: true }] }, ben: {} });
    return play.game.view(0).inPlay.some((each) => each.name === 'Swamp' && each.types.includes('creature'));
  },
  { facts: ['permanents.tappedArtifacts'] },
);

across(
  'Wrath of God and a creature with protection from white',
  { beta: 'stays', fifth: 'buried', portal: null, tenth: 'buried', m11: 'buried' },
  (book) => {
    if (!holds(book, 'Black Knight')) return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Wrath of God'], inPlay: Array.from({ length: 4 }, () => 'Plains') },
      ben: { inPlay: ['Black Knight', 'Grizzly Bears'] },
    });
    ann.casts('Wrath of God');
    play.allPass();
    if (play.question?.ask === 'order') ben.chooses(0, 1);
    then('Grizzly Bears').isIn('graveyard');
    return inPlay('Black Knight') === 1 ? 'stays' : 'buried';
  },
  { facts: ['permanents.protection'] },
);

across(
  'two legends of one name: how many are left',
  { beta: 2, fifth: 2, portal: 2, tenth: 0, m11: 0 },
  (book) => {
    const legend = POOL.find(
      (each) => each.supertypes.includes('legendary') && each.types.includes('creature'),
    ) as CardDefinition;
    if (RULEBOOKS[book].holds(RULEBOOKS[book].facts, legend) !== null) return null;
    given(book, { ann: { inPlay: [legend.name] }, ben: { inPlay: [legend.name] } });
    return inPlay(legend.name);
  },
  { facts: ['permanents.legendRule'] },
);

const OLD_WORLD = card('Old World', { cost: '{1}', type: enchantWorld });
const NEW_WORLD = card('New World', { cost: '{1}', type: enchantWorld });

across(
  'a second world enchantment: which are left',
  {
    beta: 'Old World, New World',
    fifth: 'New World',
    portal: null,
    tenth: 'Old World, New World',
    m11: 'Old World, New World',
  },
  (book) => {
    if (RULEBOOKS[book].holds(RULEBOOKS[book].facts, OLD_WORLD) !== null) return null;
    const game = fromPosition({
      book,
      seats: { ann: { inPlay: ['Old World', 'New World'] }, ben: {} },
      options: { cards: [OLD_WORLD, NEW_WORLD] },
    });
    return game
      .view(0)
      .inPlay.map((each) => each.name)
      .join(', ');
  },
  { facts: ['permanents.worldRule'] },
);

across(
  'a creature with a regeneration ability whose toughness is brought to 0: may it be saved',
  { beta: true, fifth: true, portal: null, tenth: false, m11: false },
  (book) => {
    if (!holds(book, 'Immolation')) return null;
    const { ann } = given(book, {
      ann: { hand: ['Immolation'], inPlay: ['Mountain', 'Swamp', 'Drudge Skeletons'] },
      ben: {},
    });
    if (RULEBOOKS[book].facts.damage.regeneration === 'shield') {
      ann.activates('Drudge Skeletons');
      play.allPass();
    }
    ann.casts('Immolation', { target: 'Drudge Skeletons' });
    for (let i = 0; i < 12 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
    if (play.question?.ask === 'act' && play.question.window === 'regeneration')
      return ann.mayActivate('Drudge Skeletons');
    return inPlay('Drudge Skeletons') === 1;
  },
  { facts: ['permanents.toughnessZero'] },
);

/** A swamp that is a creature has an enchantment on it; then the Bell is gone: is the enchantment still there. */
function afterTheBell(book: string): boolean {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Kormus Bell', { card: 'Swamp', with: ['Unholy Strength'] }] },
    ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
  });
  then('Swamp').is(3, 2);
  ann.passes();
  ben.casts('Disenchant', { target: 'Kormus Bell' });
  play.allPass();
  then('Swamp').isNotA('creature');
  return inPlay('Unholy Strength') === 1;
}

across(
  'a creature enchantment on what is no creature any more: does it stay',
  { beta: true, fifth: false, portal: null, tenth: false, m11: false },
  (book) => (book === 'portal' ? null : afterTheBell(book)),
  { ids: ['B-332', 'F-400', 'T-352', 'M-395'], facts: ['permanents.enchantments'] },
);

const SHOCK_TWO = card('Two Sparks', {
  cost: '{R}',
  type: instant,
  targets: [aCreature, aCreature],
  effects: [change(target(0), [plus(-1, -1)]), change(target(1), [plus(-1, -1)])],
});

across(
  'two targets of one spell: may they be the same creature',
  { beta: true, fifth: false, portal: null, tenth: true, m11: true },
  (book) => {
    if (RULEBOOKS[book].holds(RULEBOOKS[book].facts, SHOCK_TWO) !== null) return null;
    const game = fromPosition({
      book,
      seats: { ann: { hand: ['Two Sparks'], inPlay: ['Mountain', 'Grizzly Bears'] }, ben: { inPlay: ['Gray Ogre'] } },
      options: { cards: [SHOCK_TWO] },
    });
    const id = game.state.players[0]?.hand[0] as number;
    game.answer({ kind: 'cast', card: id });
    if (game.question?.ask !== 'pick') return null;
    const first = game.question.from[0] as (typeof game.question.from)[number];
    game.answer({ kind: 'pick', picked: [first] });
    return game.question?.ask === 'pick' && game.question.from.some((each) => each.id === first.id);
  },
  { facts: ['permanents.targetsDiffer'] },
);

across(
  'the type line of Prodigal Sorcerer',
  {
    beta: 'Summon Wizard',
    fifth: 'Summon Wizard',
    portal: 'Summon Creature',
    tenth: 'Creature — Human Wizard',
    m11: 'Creature — Human Wizard',
  },
  (book) => typeLine(POOL.find((each) => each.name === 'Prodigal Sorcerer') as CardDefinition, RULEBOOKS[book].wording),
);

across(
  'Goblin King in play: its own size with another King there',
  { beta: '2/2', fifth: '2/2', portal: '2/2', tenth: '3/3', m11: '3/3' },
  (book) => {
    if (!holds(book, 'Goblin King')) return null;
    given(book, { ann: { inPlay: ['Goblin King', 'Goblin King'] }, ben: {} });
    const char = charOf(play.game.inside, play.game.state.inPlay[0] as number);
    return `${char.power}/${char.toughness}`;
  },
  { facts: ['types.summon'] },
);

across(
  'a Rhino Soldier beside Field Marshal, for whom other Soldiers are bigger',
  { beta: '3/3', fifth: '3/3', portal: null, tenth: '4/4', m11: '4/4' },
  (book) => {
    if (!holds(book, 'Rhox Pikemaster')) return null;
    given(book, { ann: { inPlay: ['Rhox Pikemaster', 'Field Marshal'] }, ben: {} });
    const char = charOf(play.game.inside, play.game.state.inPlay[0] as number);
    return `${char.power}/${char.toughness}`;
  },
  { facts: ['types.summon'] },
);

across(
  'two Bottle Gnomes under Coat of Arms: artifact creatures are of no creature type where none is on the line',
  { beta: '1/3', fifth: '1/3', portal: null, tenth: '2/4', m11: '2/4' },
  (book) => {
    if (!holds(book, 'Coat of Arms')) return null;
    given(book, { ann: { inPlay: ['Bottle Gnomes', 'Bottle Gnomes', 'Coat of Arms'] }, ben: {} });
    const char = charOf(play.game.inside, play.game.state.inPlay[0] as number);
    return `${char.power}/${char.toughness}`;
  },
  { facts: ['types.summon'] },
);

across(
  'which kinds of cards a deck may hold',
  {
    beta: 'instant, no Equipment, no planeswalker, one color, no hybrid',
    fifth: 'instant, no Equipment, no planeswalker, gold, no hybrid',
    portal: 'no instant, no Equipment, no planeswalker, gold, no hybrid',
    tenth: 'instant, Equipment, no planeswalker, gold, no hybrid',
    m11: 'instant, Equipment, planeswalker, gold, hybrid',
  },
  (book) => {
    const gold = card('Gold Bear', { cost: '{R}{G}', type: creature('Bear'), size: [2, 2] });
    const hybrid = card('Hybrid Bear', { cost: '{R/G}', type: creature('Bear'), size: [2, 2], colors: ['red'] });
    const may = (definition: CardDefinition): boolean => {
      try {
        newGame({ book, decks: [[definition.name], [definition.name]], seed: 1, options: { cards: [definition] } });
        return true;
      } catch {
        return false;
      }
    };
    return [
      may(card('A Bolt', { cost: '{R}', type: instant })) ? 'instant' : 'no instant',
      holds(book, 'Loxodon Warhammer') ? 'Equipment' : 'no Equipment',
      holds(book, 'Jace Beleren') ? 'planeswalker' : 'no planeswalker',
      may(gold) ? 'gold' : 'one color',
      may(hybrid) ? 'hybrid' : 'no hybrid',
    ].join(', ');
  },
  { facts: ['types.cards', 'types.equipment', 'types.multicolored', 'types.hybrid'] },
);

const WEAVER = card('Weaver', {
  type: creature('Bear'),
  cost: '{G}',
  size: [1, 1],
  abilities: [always({ subtypes: ['Ogre'] }, gains('flying'))],
});
const OGRE_MAKER = card('Ogre Maker', {
  type: enchantment,
  cost: '{1}',
  abilities: [always({ types: ['creature'] }, { change: 'creatureTypes', subtypes: ['Ogre'] })],
});

across(
  'an ability for Ogres came first, then an effect that makes every creature an Ogre: do they fly',
  { beta: false, fifth: false, portal: null, tenth: true, m11: true },
  (book) => {
    if (RULEBOOKS[book].holds(RULEBOOKS[book].facts, OGRE_MAKER) !== null) return null;
    const game = fromPosition({
      book,
      seats: { ann: { inPlay: ['Weaver', 'Grizzly Bears', 'Ogre Maker'] }, ben: {} },
      options: { cards: [WEAVER, OGRE_MAKER] },
    });
    return game.view(0).inPlay.some((each) => each.name === 'Grizzly Bears' && each.keywords.includes('flying'));
  },
);

const SHRINKER = card('Shrinker', {
  type: artifact,
  cost: '{1}',
  abilities: [activated({ cost: [tap], targets: [aCreature], effects: [change(target(), [sized(0, 2)])] })],
});
const BIGGER = card('Bigger', {
  type: aura({ types: ['creature'] }),
  cost: '{1}',
  abilities: [always({ enchanted: true }, plus(2, 2))],
});

across(
  'a 2/3 with +2/+2 on it becomes 0/2: its size',
  { beta: '2/4', fifth: '2/4', portal: null, tenth: '2/4', m11: '2/4' },
  (book) => {
    if (RULEBOOKS[book].holds(RULEBOOKS[book].facts, SHRINKER) !== null) return null;
    const game = fromPosition({
      book,
      seats: { ann: { inPlay: ['Shrinker', { card: 'Hurloon Minotaur', with: ['Bigger'] }] }, ben: {} },
      options: { cards: [SHRINKER, BIGGER] },
    });
    const shrinker = game.state.inPlay[0] as number;
    game.answer({ kind: 'use', source: shrinker, ability: 0 });
    for (let i = 0; i < 6 && game.state.chain.length > 0; i += 1) game.answer({ kind: 'pass' });
    const minotaur = game.view(0).inPlay.find((each) => each.name === 'Hurloon Minotaur');
    return `${minotaur?.power}/${minotaur?.toughness}`;
  },
);

across(
  'how many games decide a competition at most',
  {
    beta: ['single', 'set of 3 wins', 'best of 3 sets'],
    fifth: ['single', 'best of 3'],
    portal: ['single'],
    tenth: ['single', 'best of 3'],
    m11: ['single', 'best of 3'],
  },
  (book) => [...RULEBOOKS[book].facts.match.games],
  { facts: ['match.games'] },
);

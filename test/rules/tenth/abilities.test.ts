// Tenth Edition, "Abilities": static, triggered and activated, and how the two that wait resolve.

import { expect } from 'vitest';
import { you } from '../../../src/language/amount.ts';
import { activated, atPhase, damage, draw, gainLife, triggered } from '../../../src/language/build.ts';
import { card, creature, enchantment } from '../../../src/language/card.ts';
import { discardA } from '../../../src/language/cost.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { definition, kindOf, stack, wordsOf } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule(['T-155', 'T-172', 'T-163'], 'three kinds: "cost: effect", "when/whenever/at", and everything else', () => {
  expect(definition('Starlight Invoker').abilities.map(({ ability }) => ability)).toEqual(['activated']);
  expect(definition('Kavu Climber').abilities.map(({ ability }) => ability)).toEqual(['triggered']);
  expect(definition('Primal Rage').abilities.map(({ ability }) => ability)).toEqual(['static']);
  for (const { definition: each } of [
    'Kavu Climber',
    'Aven Fisher',
    'Thieving Magpie',
    'Stampeding Wildebeests',
    'Sylvan Basilisk',
    'Hidden Horror',
    'Spirit Link',
  ].map(kindOf)) {
    const lines = wordsOf(each.name).split('\n');
    for (const _ of each.abilities.filter(({ ability }) => ability === 'triggered'))
      expect(
        lines.some((line) => /^(When|Whenever|At) /.test(line)),
        each.name,
      ).toBe(true);
  }
  for (const name of ['Starlight Invoker', 'Honor Guard', 'Prodigal Pyromancer', 'Mogg Fanatic', 'Fountain of Youth'])
    expect(wordsOf(name), name).toMatch(/^[^:]+: .+\.$/);
});

example(
  ['T-159', 'T-158', 'T-160', 'T-309'],
  'Primal Rage: your creatures have trample as long as it is in play, and nothing is played for it',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Primal Rage', 'Grizzly Bears', 'Disenchant'],
        inPlay: [...lands('Forest', 4), 'Plains', 'Plains', 'Craw Wurm'],
      },
      ben: { inPlay: ['Kavu Climber'] },
    });
    then('Craw Wurm').lacksKeyword('trample');
    ann.casts('Primal Rage');
    then('Craw Wurm').lacksKeyword('trample');
    play.allPass();
    expect(stack()).toEqual([]);
    then('Craw Wurm').hasKeyword('trample');
    then('Kavu Climber').lacksKeyword('trample');
    ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').hasKeyword('trample');
    ann.casts('Disenchant', { target: 'Primal Rage' });
    play.allPass();
    then('Craw Wurm').lacksKeyword('trample');
    then('Grizzly Bears').lacksKeyword('trample');
  },
);

example(
  ['T-162', 'T-161', 'T-164', 'T-165', 'T-166'],
  'Aven Fisher dies: its ability triggers, waits on the stack though the Fisher is gone, and lets its controller draw',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Giant Growth'], inPlay: ['Aven Fisher', 'Forest', 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Aven Fisher' });
    play.pass();
    play.pass();
    then('Aven Fisher').isIn('graveyard');
    expect(stack()).toEqual(['Aven Fisher']);
    expect(play.game.state.chain[0]).toMatchObject({ what: 'trigger', controller: 1 });
    ann.passes();
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    ben.passes();
    ann.passes();
    then('Grizzly Bears').is(5, 5);
    ann.passes();
    ben.passes();
    expect(play.question).toMatchObject({ ask: 'yesno', player: 1 });
    ben.chooses('yes');
    then(ben).hasCardsInHand(1);
  },
);

rule('T-162', '"may" leaves the choice, on resolving', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Aven Fisher'] },
  });
  ann.casts('Lightning Bolt', { target: 'Aven Fisher' });
  for (let i = 0; i < 4; i += 1) play.pass();
  ben.chooses('no');
  then(ben).hasCardsInHand(0);
});

rule(['T-167', 'T-304'], 'a triggered ability can be neither put off nor left out', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Viridian Shaman'], inPlay: [...lands('Forest', 3), 'Rod of Ruin'] },
    ben: {},
  });
  ann.casts('Viridian Shaman');
  play.pass();
  play.pass();
  then('Viridian Shaman').isIn('play');
  expect(
    stack(),
    'it triggered right when the Shaman came into play, with its own artifact as the only target',
  ).toEqual(['Viridian Shaman']);
  play.allPass();
  then('Rod of Ruin').isIn('graveyard');
});

rule('T-168', 'a trigger that needs a target and has none does nothing', () => {
  const { ann } = given('tenth', { ann: { hand: ['Viridian Shaman'], inPlay: lands('Forest', 3) }, ben: {} });
  ann.casts('Viridian Shaman');
  play.pass();
  play.pass();
  then('Viridian Shaman').isIn('play');
  expect(stack()).toEqual([]);
});

rule(
  ['T-170', 'T-173', 'T-174'],
  'an activated ability is played like an instant, without a card, whenever one has priority',
  () => {
    const { ann, ben } = given(
      'tenth',
      { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: { inPlay: ['Honor Guard', 'Plains', 'Plains'] } },
      { step: 'upkeep' },
    );
    play.pass();
    expect(ben.mayActivate('Honor Guard')).toBe(true);
    play.until('main');
    ann.casts('Lightning Bolt', { target: 'Honor Guard' });
    ann.passes();
    ben.activates('Honor Guard');
    then('Plains').isTapped();
    expect(stack()).toEqual(['Lightning Bolt', 'Honor Guard']);
    then('Honor Guard').is(1, 1).isIn('play');
    ben.activates('Honor Guard');
    play.pass();
    play.pass();
    then('Honor Guard').is(1, 2);
    play.allPass();
    then('Honor Guard').isIn('graveyard');
  },
);

example('T-171', 'Starlight Invoker: {7}{W} for 5 life, as often as it is paid, tapped or new', () => {
  const { ann } = given('tenth', {
    ann: {
      inPlay: [...lands('Swamp', 14), 'Plains', 'Plains', { card: 'Starlight Invoker', tapped: true, sick: true }],
    },
    ben: {},
  });
  ann.activates('Starlight Invoker');
  expect(stack()).toEqual(['Starlight Invoker']);
  then(ann).hasLife(20);
  play.allPass();
  then(ann).hasLife(25);
  ann.activates('Starlight Invoker');
  play.allPass();
  then(ann).hasLife(30);
  const short = given('tenth', { ann: { inPlay: [...lands('Swamp', 8), 'Starlight Invoker'] }, ben: {} });
  refused('not enough mana', () => short.ann.activates('Starlight Invoker'));
});

rule('T-175', 'an activated ability resolves even if its permanent has left play', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Prodigal Pyromancer'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.activates('Prodigal Pyromancer', { target: 'ben' });
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Prodigal Pyromancer' });
  ben.passes();
  ann.passes();
  then('Prodigal Pyromancer').isIn('graveyard');
  play.allPass();
  then(ben).hasLife(19);
});

rule(
  ['T-178', 'T-179'],
  'the keywords of the edition are known, most as static abilities; equip is activated, and lifelink triggers',
  () => {
    given('tenth', {
      ann: {
        inPlay: [
          'Wall of Stone',
          'Skyhunter Skirmisher',
          'Severed Legion',
          'Benalish Knight',
          'Dusk Imp',
          'Kamahl, Pit Fighter',
          'Rushwood Dryad',
          'Child of Night',
          'White Knight',
          'Giant Spider',
          'Kalonian Behemoth',
          'War Mammoth',
          'Serra Angel',
        ],
      },
      ben: {},
    });
    const keywords = {
      'Wall of Stone': 'defender',
      'Skyhunter Skirmisher': 'double strike',
      'Severed Legion': 'fear',
      'Dusk Imp': 'flying',
      'Kamahl, Pit Fighter': 'haste',
      'Rushwood Dryad': 'forestwalk',
      'Child of Night': 'lifelink',
      'Giant Spider': 'reach',
      'Kalonian Behemoth': 'shroud',
      'War Mammoth': 'trample',
      'Serra Angel': 'vigilance',
    } as const;
    for (const [name, keyword] of Object.entries(keywords)) {
      then(name).hasKeyword(keyword);
      expect(wordsOf(name).toLowerCase()).toContain(keyword);
    }
    then('Benalish Knight').hasKeyword('flash').hasKeyword('first strike');
    expect(wordsOf('White Knight')).toContain('rotection from black');
    expect(wordsOf('Holy Strength')).toContain('Enchant creature');
    expect(wordsOf('Loxodon Warhammer')).toContain('Equip {3}');
    expect(definition('Loxodon Warhammer').abilities.filter(({ ability }) => ability === 'activated')).toHaveLength(1);
  },
);

rule(
  ['T-230', 'T-235'],
  'entering a step, what triggers there goes on the stack before anybody may play something',
  () => {
    const { ann } = given(
      'tenth',
      { ann: { inPlay: ['Stampeding Wildebeests', 'Grizzly Bears'] }, ben: {} },
      { step: 'end of turn', active: 'ben' },
    );
    play.until('upkeep', 'ann');
    expect(stack()).toEqual(['Stampeding Wildebeests']);
    expect(play.asked).toBe('ann');
    play.pass();
    play.pass();
    ann.chooses('Grizzly Bears');
    then('Grizzly Bears').isIn('hand');
    then('Stampeding Wildebeests').isIn('play');
  },
);

rule('T-235', '"at the beginning of your upkeep" is once a turn, and in your turn only', () => {
  given('tenth', { ann: { inPlay: ['Stampeding Wildebeests', 'Grizzly Bears'] }, ben: {} });
  play.until('upkeep', 'ben');
  expect(stack()).toEqual([]);
});

rule(
  'T-165',
  "triggers of both players: the active player's go on the stack first, so the other's resolve first",
  () => {
    const chime = card('Chime', {
      cost: '{1}',
      type: enchantment,
      abilities: [triggered(atPhase('upkeep', 'each'), [gainLife(1)])],
    });
    const knell = card('Knell', {
      cost: '{1}',
      type: enchantment,
      abilities: [triggered(atPhase('upkeep', 'each'), [damage(1, { ref: 'opponents' })])],
    });
    const { ann } = given(
      'tenth',
      { ann: { inPlay: ['Chime', 'Knell'] }, ben: { inPlay: ['Chime'] } },
      { step: 'end of turn', active: 'ben', cards: [chime, knell] },
    );
    for (let i = 0; i < 6 && play.question?.ask === 'act'; i += 1) play.pass();
    expect(play.question).toMatchObject({ ask: 'order', player: 0 });
    ann.chooses(1, 0);
    expect(stack()).toEqual(['Knell', 'Chime', 'Chime']);
    expect(play.game.state.chain.map(({ controller }) => controller)).toEqual([0, 0, 1]);
    play.pass();
    play.pass();
    then('ben').hasLife(21);
    then('ann').hasLife(20);
  },
);

rule('T-273', 'cards in a graveyard have no abilities that work', () => {
  given(
    'tenth',
    { ann: { graveyard: ['Stampeding Wildebeests', 'Primal Rage'], inPlay: ['Craw Wurm'] }, ben: {} },
    { step: 'untap', active: 'ann' },
  );
  play.until('main');
  expect(stack()).toEqual([]);
  then('Craw Wurm').lacksKeyword('trample').isIn('play');
});

rule('T-273', 'an ability works only while its permanent is in play', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Goblin King', 'Starlight Invoker'],
      graveyard: ['Goblin King'],
      inPlay: [...lands('Plains', 8), 'Mogg Fanatic'],
    },
    ben: {},
  });
  then('Mogg Fanatic').is(1, 1).lacksKeyword('mountainwalk');
  expect(() => ann.activates('Starlight Invoker')).toThrow();
});

rule(
  ['T-310', 'T-311', 'T-312'],
  'you control what you play and its abilities; only you play them and decide for them',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Control Magic'], inPlay: lands('Island', 4) },
      ben: { inPlay: ['Prodigal Pyromancer', 'Plains', 'Honor Guard'] },
    });
    refused('not yours', () => ann.activates('Prodigal Pyromancer', { target: 'ben' }));
    ann.casts('Control Magic', { target: 'Prodigal Pyromancer' });
    expect(play.game.state.chain[0]?.controller).toBe(0);
    play.allPass();
    then('Prodigal Pyromancer').isControlledBy(ann);
    ann.passes();
    refused('not yours', () => ben.activates('Prodigal Pyromancer', { target: 'ann' }));
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.activates('Prodigal Pyromancer', { target: 'ben' });
    expect(play.game.state.chain[0]?.controller).toBe(0);
    play.allPass();
    then(ben).hasLife(19);
  },
);

rule(['T-313', 'T-316'], "an Aura on an opponent's creature stays yours: only you use its ability", () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Firebreathing'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Grizzly Bears', 'Mountain'] },
  });
  ann.casts('Firebreathing', { target: 'Grizzly Bears' });
  play.allPass();
  then('Firebreathing').isControlledBy(ann).isAttachedTo('Grizzly Bears');
  then('Grizzly Bears').isControlledBy(ben);
  ann.passes();
  refused('not yours', () => ben.activates('Firebreathing'));
  ben.passes();
  play.until('second main');
  ann.activates('Firebreathing');
  play.allPass();
  then('Grizzly Bears').is(3, 2);
});

rule('T-322', "a cost in cards is the controller's to choose", () => {
  const scholar = card('Scholar', {
    cost: '{U}',
    type: creature('Wizard'),
    size: [1, 1],
    abilities: [activated({ cost: [discardA()], effects: [draw(1, you)] })],
  });
  const { ann } = given(
    'tenth',
    { ann: { hand: ['Forest', 'Lava Axe'], inPlay: ['Scholar'] }, ben: {} },
    { cards: [scholar] },
  );
  ann.activates('Scholar', { choose: ['Lava Axe'] });
  then('Lava Axe').isIn('graveyard');
  play.allPass();
  then(ann).hasCardsInHand(2);
});

rule('T-234', 'what triggers in the untap step waits for the upkeep, the first step in which anybody may act', () => {
  const bell = card('Morning Bell', {
    cost: '{1}',
    type: enchantment,
    abilities: [triggered({ on: 'becomes untapped', what: { types: ['creature'] } }, [gainLife(1)])],
  });
  const { ann } = given(
    'tenth',
    { ann: { inPlay: ['Morning Bell', { card: 'Craw Wurm', tapped: true }] }, ben: {} },
    { cards: [bell], step: 'end of turn', active: 'ben' },
  );
  play.until('upkeep', 'ann');
  expect(stack()).toEqual(['Morning Bell']);
  then(ann).hasLife(20);
  play.allPass();
  then(ann).hasLife(21);
  expect(play.step).toBe('upkeep');
});

rule(
  'T-234',
  'an ability used three times leaves three things to do at the end of the turn, and nobody is asked for their order',
  () => {
    const { ann } = given('tenth', { ann: { inPlay: ['Dark Maze', 'Plains'] }, ben: {} });
    for (let time = 0; time < 3; time += 1) {
      ann.activates('Dark Maze');
      play.allPass();
    }
    play.until('upkeep', 'ben');
    then('Dark Maze').isIn('removed');
    expect(play.game.replay()).not.toContain('"kind":"order"');
  },
);

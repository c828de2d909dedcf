// Tenth Edition, "Parts of Turn", "Priority" and the Golden Rule: the steps in their order, and who may act in them.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

/** The steps in which somebody was asked something, from here to the end of the turn. */
function stepsAsked(): string[] {
  const { number } = play.game.state.turn;
  const seen: string[] = [];
  for (let i = 0; i < 100 && play.game.state.turn.number === number && play.question !== null; i += 1) {
    const { phase } = play.game.view(0);
    const here = `${phase}: ${play.step}`;
    if (seen.at(-1) !== here) seen.push(here);
    if (play.question.ask === 'attack')
      play.game.answer({
        kind: 'attack',
        attackers: play.question.candidates.map((id) => ({ id, target: { what: 'player', id: 1 }, band: 0 })),
      });
    else play.pass();
  }
  return seen;
}

rule(
  ['T-229', 'T-182', 'T-234', 'T-409', 'T-410', 'T-424'],
  'the phases and steps in their order; the active player gets priority in each but untap and cleanup',
  () => {
    given('tenth', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} }, { step: 'untap' });
    expect(stepsAsked()).toEqual([
      'beginning: upkeep',
      'beginning: draw',
      'first main: main',
      'combat: beginning of combat',
      'combat: declare attackers',
      'combat: declare blockers',
      'combat: combat damage',
      'combat: end of combat',
      'main: second main',
      'end: end of turn',
    ]);
    const phases = play.game.book.turn;
    expect(phases).toHaveLength(5);
    expect(phases.map(({ steps }) => steps.length)).toEqual([3, 1, 6, 1, 2]);
  },
);

rule(
  'T-219',
  'parts in which nothing can happen are passed over: without attackers nobody blocks or deals damage',
  () => {
    given('tenth', { ann: {}, ben: {} }, { step: 'untap' });
    expect(stepsAsked()).toEqual([
      'beginning: upkeep',
      'beginning: draw',
      'first main: main',
      'combat: beginning of combat',
      'combat: declare attackers',
      'combat: end of combat',
      'main: second main',
      'end: end of turn',
    ]);
  },
);

rule(
  ['T-231', 'T-236', 'T-239', 'T-254', 'T-426', 'T-425', 'T-427'],
  'in each step the active player acts first, keeps priority after playing something, and passes it on by passing',
  () => {
    const { ann, ben } = given(
      'tenth',
      {
        ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
        ben: { hand: ['Giant Growth', 'Lightning Bolt'], inPlay: ['Forest', 'Mountain', 'Grizzly Bears'] },
      },
      { step: 'upkeep' },
    );
    for (const step of ['upkeep', 'draw', 'end']) {
      play.until(step, 'ann');
      expect(play.asked, step).toBe('ann');
      expect(ann.mayCast('Lightning Bolt'), step).toBe(true);
      ann.passes();
      expect(play.asked, step).toBe('ben');
      expect(ben.mayCast('Giant Growth'), step).toBe(true);
      if (step === 'end') break;
      ben.passes();
    }
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    expect(play.asked, 'who plays something keeps priority').toBe('ben');
    ben.casts('Lightning Bolt', { target: 'ann' });
    expect(play.asked).toBe('ben');
    expect(stack()).toEqual(['Giant Growth', 'Lightning Bolt']);
    ben.passes();
    expect(play.asked).toBe('ann');
    ann.casts('Lightning Bolt', { target: 'ben' });
    expect(play.asked).toBe('ann');
    ann.passes();
    ben.passes();
    then(ben).hasLife(17);
  },
);

rule('T-428', 'after a resolution the active player has priority again, whoever played what', () => {
  const { ann, ben } = given('tenth', { ann: {}, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } });
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'ann' });
  ben.passes();
  ann.passes();
  then(ann).hasLife(17);
  expect(play.asked).toBe('ann');
  expect(play.step).toBe('main');
});

rule(
  ['T-237', 'T-346'],
  'one card is drawn at the start of the draw step, and draws by spells do not change that',
  () => {
    const { ben } = given(
      'tenth',
      { ann: {}, ben: { hand: ['Ancestral Recall'], inPlay: ['Island'] } },
      { step: 'end of turn' },
    );
    play.until('upkeep', 'ben');
    ben.casts('Ancestral Recall', { target: 'ben' });
    play.allPass();
    then(ben).hasCardsInHand(3);
    play.until('draw', 'ben');
    then(ben).hasCardsInHand(4);
    expect(stack(), 'the draw itself does not use the stack').toEqual([]);
  },
);

rule(
  ['T-240', 'T-241', 'T-251'],
  'both main phases: the active player may play anything, any number; the opponent only instants and abilities',
  () => {
    const { ann, ben } = given('tenth', {
      ann: {
        hand: [
          'Grizzly Bears',
          'Fountain of Youth',
          'Primal Rage',
          'Stone Rain',
          'Lightning Bolt',
          'Forest',
          'Grizzly Bears',
        ],
        inPlay: [...lands('Forest', 6), ...lands('Mountain', 4)],
      },
      ben: {
        hand: ['Grizzly Bears', 'Stone Rain', 'Giant Growth'],
        inPlay: [...lands('Forest', 3), 'Honor Guard', 'Plains', ...lands('Mountain', 3)],
      },
    });
    ann.casts('Grizzly Bears');
    play.allPass();
    ann.casts('Fountain of Youth');
    play.allPass();
    ann.plays('Forest');
    ann.passes();
    refused('sorcery timing', () => ben.casts('Grizzly Bears'));
    refused('sorcery timing', () => ben.casts('Stone Rain', { target: 'Forest' }));
    expect(ben.mayCast('Giant Growth')).toBe(true);
    expect(ben.mayActivate('Honor Guard')).toBe(true);
    ben.passes();
    play.until('second main');
    for (const name of ['Primal Rage', 'Grizzly Bears', 'Stone Rain']) expect(ann.mayCast(name), name).toBe(true);
    ann.casts('Stone Rain', { target: 'Plains' });
    play.allPass();
    ann.passes();
    refused('sorcery timing', () => ben.casts('Grizzly Bears'));
  },
);

rule('T-253', '"at end of turn" abilities go on the stack in the end of turn step', () => {
  const { ann } = given('tenth', { ann: { hand: ['Ball Lightning'], inPlay: lands('Mountain', 3) }, ben: {} });
  ann.casts('Ball Lightning');
  play.allPass();
  play.until('end');
  expect(stack()).toEqual(['Ball Lightning']);
  then('Ball Lightning').isIn('play');
  play.allPass();
  then('Ball Lightning').isIn('graveyard');
  expect(play.step).toBe('end of turn');
});

rule('T-255', 'cleanup: the active player discards to seven, choosing; the other player does not', () => {
  const { ann } = given(
    'tenth',
    { ann: { hand: ['Lava Axe', 'Cancel', ...lands('Forest', 7)] }, ben: { hand: lands('Island', 9) } },
    { step: 'end of turn' },
  );
  ann.passes();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'pick', player: 0, min: 2, max: 2 });
  refused('wrong number', () => ann.chooses('Lava Axe'));
  ann.chooses('Lava Axe', 'Cancel');
  then('Lava Axe').isIn('graveyard');
  then(ann).hasCardsInHand(7);
  expect(play.game.state.turn.active).toBe(1);
  then('ben').hasCardsInHand(9);
});

rule('T-255', 'seven or fewer cards are kept, and a card may lift the limit', () => {
  given('tenth', { ann: { hand: lands('Forest', 9), inPlay: ['Spellbook'] }, ben: {} }, { step: 'end of turn' });
  play.until('upkeep', 'ben');
  then('ann').hasCardsInHand(9);
});

rule(
  'T-256',
  'damage goes and "until end of turn" ends at the same moment: a creature that lived by its bonus does not die',
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Giant Growth', 'Lightning Bolt'], inPlay: ['Forest', 'Mountain', 'Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(5, 5).hasDamage(3);
    play.until('end');
    then('Grizzly Bears').is(5, 5).hasDamage(3);
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isIn('play').is(2, 2).hasDamage(0);
  },
);

rule('T-256', 'the discarding comes first: damage is still there while it is chosen', () => {
  const { ann } = given(
    'tenth',
    { ann: { hand: lands('Forest', 8), inPlay: [{ card: 'Craw Wurm', damage: 2 }] }, ben: {} },
    { step: 'end of turn' },
  );
  play.pass();
  play.pass();
  then('Craw Wurm').hasDamage(2);
  ann.chooses('Forest');
  then('Craw Wurm').hasDamage(0);
});

rule(
  'T-257',
  'nobody acts in the cleanup step unless an ability triggers in it; then players do, and it is cleaned up once more',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Giant Growth', 'Giant Growth', 'Immolation'],
        inPlay: ['Forest', 'Forest', 'Mountain', 'Craw Wurm', 'Aven Fisher'],
      },
      ben: {},
    });
    ann.casts('Giant Growth', { target: 'Aven Fisher' });
    play.allPass();
    ann.casts('Immolation', { target: 'Aven Fisher' });
    play.allPass();
    then('Aven Fisher').is(7, 3);
    play.until('end');
    play.pass();
    play.pass();
    expect(play.step).toBe('cleanup');
    then('Aven Fisher').isIn('graveyard');
    expect(stack()).toEqual(['Aven Fisher']);
    expect(play.asked).toBe('ann');
    ann.casts('Giant Growth', { target: 'Craw Wurm' });
    play.pass();
    play.pass();
    then('Craw Wurm').is(9, 7);
    play.pass();
    play.pass();
    ann.chooses('yes');
    then(ann).hasCardsInHand(1);
    expect(play.step).toBe('cleanup');
    play.until('upkeep', 'ben');
    then('Craw Wurm').is(6, 4);
  },
);

example(
  ['T-217', 'T-215', 'T-216', 'T-218'],
  'Relentless Assault in the second main phase: those that attacked untap, and one more combat and main phase follow',
  () => {
    const { ann, ben } = given('tenth', {
      ann: {
        hand: ['Relentless Assault'],
        inPlay: [...lands('Mountain', 4), 'Grizzly Bears', { card: 'Craw Wurm', tapped: true }],
      },
      ben: {},
    });
    ann.attacks('Grizzly Bears');
    play.until('second main');
    then(ben).hasLife(18);
    then('Grizzly Bears').isTapped();
    ann.casts('Relentless Assault');
    play.allPass();
    then('Grizzly Bears').isUntapped();
    then('Craw Wurm').isTapped();
    play.until('declare attack');
    expect(play.game.state.turn.active).toBe(0);
    ann.attacks('Grizzly Bears');
    play.until('second main');
    then(ben).hasLife(16);
    play.allPass();
    expect(play.step, 'and no third combat').toBe('end of turn');
  },
);

rule('T-216', 'one combat phase a turn: after the second main phase comes the end', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Serra Angel'] }, ben: {} });
  ann.attacks('Serra Angel');
  play.until('second main');
  play.allPass();
  expect(play.step).toBe('end of turn');
});

rule('T-217', 'played in the first main phase it gives two combat phases as well', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Relentless Assault'], inPlay: [...lands('Mountain', 4), 'Serra Angel'] },
    ben: {},
  });
  ann.casts('Relentless Assault');
  play.allPass();
  ann.attacks('Serra Angel');
  play.until('end of combat');
  play.until('declare attack');
  ann.attacks('Serra Angel');
  play.until('end');
  then(ben).hasLife(12);
  expect(play.game.state.turn.active).toBe(0);
});

rule('T-215', '"attacks each turn if able" is satisfied by one attack: in a further combat phase it is free', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Relentless Assault'], inPlay: [...lands('Mountain', 4), 'Juggernaut', 'Grizzly Bears'] },
    ben: {},
  });
  play.until('declare attack');
  refused('must attack', () => ann.attacks('Grizzly Bears'));
  ann.attacks('Juggernaut');
  play.until('second main');
  ann.casts('Relentless Assault');
  play.allPass();
  play.until('declare attack');
  ann.attacks('Grizzly Bears');
  play.until('end');
  then(ben).hasLife(13);
});

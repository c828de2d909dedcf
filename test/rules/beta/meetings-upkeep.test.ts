// Three cards of 1993 that meet: stolen things and what is due for them, lands that are hurt, and enchantments on enchantments.

import { describe, expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { nextTurn, onward, settle, untilMain } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const duties = (): string[] =>
  play.game.state.turn.duties.map(({ source }) => play.game.inside.kind(source).definition.name);
/** The upkeep of a seat, or its main phase where nothing is due. */
const upkeepOf = (seat: number): void =>
  onward(() => {
    const mine = play.game.state.turn.active === seat && play.question?.ask === 'act';
    return mine && (duties().length > 0 || play.step === 'main');
  }, 'the upkeep');

describe('what is stolen', () => {
  rule('B-069', 'whoever has Force of Nature pays for it, or is hurt by it', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Control Magic'], inPlay: lands('Island', 4) },
      ben: { inPlay: ['Force of Nature'] },
    });
    ann.casts('Control Magic', { target: 'Force of Nature' });
    settle();
    nextTurn();
    upkeepOf(1);
    expect(duties()).toEqual([]);
    nextTurn();
    upkeepOf(0);
    ann.dealsWith('Force of Nature');
    settle();
    then(ann).hasLife(12);
  });

  rule(['B-069', 'B-142'], 'a stolen Monolith is paid for under Energy Flux by the thief', () => {
    const { ann } = given('beta', {
      ann: { inPlay: [...lands('Island', 6), 'Energy Flux'], hand: ['Steal Artifact'] },
      ben: { inPlay: ['Basalt Monolith'] },
    });
    ann.casts('Steal Artifact', { target: 'Basalt Monolith' });
    settle();
    nextTurn();
    upkeepOf(1);
    expect(duties()).toEqual([]);
    nextTurn();
    upkeepOf(0);
    expect(duties()).toEqual(['Basalt Monolith']);
  });

  rule('B-163', 'Feedback on a Control Magic hurts whoever controls that, not the creature’s old master', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: lands('Island', 4), hand: ['Control Magic'] },
      ben: { inPlay: ['Hill Giant', ...lands('Island', 3)], hand: ['Feedback'] },
    });
    ann.casts('Control Magic', { target: 'Hill Giant' });
    settle();
    nextTurn();
    untilMain();
    ben.casts('Feedback', { target: 'Control Magic' });
    settle();
    nextTurn();
    upkeepOf(0);
    expect(duties()).toEqual(['Feedback']);
    ann.dealsWith('Feedback');
    settle();
    then(ann).hasLife(19);
  });

  rule('B-163', 'a living Forest stolen with its Farmstead: the thief may buy the life', () => {
    const { ann } = given('beta', {
      ann: { inPlay: [...lands('Island', 4), 'Living Lands', 'Plains', 'Plains'], hand: ['Control Magic'] },
      ben: { inPlay: [{ card: 'Forest', with: ['Farmstead'] }] },
    });
    ann.casts('Control Magic', { target: 'Forest' });
    settle();
    nextTurn();
    nextTurn();
    upkeepOf(0);
    expect(duties()).toEqual(['Forest']);
  });

  rule('B-161', 'a creature sent to the plow under Control Magic: the thief gains, the Magic is gone', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Control Magic'], inPlay: lands('Island', 4) },
      ben: { hand: ['Swords to Plowshares'], inPlay: ['Craw Wurm', 'Plains'] },
    });
    ann.casts('Control Magic', { target: 'Craw Wurm' });
    settle();
    ann.passes();
    ben.casts('Swords to Plowshares', { target: 'Craw Wurm' });
    settle();
    then(ann).hasLife(26);
    then(ben).hasLife(20);
    then('Control Magic').isIn('graveyard');
  });
});

describe('lands', () => {
  rule(['B-162', 'B-308'], 'Consecrate Land throws Kudzu off, and Armageddon leaves the land', () => {
    const { ann } = given('beta', {
      ann: {
        hand: ['Consecrate Land', 'Armageddon'],
        inPlay: [...lands('Plains', 5), { card: 'Forest', with: ['Kudzu'] }],
      },
      ben: { inPlay: ['Island'] },
    });
    ann.casts('Consecrate Land', { target: 'Forest' });
    settle();
    then('Kudzu').isIn('graveyard');
    ann.casts('Armageddon');
    settle();
    then('Forest').isIn('play');
    then('Island').isIn('graveyard');
  });

  rule('B-308', 'Kudzu moves to no consecrated land', () => {
    const { ann } = given('beta', {
      ann: { inPlay: [{ card: 'Forest', with: ['Kudzu'] }, 'Mountain', { card: 'Plains', with: ['Consecrate Land'] }] },
      ben: { inPlay: ['Swamp'] },
    });
    ann.taps('Forest');
    expect([...ann.choices].sort()).toEqual(['Mountain', 'Swamp']);
  });

  rule(
    'B-111',
    'Mana Short taps what is untapped: Venom and Manabarbs bite for that land alone, and no mana burns',
    () => {
      const { ann, ben } = given('beta', {
        ann: {
          inPlay: [
            { card: 'Forest', with: ['Psychic Venom'] },
            { card: 'Plains', with: ['Psychic Venom'], tapped: true },
            'Manabarbs',
          ],
        },
        ben: { inPlay: lands('Island', 3), hand: ['Mana Short'] },
      });
      ann.passes();
      ben.casts('Mana Short');
      settle();
      then(ann).hasLife(17).hasMana('');
      then(ben).hasLife(17);
    },
  );

  rule(['B-252', 'B-214'], 'without islands a Sea Serpent is destroyed again as often as it is regenerated', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Tsunami'], inPlay: lands('Forest', 4) },
      ben: { inPlay: [{ card: 'Sea Serpent', with: ['Regeneration'] }, 'Island', 'Forest', 'Forest'] },
    });
    ann.casts('Tsunami');
    for (let time = 0; time < 2; time += 1) {
      onward(() => play.question?.ask === 'act' && play.question.window === 'regeneration', 'regeneration');
      ben.activates('Regeneration');
    }
    settle();
    then('Sea Serpent').isIn('graveyard');
  });
});

describe('spells', () => {
  rule('B-119', 'Spell Blast counts the X of a Fireball in its cost', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Fireball'], inPlay: lands('Mountain', 4) },
      ben: { hand: ['Spell Blast'], inPlay: lands('Island', 5) },
    });
    ann.casts('Fireball', { x: 3, targets: ['ben'] });
    ben.casts('Spell Blast', { x: 4, target: 'Fireball' });
    settle();
    then(ben).hasLife(20);
  });

  rule('B-111', 'Lich and Drain Life: a card for each point, and life as it was', () => {
    const { ann, ben } = given('beta', {
      ann: { life: 0, hand: ['Drain Life'], inPlay: ['Lich', ...lands('Swamp', 6)] },
      ben: {},
    });
    ann.casts('Drain Life', { x: 4, target: ben });
    settle();
    then(ann).hasLife(0).hasCardsInHand(4);
    then(ben).hasLife(16);
  });

  rule('B-083', 'called by a Siren to where a Sanctuary lets nobody through, a Giant dies for staying', () => {
    const { ben } = given(
      'beta',
      {
        ann: { inPlay: ['Hill Giant'] },
        ben: { hand: ["Siren's Call"], inPlay: ['Island', 'Island Sanctuary'] },
      },
      { active: 'ben', step: 'upkeep' },
    );
    onward(() => play.question?.ask === 'yesno', 'the Sanctuary');
    ben.chooses('yes');
    onward(() => play.game.state.turn.active === 0 && play.step === 'upkeep' && play.asked === 'ben', 'my upkeep');
    ben.casts("Siren's Call");
    settle();
    nextTurn();
    then('Hill Giant').isIn('graveyard');
  });
});

rule('B-252', 'a Cosmic Horror that nobody pays for is destroyed and hurts, though it is regenerated', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: [{ card: 'Cosmic Horror', with: ['Regeneration'] }, 'Forest'] }, ben: {} },
    { active: 'ben', step: 'end' },
  );
  upkeepOf(0);
  ann.dealsWith('Cosmic Horror');
  onward(() => play.question?.ask === 'act' && play.question.window === 'regeneration', 'regeneration');
  ann.activates('Regeneration');
  settle();
  then('Cosmic Horror').isIn('play').isTapped();
  then(ann).hasLife(13);
});

// Fifth, "Interrupts" and "Cards' Special Effects": effects that are no spells can be interrupted all the same.

import { expect } from 'vitest';
import { findBook } from '../../../src/game/library.ts';
import { target } from '../../../src/language/amount.ts';
import { counterSpell } from '../../../src/language/build.ts';
import { card, interrupt } from '../../../src/language/card.ts';
import { artifact as artifacts } from '../../../src/language/filter.ts';
import { anAbility } from '../../../src/language/target.ts';
import { textOf } from '../../../src/wording/index.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** Stops an artifact that is being used. */
const rust = card('Rusting Touch', {
  cost: '{G}',
  type: interrupt,
  targets: [anAbility(artifacts)],
  effects: [counterSpell(target())],
});

rule(
  ['F-067', 'F-326'],
  'an effect of a card in play is interrupted while it is being used, and its cost stays paid',
  () => {
    expect(textOf(rust, findBook('fifth').wording)).toBe('Counter target effect of an artifact.');
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Rod of Ruin', 'Prodigal Sorcerer', 'Mountain', 'Mountain', 'Mountain'] },
        ben: { hand: ['Rusting Touch', 'Lightning Bolt'], inPlay: ['Forest', 'Mountain'] },
      },
      { cards: [rust] },
    );
    ann.activates('Prodigal Sorcerer', { target: ben });
    expect(play.question, 'no artifact: nothing to interrupt').toMatchObject({ window: 'fast' });
    play.allPass();
    then(ben).hasLife(19);
    ann.activates('Rod of Ruin', { target: ben });
    expect(play.question).toMatchObject({ window: 'interrupt', player: ben.seat });
    const bolt = play.game.state.players[1]?.hand[1] as number;
    refused('interrupts only', () => currentTable().answer({ kind: 'cast', card: bolt }, ben.seat));
    ben.casts('Rusting Touch', { target: 'Rod of Ruin' });
    expect(play.game.state.chain, 'the interrupt has resolved at once').toEqual([]);
    then(ben).hasLife(19);
    then('Rod of Ruin').isIn('play').isTapped();
    expect(
      play.game.view(0).inPlay.filter((each) => each.name === 'Mountain' && each.owner === 0 && each.tapped).length,
    ).toBe(3);
  },
);

rule('F-067', 'once the effect has been successfully used it is too late', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Rod of Ruin', 'Mountain', 'Mountain', 'Mountain'] },
      ben: { hand: ['Rusting Touch'], inPlay: ['Forest'] },
    },
    { cards: [rust] },
  );
  ann.activates('Rod of Ruin', { target: ben });
  ben.passes();
  ann.passes();
  expect(ben.mayCast('Rusting Touch')).toBe(false);
  play.allPass();
  then(ben).hasLife(19);
});

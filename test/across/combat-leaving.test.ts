// What leaves combat: a creature that is none any more, one that changes sides, one that goes and comes back.

import { target } from '../../src/language/amount.ts';
import { always, change, destroy } from '../../src/language/build.ts';
import { card, enchantment, instant } from '../../src/language/card.ts';
import { land as lands, subtype } from '../../src/language/filter.ts';
import { aCreature, anEnchantment, permanent } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { across, type BookId, rule } from '../support/catalogue.ts';

const mire = card('Walking Mire', {
  cost: '{0}',
  type: enchantment,
  abilities: [
    always(subtype('Swamp'), { change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [2, 2] }),
  ],
});
const end = card('End It', { cost: '{0}', type: instant, targets: [anEnchantment], effects: [destroy(target())] });
const wake = card('Wake', {
  cost: '{0}',
  type: instant,
  targets: [permanent(lands)],
  effects: [change(target(), [{ change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [2, 2] }])],
});
const take = card('Take', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'control' }], 'end of turn')],
});
const cards = [mire, end, wake, take];

/** A land that is a creature attacks, is none for a moment, and is one again. */
const interrupted = (book: BookId) => {
  const { ann, ben } = given(
    book,
    { ann: { hand: ['End It', 'Wake'], inPlay: ['Walking Mire', 'Swamp'] }, ben: {} },
    { cards },
  );
  ann.attacks('Swamp');
  ann.casts('End It', { target: 'Walking Mire' });
  play.allPass();
  then('Swamp').isNotA('creature');
  ann.casts('Wake', { target: 'Swamp' });
  play.allPass();
  then('Swamp').isA('creature');
  return { ann, ben };
};

across(
  'damage of an attacker that was no creature for a moment of the attack',
  // 1997, line 493: "the only ways to get it out of the combat are to remove it from play, kill it, change its controller,
  // or use a card that specifically says" so.
  { beta: 0, fifth: 2, portal: null, tenth: 0, m11: 0 },
  (book) => {
    if (book === 'portal') return null;
    interrupted(book);
    play.until('second main');
    return 20 - (play.game.state.players[1]?.life ?? 0);
  },
  { facts: ['combat.noCreature'] },
);

across(
  'damage of an attacker that is no creature when damage is dealt',
  { beta: 0, fifth: 0, portal: null, tenth: 0, m11: 0 },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(book, { ann: { hand: ['End It'], inPlay: ['Walking Mire', 'Swamp'] }, ben: {} }, { cards });
    ann.attacks('Swamp');
    ann.casts('End It', { target: 'Walking Mire' });
    play.allPass();
    play.until('second main');
    return 20 - (play.game.state.players[1]?.life ?? 0);
  },
);

rule(
  ['M-484', 'M-485'],
  'a blocker that is no creature any more leaves combat for good; the attacker stays blocked',
  () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Grizzly Bears'] }, ben: { hand: ['End It', 'Wake'], inPlay: ['Walking Mire', 'Swamp'] } },
      { cards },
    );
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Swamp');
    then('Swamp').isBlocking();
    ben.casts('End It', { target: 'Walking Mire' });
    play.allPass();
    ben.casts('Wake', { target: 'Swamp' });
    play.allPass();
    then('Grizzly Bears').isBlocked();
    play.until('second main');
    then('Grizzly Bears').isIn('play').hasDamage(0);
    then('Swamp').isIn('play').hasDamage(0);
    then(ben).hasLife(20);
  },
);

across(
  'damage of an attacker that changes sides and comes back',
  { beta: 0, fifth: 0, portal: null, tenth: 0, m11: 0 },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(
      book,
      { ann: { hand: ['Take'], inPlay: ['Grizzly Bears'] }, ben: { hand: ['Take'] } },
      { cards },
    );
    ann.attacks('Grizzly Bears');
    ben.casts('Take', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isControlledBy(ben);
    ann.casts('Take', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isControlledBy(ann);
    play.until('second main');
    return 20 - (play.game.state.players[1]?.life ?? 0);
  },
);

// Tenth Edition: combat damage that waits on the stack is dealt by its source as that is when it is dealt (or last was),
// to what is then still a creature. And: who strikes in the second step, and several instances of lifelink.

import { target } from '../../../src/language/amount.ts';
import { bearerIs, change, has, plus } from '../../../src/language/build.ts';
import { aura, card, creature, instant } from '../../../src/language/card.ts';
import type { Change } from '../../../src/language/effect.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const becomes = (name: string, color: 'black' | 'red') =>
  card(name, {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'color', colors: [color] }])],
  });
const wakened: Change = {
  change: 'becomes',
  types: ['creature'],
  subtypes: [],
  colors: null,
  size: [2, 6],
};
const cards = [
  card('Wake', { cost: '{U}', type: aura({ types: ['artifact'] }), abilities: [bearerIs(wakened)] }),
  becomes('Turn Black', 'black'),
  becomes('Turn Red', 'red'),
  card('Linked Bear', { cost: '{W}', type: creature('Bear'), size: [2, 2], abilities: [has('lifelink')] }),
  card('Slow Fencer', { cost: '{W}', type: creature('Knight'), size: [0, 3], abilities: [has('first strike')] }),
  card('Push', { cost: '{0}', type: instant, targets: [aCreature], effects: [change(target(), [plus(3, 0)])] }),
];

/** Black Knight's neighbour: the attacker's damage waits on the stack, aimed at a creature with protection from black. */
function damageAtKnight(attacker: string, hand: readonly string[]) {
  const players = given(
    'tenth',
    {
      ann: { inPlay: [attacker, 'Island', 'Island'], hand },
      ben: { inPlay: ['White Knight'] },
    },
    { cards },
  );
  players.ann.attacks(attacker);
  players.ben.blocks(attacker, 'White Knight');
  play.until('combat damage');
  return players;
}

rule(['T-247', 'T-249'], 'a source that has become black deals black damage: protection prevents it', () => {
  const { ann } = damageAtKnight('Hill Giant', ['Turn Black']);
  ann.casts('Turn Black', { target: 'Hill Giant' });
  play.until('end of combat');
  then('White Knight').isIn('play').hasDamage(0);
});

rule('T-249', 'a source that is no longer black deals damage that is not black', () => {
  const { ann } = damageAtKnight('Bog Wraith', ['Turn Red']);
  ann.casts('Turn Red', { target: 'Bog Wraith' });
  play.until('end of combat');
  then('White Knight').isIn('graveyard');
});

rule('T-247', 'a source that has left deals it with the color it last had', () => {
  const { ann } = damageAtKnight('Hill Giant', ['Turn Black', 'Unsummon']);
  ann.casts('Turn Black', { target: 'Hill Giant' });
  play.pass();
  play.pass();
  ann.casts('Unsummon', { target: 'Hill Giant' });
  play.until('end of combat');
  then('Hill Giant').isIn('hand');
  then('White Knight').isIn('play').hasDamage(0);
});

rule('T-249', 'what is no creature any more when damage is dealt is dealt none', () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { inPlay: ['Hill Giant', 'Plains', 'Plains'], hand: ['Disenchant'] },
      ben: { inPlay: [{ card: 'Icy Manipulator', with: ['Wake'] }] },
    },
    { cards },
  );
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'Icy Manipulator');
  play.until('damage is on the stack');
  ann.casts('Disenchant', { target: 'Wake' });
  play.until('end of combat');
  then('Icy Manipulator').isIn('play').isNotA('creature').hasDamage(0);
});

rule('T-345', 'a first striker that had no damage to deal in the first step deals it in the second', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Slow Fencer'], hand: ['Push'] }, ben: {} }, { cards });
  ann.attacks('Slow Fencer');
  ben.table.flush();
  play.until('first strike damage');
  ann.casts('Push', { target: 'Slow Fencer' });
  play.until('end of combat');
  then(ben).hasLife(17);
});

rule(
  'T-345',
  'one that has dealt its damage in the first step deals none in the second, first strike lost or not',
  () => {
    const { ann, ben } = given(
      'tenth',
      { ann: { inPlay: ['Slow Fencer'], hand: ['Push', 'Push'] }, ben: {} },
      { cards },
    );
    ann.attacks('Slow Fencer');
    ann.casts('Push', { target: 'Slow Fencer' });
    play.until('first strike damage');
    play.pass();
    play.pass();
    then(ben).hasLife(17);
    ann.casts('Push', { target: 'Slow Fencer' });
    play.until('end of combat');
    then(ben).hasLife(17);
  },
);

rule('T-382', 'each instance of lifelink triggers', () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { inPlay: [{ card: 'Linked Bear', with: ['Loxodon Warhammer'] }] }, ben: {} },
    { cards },
  );
  ann.attacks('Linked Bear');
  play.until('end of combat');
  then(ben).hasLife(15);
  then(ann).hasLife(30);
});

rule('T-382', 'given once it triggers once', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: [{ card: 'Hill Giant', with: ['Loxodon Warhammer'] }] }, ben: {} },
    { cards },
  );
  ann.attacks('Hill Giant');
  play.until('end of combat');
  then(ann).hasLife(26);
});

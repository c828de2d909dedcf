// Tenth, damage on the stack: who left and came back is another one, and what is no creature any more is not hurt.

import { target } from '../../../src/language/amount.ts';
import { bearerIs, exile, toPlay } from '../../../src/language/build.ts';
import { aura, card, instant } from '../../../src/language/card.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const blink = card('Blink', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [exile(target()), toPlay(target())],
});

const spirit = card('Spirit of the Machine', {
  cost: '{0}',
  type: aura({ types: ['artifact'] }),
  abilities: [bearerIs({ change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [2, 3] })],
});

function damageWaits() {
  const actors = given('tenth', { ann: { hand: ['Blink'], inPlay: ['Child of Night'] }, ben: {} }, { cards: [blink] });
  actors.ann.attacks('Child of Night');
  play.until('damage is on the stack');
  return actors;
}

rule(['T-247'], 'its damage is dealt, and its lifelink with it, if it is still there', () => {
  const { ann, ben } = damageWaits();
  play.allPass();
  then(ben).hasLife(18);
  then(ann).hasLife(22);
});

rule(['T-247'], 'its damage is dealt, but the one that came back gains nothing from it', () => {
  const { ann, ben } = damageWaits();
  ann.casts('Blink', { target: 'Child of Night' });
  play.allPass();
  then('Child of Night').isIn('play').isNotAttacking();
  then(ben).hasLife(18);
  then(ann).hasLife(20);
});

rule(['T-247'], 'what has stopped being a creature is dealt no damage that waits for it', () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { inPlay: ['Grizzly Bears'] },
      ben: {
        hand: ['Disenchant'],
        inPlay: [{ card: 'Jayemdae Tome', with: ['Spirit of the Machine'] }, 'Plains', 'Plains'],
      },
    },
    { cards: [spirit] },
  );
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Jayemdae Tome');
  play.until('damage is on the stack');
  ben.casts('Disenchant', { target: 'Spirit of the Machine' });
  play.allPass();
  then('Jayemdae Tome').isNotA('creature').hasDamage(0);
  then('Grizzly Bears').isIn('graveyard');
});

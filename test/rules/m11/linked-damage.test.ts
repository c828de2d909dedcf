// Magic 2011, lifelink and deathtouch: one source's damage is one gain of life; a source that has left counts as it last
// was (2010: CR 702); deathtouch kills when it is next looked at, and not later (CR 704.5h).

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { activated, damage, has } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { tap } from '../../../src/language/cost.ts';
import { creatureOrPlayer } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const archer = card('Linked Archer', {
  cost: '{0}',
  type: creature('Archer'),
  size: [1, 1],
  abilities: [
    has('lifelink'),
    has('deathtouch'),
    activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
  ],
});

rule('M-429', 'one creature that hurts two at a time gains life once', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Lifelink'] }, "Ajani's Pridemate"] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
  ann.chooses('Grizzly Bears', 'Hill Giant');
  play.pass();
  play.pass();
  ann.assigns({ 'Grizzly Bears': 2, 'Hill Giant': 4 });
  then(ann).hasLife(26);
  expect(play.game.state.chain.length).toBe(1);
});

rule('M-429', 'two creatures gain life twice', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Child of Night', 'Child of Night', "Ajani's Pridemate"] },
    ben: {},
  });
  ann.attacks('Child of Night#1', 'Child of Night#2');
  play.until('combat damage');
  then(ann).hasLife(24);
  expect(play.game.state.chain.length + play.game.state.waiting.length).toBe(2);
});

rule('M-429', 'a source that has left play still links, and still touches with death', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { inPlay: ['Linked Archer'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Craw Wurm'] },
    },
    { cards: [archer] },
  );
  ann.activates('Linked Archer', { target: 'Craw Wurm' });
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Linked Archer' });
  play.allPass();
  then('Linked Archer').isIn('graveyard');
  then(ann).hasLife(21);
  then('Craw Wurm').isIn('graveyard');
});

rule('M-376', 'what outlived the touch of death does not die of it later', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Disenchant'], inPlay: ['Linked Archer', 'Plains', 'Plains'] },
      ben: { inPlay: [{ card: 'Craw Wurm', with: ['Indestructibility'] }] },
    },
    { cards: [archer] },
  );
  ann.activates('Linked Archer', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('play').hasDamage(1);
  ann.casts('Disenchant', { target: 'Indestructibility' });
  play.allPass();
  then('Indestructibility').isIn('graveyard');
  then('Craw Wurm').isIn('play');
  then(ben).hasLife(20);
});

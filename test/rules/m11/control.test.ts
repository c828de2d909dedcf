// Magic 2011, the glossary on control, owners, Auras, entering and leaving the battlefield, and tokens.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule(['M-345', 'M-518'], 'who casts a spell controls it, and is its "you"', () => {
  const { ann, ben } = given('m11', { ann: {}, ben: { hand: ['Fog', 'Soul Feast'], inPlay: ['Forest'] } });
  ann.passes();
  ben.casts('Fog');
  expect(play.game.view(0).chain[0]?.controller).toBe(ben.seat);
  const feast = given('m11', { ann: { hand: ['Soul Feast'], inPlay: Array(5).fill('Swamp') }, ben: {} });
  feast.ann.casts('Soul Feast', { target: feast.ben });
  play.allPass();
  then(feast.ann).hasLife(24);
  then(feast.ben).hasLife(16);
});

rule(
  ['M-346', 'M-347', 'M-351', 'M-443'],
  'control of a permanent can change; then only the new controller uses it, and the owner stays',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Control Magic'], inPlay: Array(4).fill('Island') },
      ben: { inPlay: ['Looming Shade', 'Swamp', 'Swamp'] },
    });
    then('Looming Shade').isControlledBy(ben);
    ann.casts('Control Magic', { target: 'Looming Shade' });
    play.allPass();
    then('Looming Shade').isControlledBy(ann).isOwnedBy(ben);
    expect(play.game.view(0).inPlay.find((each) => each.name === 'Looming Shade')?.controller).toBe(ann.seat);
    ann.passes();
    refused('not yours', () => ben.activates('Looming Shade'));
  },
);

rule('M-346', 'when the effect is gone, control goes back', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Island'] },
    ben: {
      hand: ['Disenchant'],
      inPlay: [
        'Plains',
        'Plains',
        { card: 'Hill Giant', with: [{ card: 'Control Magic', owner: 'ann', controller: 'ann' }] },
      ],
    },
  });
  then('Hill Giant').isControlledBy(ann);
  ben.casts('Disenchant', { target: 'Control Magic' });
  play.allPass();
  then('Hill Giant').isControlledBy(ben);
});

rule('M-443', 'a card goes to the zones of its owner, whoever controlled it', () => {
  const { ann, ben } = given('m11', {
    ann: {
      hand: ['Unsummon'],
      inPlay: ['Island', { card: 'Hill Giant', owner: 'ben' }, { card: 'Mogg Fanatic', owner: 'ben' }],
    },
    ben: {},
  });
  ann.activates('Mogg Fanatic', { target: ben });
  then(ben).hasCardsInGraveyard(1);
  then(ann).hasCardsInGraveyard(0);
  play.allPass();
  ann.casts('Unsummon', { target: 'Hill Giant' });
  play.allPass();
  then(ben).hasInHand('Hill Giant');
});

rule('M-347', 'nobody else may activate the abilities of a permanent', () => {
  const { ann } = given('m11', { ann: {}, ben: { inPlay: ['Prodigal Pyromancer'] } });
  refused('not yours', () => ann.activates('Prodigal Pyromancer'));
});

rule('M-348', 'an Aura on a creature of the opponent stays yours, and so do its abilities', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Firebreathing'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Grizzly Bears', 'Mountain'] },
  });
  ann.casts('Firebreathing', { target: 'Grizzly Bears' });
  play.allPass();
  then('Firebreathing').isControlledBy(ann);
  ann.activates('Firebreathing');
  play.allPass();
  then('Grizzly Bears').is(3, 2);
  ann.passes();
  refused('not yours', () => ben.activates('Firebreathing'));
});

example('M-350', 'Armored Ascension counts the Plains of its own controller', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Armored Ascension'], inPlay: Array(4).fill('Plains') },
    ben: { inPlay: ['Grizzly Bears', 'Plains', 'Plains'] },
  });
  ann.casts('Armored Ascension', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(6, 6).hasKeyword('flying');
});

example(
  ['M-353', 'M-352'],
  'when the opponent takes Armored Ascension, it stays where it is and counts other Plains',
  () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: [{ card: 'Hill Giant', with: ['Armored Ascension'] }, ...Array(4).fill('Plains')] },
        ben: { hand: ['Take Enchantment'], inPlay: ['Plains', 'Plains'] },
      },
      { cards: ALL },
    );
    then('Hill Giant').is(7, 7);
    ben.casts('Take Enchantment', { target: 'Armored Ascension' });
    play.allPass();
    then('Armored Ascension').isControlledBy(ben).isAttachedTo('Hill Giant').isOwnedBy(ann);
    then('Hill Giant').is(5, 5).isControlledBy(ann).hasKeyword('flying');
  },
);

rule('M-518', '"you" is the controller now: Levitation taken over lifts the creatures of the other side', () => {
  const { ben } = given(
    'm11',
    { ann: { inPlay: ['Levitation', 'Hill Giant'] }, ben: { hand: ['Take Enchantment'], inPlay: ['Grizzly Bears'] } },
    { cards: ALL },
  );
  then('Hill Giant').hasKeyword('flying');
  ben.casts('Take Enchantment', { target: 'Levitation' });
  play.allPass();
  then('Hill Giant').lacksKeyword('flying');
  then('Grizzly Bears').hasKeyword('flying');
});

rule('M-442', 'an opponent is one of the opponents of the controller, not of the owner', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: [{ card: 'Thieving Magpie', owner: 'ben' }] }, ben: {} });
  ann.attacks('Thieving Magpie');
  play.until('end of combat');
  then(ben).hasLife(19);
  then(ann).hasCardsInHand(1);
  then(ben).hasCardsInHand(0);
});

rule('M-454', 'who chooses a player may choose himself, but "opponent" is another', () => {
  const recall = given('m11', { ann: { hand: ['Ancestral Recall'], inPlay: ['Island'] }, ben: {} });
  recall.ann.casts('Ancestral Recall');
  expect(recall.ann.choices).toEqual(['ann', 'ben']);
  recall.ann.chooses(recall.ann);
  play.allPass();
  then(recall.ann).hasCardsInHand(3);
  const rats = given('m11', {
    ann: { hand: ['Ravenous Rats', 'Forest'], inPlay: ['Swamp', 'Swamp'] },
    ben: { hand: ['Forest'] },
  });
  rats.ann.casts('Ravenous Rats');
  play.allPass(); // only one opponent: nothing to choose
  then(rats.ben).hasCardsInHand(0);
  then(rats.ann).hasCardsInHand(1);
});

rule('M-394', 'an Aura is cast only on what it can enchant', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Cursed Land', 'Holy Strength'],
      inPlay: [...Array(4).fill('Swamp'), 'Plains', 'Grizzly Bears', 'Rod of Ruin'],
    },
    ben: {},
  });
  ann.casts('Cursed Land');
  expect(new Set(ann.choices)).toEqual(new Set(['Swamp', 'Plains']));
  refused('illegal target', () => ann.chooses('Grizzly Bears'));
  play.game.answer({ kind: 'cancel' });
  ann.casts('Holy Strength', { target: 'Grizzly Bears' });
  const none = given('m11', { ann: { hand: ['Holy Strength'], inPlay: ['Plains', 'Rod of Ruin'] }, ben: {} });
  refused('no target', () => none.ann.casts('Holy Strength'));
});

rule(['M-395', 'M-382'], 'an Aura on the wrong kind of thing is put into the graveyard', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Holy Strength'], inPlay: ["Mishra's Factory", 'Plains', 'Plains'] },
    ben: {},
  });
  ann.activates("Mishra's Factory");
  play.allPass();
  ann.casts('Holy Strength', { target: "Mishra's Factory" });
  play.allPass();
  then("Mishra's Factory").is(3, 4);
  play.until('upkeep', 'ben');
  then("Mishra's Factory").isNotA('creature');
  then('Holy Strength').isIn('graveyard');
});

example(['M-398', 'M-396'], 'Firebreathing pumps the creature it is on and no other', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Mountain', { card: 'Grizzly Bears', with: ['Firebreathing'] }, 'Grizzly Bears', 'Hill Giant'] },
    ben: {},
  });
  ann.activates('Firebreathing');
  expect(play.game.state.chain[0]?.targets).toEqual([]);
  play.allPass();
  then('Grizzly Bears').is(3, 2);
  then('Grizzly Bears#2').is(2, 2);
  then('Hill Giant').is(3, 3);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').is(2, 2);
});

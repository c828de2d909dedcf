// Fifth: rules and examples of the second part that the book tells of cards it does not name.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import {
  altar,
  ebb,
  grounding,
  ironBolt,
  ironRain,
  lance,
  plague,
  rustMonk,
  thorns,
  tribute,
  withering,
} from './nameless-cards.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

example(['F-432', 'F-431', 'F-436'], 'two Flights make one flier, and a spell that removes flying removes both', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Flight', 'Flight'] }] },
      ben: { hand: ['Grounding'], inPlay: ['Scryb Sprites', 'Gray Ogre', 'Forest'] },
    },
    { cards: [grounding] },
  );
  ann.attacks('Grizzly Bears');
  // It does not fly "extra high": the Sprites, and they alone, could block it.
  then('Grizzly Bears').hasKeyword('flying');
  ben.casts('Grounding', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').lacksKeyword('flying');
  then('Flight#2').isAttachedTo('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Gray Ogre', 'Scryb Sprites');
  then('Grizzly Bears').isBlocked();
});

rule('F-475', 'a second first strike makes a creature no faster', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { inPlay: [{ card: 'White Knight', with: ['Long Lance'] }] }, ben: { inPlay: ['White Knight'] } },
    { cards: [lance] },
  );
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'ben:White Knight');
  play.until('second main');
  // Both strike at the same time and both die, once.
  expect(play.game.state.players.map((player) => player.graveyard.length)).toEqual([2, 1]);
  then('White Knight').isIn('graveyard');
});

rule('F-475', 'nor does it strike twice', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { inPlay: [{ card: 'White Knight', with: ['Long Lance'] }] }, ben: {} },
    { cards: [lance] },
  );
  ann.attacks('White Knight');
  play.until('second main');
  then(ben).hasLife(18);
});

rule(
  ['F-486', 'F-487', 'F-488', 'F-489', 'F-490'],
  'protection from artifacts: blocks, targets and damage, as with a colour',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Rust Monk', 'Gray Ogre'] },
        ben: { inPlay: ['Brass Man', 'Iron Bolt', 'Iron Rain', 'Grizzly Bears'] },
      },
      { cards: [rustMonk, ironBolt, ironRain] },
    );
    ben.activates('Iron Rain');
    play.allPass();
    then('Rust Monk').isIn('play').hasDamage(0);
    then('Gray Ogre').hasDamage(1);
    ann.attacks('Rust Monk', 'Gray Ogre');
    play.until('declare block');
    refused('protection', () => ben.blocks('Rust Monk', 'Brass Man'));
    ben.blocks('Rust Monk', 'Grizzly Bears');
    then('Rust Monk').isBlocked();
  },
);

rule('F-489', 'an artifact cannot be aimed at what has protection from artifacts', () => {
  const { ben } = given(
    'fifth',
    { ann: { inPlay: ['Rust Monk'] }, ben: { inPlay: ['Iron Bolt'] } },
    { cards: [rustMonk, ironBolt] },
  );
  play.pass();
  refused('no target', () => ben.activates('Iron Bolt', { target: 'Rust Monk' }));
});

example(['F-520', 'F-518'], 'a creature without toughness is about to die again as often as it is regenerated', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { hand: ['Withering'], inPlay: ['Swamp'] }, ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Swamp'] } },
    { cards: [withering] },
  );
  ann.casts('Withering', { target: 'Drudge Skeletons' });
  ann.passes();
  ben.passes();
  for (const _ of [1, 2]) {
    expect(play.question).toMatchObject({ window: 'regeneration', player: 1 });
    then('Drudge Skeletons').isIn('play').is(0, 0);
    ben.activates('Drudge Skeletons');
  }
  // The mana has run out.
  then('Drudge Skeletons').isIn('graveyard');
});

rule(['F-520'], 'its controller may also stop earlier', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { hand: ['Withering'], inPlay: ['Swamp'] }, ben: { inPlay: ['Drudge Skeletons', 'Swamp', 'Swamp'] } },
    { cards: [withering] },
  );
  ann.casts('Withering', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  ben.passes();
  then('Drudge Skeletons').isIn('graveyard');
  then('ben:Swamp#2').isUntapped();
});

rule('F-637', 'a creature with lethal damage on it can be sacrificed, here in the damage prevention step', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Pestilence', 'Swamp'] },
      ben: { inPlay: ['Scryb Sprites', 'Altar', 'Circle of Protection: Black'] },
    },
    { cards: [altar] },
  );
  ann.activates('Pestilence');
  play.until('damage prevention');
  ann.passes();
  refused('not enough mana', () => ben.activates('Circle of Protection: Black'));
  ben.taps('Altar');
  then('Scryb Sprites').isIn('graveyard');
  then(ben).hasMana('CC');
  ben.activates('Circle of Protection: Black');
  play.allPass();
  then(ben).hasLife(20);
  then(ann).hasLife(19);
});

rule(['F-637', 'F-634'], 'and at the moment when it would go to the graveyard, to regenerate another', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Earthquake'], inPlay: lands('Mountain', 4) },
      ben: { mana: 'B', inPlay: ['Grizzly Bears', 'Drudge Skeletons', 'Altar'] },
    },
    { cards: [altar] },
  );
  ann.casts('Earthquake', { x: 2 });
  play.until('regeneration');
  then('Grizzly Bears').isIn('play').hasDamage(2);
  ben.taps('Altar');
  ben.chooses('Grizzly Bears');
  then('Grizzly Bears').isIn('graveyard');
  ben.activates('Drudge Skeletons');
  then('Drudge Skeletons').isIn('play');
});

example(['F-655', 'F-654'], '"destroy all islands" destroys those in play and no others', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Ebb', 'Island'], inPlay: [...lands('Mountain', 3), 'Island'] },
      ben: { hand: ['Island'], library: ['Island', 'Island'], graveyard: ['Island'], inPlay: ['Island', 'Forest'] },
    },
    { cards: [ebb] },
  );
  ann.casts('Ebb');
  play.allPass();
  then(ann).hasInHand('Island');
  then(ben).hasInHand('Island').hasCardsInLibrary(2).hasCardsInGraveyard(2);
  then('Forest').isIn('play');
  expect(play.game.state.inPlay.length).toBe(4);
});

rule('F-614', 'a choice that both players must make is made by the active player first', () => {
  for (const active of ['ann', 'ben']) {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
        ben: { hand: ['Tribute'], inPlay: ['Hill Giant', 'Scryb Sprites', 'Swamp'] },
      },
      { cards: [tribute], active },
    );
    ben.casts('Tribute');
    play.pass();
    play.pass();
    expect(play.asked).toBe(active);
    const [first, second] = active === 'ann' ? [ann, ben] : [ben, ann];
    first.chooses(first === ann ? 'Gray Ogre' : 'Hill Giant');
    expect(play.asked).toBe(second.name);
    second.chooses(second === ann ? 'Gray Ogre' : 'Hill Giant');
    then('Gray Ogre').isIn('graveyard');
    then('Hill Giant').isIn('graveyard');
  }
});

rule(['F-616', 'F-615'], 'a spell that makes both players lose, other than by life, makes the game a draw', () => {
  const { ann } = given('fifth', { ann: { hand: ['Plague'], inPlay: ['Swamp'] }, ben: {} }, { cards: [plague] });
  ann.casts('Plague');
  play.isGoingOn();
  play.allPass();
  play.isWonBy(null);
});

rule(
  ['F-642', 'F-643', 'F-607'],
  'a damaging trigger in the middle of a batch happens at once, with its own prevention step',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Giant Growth', 'Lightning Bolt'], inPlay: ['Thorns', 'Forest', 'Mountain', 'Hill Giant'] },
        ben: { inPlay: ['Grizzly Bears', 'Samite Healer'] },
      },
      { cards: [thorns] },
    );
    ann.casts('Giant Growth', { target: 'Hill Giant' });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    ben.passes();
    // The Bolt's own step …
    expect(play.game.state.packets.map((packet) => packet.amount)).toEqual([3]);
    ann.passes();
    ben.passes();
    // … and the step of the trigger, while Giant Growth still waits.
    then('Grizzly Bears').isIn('graveyard');
    expect(play.question).toMatchObject({ window: 'prevention' });
    expect(play.game.state.packets.map((packet) => packet.seat)).toEqual([0, 1]);
    then('Hill Giant').is(3, 3);
    ben.activates('Samite Healer', { target: ben });
    ben.passes();
    ann.passes();
    then(ann).hasLife(19);
    then(ben).hasLife(20);
    then('Hill Giant').is(6, 6);
  },
);

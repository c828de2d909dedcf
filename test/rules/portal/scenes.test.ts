// Portal, scenes of two or three cards: attacks answered with sorceries, and what must be intercepted.

import { expect } from 'vitest';
import { has, thisIs } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lands = (number: number, name: string): string[] => Array.from({ length: number }, () => name);

rule(['P-203', 'P-204'], 'two sorceries for one attack: the second counts what the first has left', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
    ben: { hand: ["Assassin's Blade", 'Blessed Reversal'], inPlay: [...lands(2, 'Swamp'), ...lands(2, 'Plains')] },
  });
  ann.attacks('Hill Giant', 'Grizzly Bears');
  ben.casts("Assassin's Blade", { target: 'Hill Giant' });
  ben.casts('Blessed Reversal');
  then(ben).hasLife(21); // 3 for the Bears, which then deal 2
});

rule(
  'P-150',
  'Seasoned Marshal taps an interceptor, and Defiant Stand untaps it before interceptors are declared',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Seasoned Marshal'] },
      ben: { hand: ['Defiant Stand'], inPlay: [...lands(2, 'Plains'), 'Hill Giant'] },
    });
    ann.attacks('Seasoned Marshal');
    ann.chooses('yes');
    ann.chooses('Hill Giant');
    then('Hill Giant').isTapped();
    ben.casts('Defiant Stand', { target: 'Hill Giant' });
    ben.intercepts('Seasoned Marshal', 'Hill Giant');
    then('Seasoned Marshal').isIn('graveyard');
    then('Hill Giant').isIn('play').hasDamage(2);
  },
);

rule(['P-060', 'P-146'], 'Harsh Justice and a last blow: both are at 0 at the same time, and nobody wins', () => {
  const { ann, ben } = given('portal', {
    ann: { life: 3, inPlay: ['Hill Giant'] },
    ben: { life: 3, hand: ['Harsh Justice'], inPlay: lands(3, 'Plains') },
  });
  ann.attacks('Hill Giant');
  ben.casts('Harsh Justice');
  play.isWonBy(null);
});

rule('P-060', 'with one fight after the other, who is at 0 after the first has lost: the second is not fought', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
    ben: { life: 3, inPlay: ['Gray Ogre'] },
  });
  ann.attacks('Hill Giant', 'Grizzly Bears');
  ben.letsThrough('Hill Giant');
  play.isWonBy('ann');
  then('Grizzly Bears').isIn('play').hasDamage(0);
});

rule('P-104', 'Alluring Scent on a Stalking Tiger: one interceptor has to be left for it, and one is enough', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Alluring Scent'], inPlay: [...lands(3, 'Forest'), 'Stalking Tiger', 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
  });
  play.until('play cards');
  ann.casts('Alluring Scent', { target: 'Stalking Tiger' });
  ann.attacks('Stalking Tiger', 'Grizzly Bears');
  ben.chooses('Grizzly Bears');
  refused('must block', () => ben.intercepts('Grizzly Bears', 'Gray Ogre', 'Hill Giant'));
  ben.intercepts('Grizzly Bears', 'Gray Ogre');
  ben.intercepts('Stalking Tiger', 'Hill Giant');
  then('Stalking Tiger').isIn('graveyard');
});

rule(['P-203', 'P-204'], "Mystic Denial answers an Assassin's Blade in the middle of one's own attack", () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Mystic Denial'], inPlay: [...lands(3, 'Island'), 'Hill Giant'] },
    ben: { hand: ["Assassin's Blade"], inPlay: lands(2, 'Swamp') },
  });
  ann.attacks('Hill Giant');
  ben.casts("Assassin's Blade", { target: 'Hill Giant' });
  ann.casts('Mystic Denial');
  then("Assassin's Blade").isIn('graveyard');
  then(ben).hasLife(17);
});

rule(
  'P-147',
  "Man-o'-War alone in play goes back to the hand it came from; Fire Snake takes its own player's land",
  () => {
    const { ann } = given('portal', { ann: { hand: ["Man-o'-War"], inPlay: lands(3, 'Island') }, ben: {} });
    play.until('play cards');
    ann.casts("Man-o'-War");
    then("Man-o'-War").isIn('hand');
    const snake = given('portal', { ann: { inPlay: ['Fire Snake', 'Mountain'] }, ben: { inPlay: ['Hill Giant'] } });
    snake.ann.attacks('Fire Snake');
    snake.ben.intercepts('Fire Snake', 'Hill Giant');
    then('Mountain').isIn('graveyard');
  },
);

rule(
  'P-275',
  'losing at the end of a phase: life lost to a Dread Reaper is won back in the same part of the turn',
  () => {
    const { ann, ben } = given(
      'portal',
      { ann: { life: 5, hand: ['Dread Reaper', 'Vampiric Touch'], inPlay: lands(9, 'Swamp') }, ben: {} },
      { rules: ['losing at the end of a phase'] },
    );
    play.until('play cards');
    ann.casts('Dread Reaper');
    then(ann).hasLife(0);
    ann.casts('Vampiric Touch', { target: ben });
    play.until('play cards', 'ben');
    play.isGoingOn();
    expect(play.game.state.players[0]?.life).toBe(2);
  },
);

rule(
  'P-104',
  'one that intercepts only beside another goes where it is lured when another has intercepted before',
  () => {
    const loner = card('Shy Hawk', {
      cost: '{1}',
      type: creature('Bird'),
      size: [1, 1],
      abilities: [has('flying'), thisIs({ change: 'company', doing: 'block', atLeast: 1 })],
    });
    const { ann, ben } = given(
      'portal',
      {
        ann: { hand: ['Alluring Scent'], inPlay: [...lands(3, 'Forest'), 'Storm Crow', 'Grizzly Bears'] },
        ben: { inPlay: ['Hill Giant', 'Shy Hawk'] },
      },
      { cards: [loner] },
    );
    play.until('play cards');
    ann.casts('Alluring Scent', { target: 'Storm Crow' });
    ann.attacks('Storm Crow', 'Grizzly Bears');
    ben.chooses('Grizzly Bears');
    ben.intercepts('Grizzly Bears', 'Hill Giant');
    expect(play.question).toMatchObject({ ask: 'block', must: [{}] });
    refused('must block', () => ben.letsThrough('Storm Crow'));
    ben.intercepts('Storm Crow', 'Shy Hawk');
    then('Storm Crow').isIn('play').hasDamage(1);
  },
);

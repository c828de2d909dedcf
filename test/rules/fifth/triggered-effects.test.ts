// Fifth, "Triggered Effects" and "Fast Effects and Phases": at once when the event occurs, and in their phase.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

rule(['F-641', 'F-642'], 'a triggered effect happens when its event occurs, in the middle of a batch', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: [...lands('Mountain', 3), 'Soul Net'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.until('damage prevention');
  ann.passes();
  ben.passes();
  then('Grizzly Bears').isIn('graveyard');
  // One Bolt has resolved, the other still waits: Soul Net is asked now.
  expect(play.question).toMatchObject({ ask: 'yesno', player: 0 });
  expect(play.game.state.chain.map(({ what }) => what)).toEqual(['spell', 'trigger']);
  ann.chooses('yes');
  then(ann).hasLife(21);
  then(ben).hasLife(20);
  play.allPass();
  then(ben).hasLife(17);
});

rule(['F-641', 'F-460'], 'Sengir Vampire grows when a creature it damaged this turn dies, of whatever cause', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Sengir Vampire', 'Mountain'] },
    ben: { inPlay: ['Giant Spider', { card: 'Ironroot Treefolk', with: ['Web'] }] },
  });
  then('Sengir Vampire').is(4, 4);
  ann.attacks('Sengir Vampire');
  ben.blocks('Sengir Vampire', 'Ironroot Treefolk');
  play.until('second main');
  then('Sengir Vampire').hasCounters('+1/+1', 0);
  ann.casts('Lightning Bolt', { target: 'Ironroot Treefolk' });
  play.allPass();
  then('Ironroot Treefolk').isIn('graveyard');
  then('Sengir Vampire').hasCounters('+1/+1', 1).is(5, 5);
});

rule(['F-643', 'F-642'], 'a triggered effect that deals damage has its own prevention step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
    ben: { inPlay: [{ card: 'Grizzly Bears', with: [{ card: 'Creature Bond', controller: 'ann' }] }, 'Samite Healer'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  ann.passes();
  ben.passes();
  then('Grizzly Bears').isIn('graveyard');
  expect(play.question).toMatchObject({ window: 'prevention' });
  then(ben).hasLife(20);
  ben.activates('Samite Healer', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
});

// ---- phases ----

example(['F-646', 'F-644', 'F-645', 'F-589'], 'an instant in answer to the end of a phase cancels that end', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Grizzly Bears', 'Forest'], inPlay: lands('Forest', 2) },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.passes();
  expect(play.asked).toBe('ben');
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass();
  then(ann).hasLife(17);
  expect(play.step).toBe('main pre-combat');
  expect(play.question).toMatchObject({ window: 'main', player: 0 });
  ann.plays('Forest');
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').isIn('play');
  // Nobody answers this time: the phase ends.
  ann.passes();
  ben.passes();
  expect(play.step).toBe('discard');
});

rule('F-589', 'upkeep, draw, main and discard can be answered at their end; untap and cleanup cannot', () => {
  const { ben } = given(
    'fifth',
    { ann: {}, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } },
    { step: 'untap' },
  );
  const asked: string[] = [];
  for (let i = 0; i < 60 && play.game.state.turn.active === 0; i += 1) {
    if (play.asked === 'ben' && ben.mayCast('Lightning Bolt') && !asked.includes(play.step)) asked.push(play.step);
    if (play.question?.ask === 'attack') break;
    play.pass();
  }
  expect(asked).toEqual(['upkeep', 'draw', 'main pre-combat', 'discard']);
});

rule(
  ['F-647', 'F-648'],
  'an effect of the phase is treated as an instant: it can be answered, and is there once',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Lightning Bolt', ...lands('Forest', 5)], inPlay: ['Mountain'] },
        ben: { inPlay: [{ card: 'Black Vise', chosenPlayer: 'ann' }] },
      },
      { step: 'untap' },
    );
    play.until('upkeep');
    then(ann).hasCardsInHand(6);
    refused('duties first', () => ann.passes());
    ann.dealsWith('Black Vise');
    // It has been announced and has not happened: with one card fewer it deals 1 damage, not 2.
    then(ann).hasLife(20);
    expect(play.game.state.chain.length).toBe(1);
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(17);
    then(ann).hasLife(19);
    expect(play.game.state.turn.duties).toEqual([]);
    ann.passes();
    ben.passes();
    expect(play.step).toBe('draw');
  },
);

example(['F-649', 'F-647', 'F-650'], 'Brass Man untaps in upkeep for its untap cost, and that can be answered', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: [{ card: 'Brass Man', tapped: true }, 'Forest'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
    },
    { step: 'untap' },
  );
  play.until('upkeep');
  then('Brass Man').isTapped();
  ann.activates('Brass Man');
  then('Brass Man').isTapped();
  then('Forest').isTapped();
  expect(play.game.state.chain.length).toBe(1);
  ben.casts('Healing Salve', { target: ben });
  play.allPass();
  then('Brass Man').isUntapped();
});

rule('F-649', 'outside the own upkeep the untap cost cannot be paid', () => {
  const { ann } = given('fifth', { ann: { inPlay: [{ card: 'Brass Man', tapped: true }, 'Forest'] }, ben: {} });
  refused('wrong phase', () => ann.activates('Brass Man'));
});

example(['F-652', 'F-651'], 'tapped again by Twiddle, Brass Man can be untapped again in the same upkeep', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: [{ card: 'Brass Man', tapped: true }, ...lands('Forest', 2)] },
      ben: { hand: ['Twiddle'], inPlay: ['Island'] },
    },
    { step: 'untap' },
  );
  play.until('upkeep');
  ann.activates('Brass Man');
  play.allPass();
  then('Brass Man').isUntapped();
  ann.passes();
  ben.casts('Twiddle', { mode: 0, target: 'Brass Man' });
  play.allPass();
  then('Brass Man').isTapped();
  ann.activates('Brass Man');
  play.allPass();
  then('Brass Man').isUntapped();
});

rule('F-653', 'an untap cost is paid whole or not at all', () => {
  const { ann } = given(
    'fifth',
    {
      ann: {
        inPlay: [
          { card: 'Hill Giant', tapped: true, with: [{ card: 'Paralyze', controller: 'ben' }] },
          ...lands('Forest', 3),
        ],
      },
      ben: {},
    },
    { step: 'untap' },
  );
  play.until('upkeep');
  refused('not enough mana', () => ann.activates('Paralyze'));
  then('Hill Giant').isTapped();
  then('Forest#1').isUntapped();
});

rule('F-553', 'what the timing rules do not allow is refused, and nothing changes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Forest'], inPlay: lands('Mountain', 2) },
    ben: { hand: ['Grizzly Bears', 'Plains'], inPlay: lands('Forest', 2) },
  });
  ann.casts('Lightning Bolt', { target: ben });
  refused('land timing', () => ann.plays('Forest'));
  ann.passes();
  refused('sorcery timing', () => ben.casts('Grizzly Bears'));
  refused('land timing', () => ben.plays('Plains'));
  then(ben).hasCardsInHand(2);
});

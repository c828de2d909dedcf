// Portal, "About Sorceries", life, and what goes where: cards take effect instantly, and few are played out of turn.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const islands = ['Island', 'Island', 'Island'];
const inHand = (seat: number): number => play.game.state.players[seat]?.hand[0] as number;

rule(
  ['P-189', 'P-190', 'P-037'],
  'a sorcery is paid, takes effect at once and goes to its player’s discard pile; nobody responds',
  () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Lava Axe'], inPlay: Array<string>(5).fill('Mountain') },
      ben: { hand: ['Blaze', 'Soul Feast'], inPlay: Array<string>(6).fill('Swamp') },
    });
    ann.casts('Lava Axe');
    then(ben).hasLife(15);
    then('Lava Axe').isIn('graveyard').isOwnedBy(ann);
    then('Mountain').isTapped();
    expect(play.asked).toBe('ann');
    const moves = play.game.events.flatMap((event) =>
      (event.event === 'moved' && event.to === 'graveyard') || event.event === 'damaged' ? [event.event] : [],
    );
    expect(moves).toEqual(['damaged', 'moved']);
  },
);

rule('P-188', 'a summon creature is put face up into play before its player at once', () => {
  const { ann, ben } = given('portal', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] }, ben: {} });
  ann.casts('Grizzly Bears');
  then('Grizzly Bears').isIn('play').isControlledBy(ann).isA('creature').isUntapped();
  expect(play.game.view(ben.seat).inPlay.map((each) => each.name)).toContain('Grizzly Bears');
  expect(play.asked).toBe('ann');
});

rule('P-024', 'sorceries deal damage to creatures, to players, or to both', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Earthquake', 'Blaze'], inPlay: Array<string>(6).fill('Mountain') },
    ben: { inPlay: ['Grizzly Bears', 'Air Elemental'] },
  });
  ann.casts('Blaze', { x: 1, target: 'Air Elemental' });
  then('Air Elemental').hasDamage(1);
  ann.casts('Earthquake', { x: 2 });
  then('Grizzly Bears').isIn('graveyard');
  then(ann).hasLife(18);
  then(ben).hasLife(18);
});

rule(['P-058', 'P-059'], 'losing and gaining life is no damage, and life may rise above 20', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Soul Feast'], inPlay: Array<string>(5).fill('Swamp') },
    ben: {},
  });
  ann.casts('Soul Feast', { target: ben });
  then(ben).hasLife(16);
  then(ann).hasLife(24);
  expect(play.game.events.some((event) => event.event === 'damaged')).toBe(false);
});

rule('P-060', 'a player whose life drops to 0 or less loses at once, before the next attacker is dealt with', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Hill Giant', 'Craw Wurm'] },
    ben: { life: 3, inPlay: ['Savannah Lions'] },
  });
  ann.attacks('Hill Giant', 'Craw Wurm');
  ben.letsThrough('Hill Giant');
  then(ben).hasLife(0);
  play.isWonBy('ann');

  const below = given('portal', {
    ann: { hand: ['Lava Axe'], inPlay: Array<string>(5).fill('Mountain') },
    ben: { life: 1 },
  });
  below.ann.casts('Lava Axe');
  then(below.ben).hasLife(-4);
  play.isWonBy('ann');
});

rule('P-025', 'a creature is destroyed as soon as its damage reaches its defense, at any point of the turn', () => {
  const { ann } = given('portal', {
    ann: { inPlay: ['Prodigal Sorcerer', 'Prodigal Pyromancer'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.activates('Prodigal Sorcerer', { target: 'Grizzly Bears' });
  then('Grizzly Bears').isIn('play').hasDamage(1);
  ann.activates('Prodigal Pyromancer', { target: 'Grizzly Bears' });
  then('Grizzly Bears').isIn('graveyard');
});

rule('P-033', 'destroying and discarding are two things: neither touches what the other speaks of', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Wrath of God', 'Ravenous Rats'], inPlay: ['Plains', 'Plains', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
    ben: { hand: ['Aven Fisher'], inPlay: ['Hill Giant'] },
  });
  ann.casts('Ravenous Rats');
  // Discarded, not destroyed: the Fisher's ability does not speak of it, and nothing in play was touched.
  then('Aven Fisher').isIn('graveyard');
  then('Hill Giant').isIn('play');
  then(ben).hasCardsInHand(0);

  const other = given('portal', {
    ann: { hand: ['Wrath of God', 'Grizzly Bears'], inPlay: Array<string>(4).fill('Plains') },
    ben: { hand: ['Gray Ogre'], inPlay: ['Hill Giant'] },
  });
  other.ann.casts('Wrath of God');
  then('Hill Giant').isIn('graveyard');
  then('Gray Ogre').isIn('hand');
  then('Grizzly Bears').isIn('hand');
});

rule('P-035', 'a discard at random takes any card, chosen by nobody who sees it', () => {
  const lost = new Set<string>();
  for (let seed = 0; seed < 24; seed += 1) {
    const { ann, ben } = given(
      'portal',
      { ann: { inPlay: ['Hypnotic Specter'] }, ben: { hand: ['Forest', 'Craw Wurm', 'Blaze'] } },
      { seed },
    );
    ann.attacks('Hypnotic Specter');
    then(ben).hasCardsInHand(2).hasCardsInGraveyard(1);
    expect(play.question?.ask).toBe('act');
    lost.add(play.game.view(0).players[1]?.graveyard[0]?.name ?? '');
  }
  expect([...lost].sort()).toEqual(['Blaze', 'Craw Wurm', 'Forest']);
});

rule('P-039', 'everybody may look through every discard pile at any time', () => {
  const { ann, ben } = given('portal', { ann: { graveyard: ['Blaze', 'Forest'] }, ben: { graveyard: ['Craw Wurm'] } });
  for (const viewer of [ann, ben]) {
    const piles = play.game.view(viewer.seat).players.map((player) => player.graveyard.map((each) => each.name));
    expect(piles).toEqual([['Blaze', 'Forest'], ['Craw Wurm']]);
  }
});

rule('P-191', 'a sorcery affects only cards in play unless it names others', () => {
  const { ann } = given('portal', {
    ann: {
      hand: ['Time Ebb', 'Raise Dead', 'Craw Wurm'],
      graveyard: ['Hill Giant'],
      inPlay: [...islands, 'Swamp', 'Grizzly Bears', 'Savannah Lions'],
    },
    ben: { hand: ['Gray Ogre'], graveyard: ['Scathe Zombies'], library: ['Air Elemental'] },
  });
  play.game.answer({ kind: 'cast', card: inHand(0) }, ann.seat);
  expect(ann.choices.sort()).toEqual(['Grizzly Bears', 'Savannah Lions']);
  refused('illegal target', () => ann.chooses('Hill Giant'));
  play.game.answer({ kind: 'cancel' }, ann.seat);
  ann.casts('Raise Dead', { target: 'Hill Giant' });
  then('Hill Giant').isIn('hand');
  then('Scathe Zombies').isIn('graveyard');
});

example('P-193', 'Time Ebb returns any one creature in play to the top of its owner’s deck', () => {
  const set = () =>
    given('portal', {
      ann: { hand: ['Time Ebb'], inPlay: [...islands, 'Snapping Drake'] },
      ben: { inPlay: ['Grizzly Bears', 'Hulking Goblin', 'Devoted Hero'] },
    });
  for (const target of ['Grizzly Bears', 'Hulking Goblin', 'Devoted Hero', 'Snapping Drake']) {
    const { ann, ben } = set();
    play.game.answer({ kind: 'cast', card: inHand(0) }, ann.seat);
    expect(ann.choices.sort()).toEqual(['Devoted Hero', 'Grizzly Bears', 'Hulking Goblin', 'Snapping Drake']);
    ann.chooses(target);
    then(target).isIn('library');
    const owner = target === 'Snapping Drake' ? ann : ben;
    const top = play.game.state.players[owner.seat]?.library.at(-1) as number;
    expect(play.game.inside.kind(top).definition.name).toBe(target);
  }
});

example(['P-195', 'P-194'], 'Time Ebb cannot be played without a creature in play, of whichever player', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Time Ebb'], inPlay: islands, graveyard: ['Grizzly Bears'] },
    ben: { hand: ['Gray Ogre'] },
  });
  refused('no target', () => ann.casts('Time Ebb'));
  for (const seats of [
    { ann: ['Grizzly Bears'], ben: [] },
    { ann: [], ben: ['Grizzly Bears'] },
  ]) {
    const other = given('portal', {
      ann: { hand: ['Time Ebb'], inPlay: [...islands, ...seats.ann] },
      ben: { inPlay: seats.ben },
    });
    other.ann.casts('Time Ebb');
    then('Grizzly Bears').isIn('library');
  }
});

example(['P-198', 'P-196'], 'Steadfastness may be played without a creature in play', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Steadfastness'], inPlay: ['Plains', 'Plains'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Steadfastness');
  then('Steadfastness').isIn('graveyard');
  then(ann).hasCardsInHand(0);
  then('Plains').isTapped();
  then('Grizzly Bears').is(2, 2);
});

example('P-202', 'Monstrous Growth: +4 offense and +4 defense for one creature until the end of the turn', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Monstrous Growth'], inPlay: ['Forest', 'Forest', 'Grizzly Bears', 'Gray Ogre'] },
    ben: {},
  });
  ann.casts('Monstrous Growth', { target: 'Grizzly Bears' });
  then('Grizzly Bears').is(6, 6);
  then('Gray Ogre').is(2, 2);
  ann.attacks('Grizzly Bears');
  then(ben).hasLife(14);
  then('Grizzly Bears').is(6, 6);
  ann.passes();
  then('Grizzly Bears').is(2, 2);
});

rule('P-203', 'sorceries are played in one’s own turn; the opponent is not even asked', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Hill Giant'] },
    ben: { hand: ['Blaze'], inPlay: ['Mountain', 'Mountain', 'Grizzly Bears'] },
  });
  refused('not your question', () => play.game.answer({ kind: 'cast', card: inHand(ben.seat) }, ben.seat));
  ann.casts('Grizzly Bears');
  expect(play.asked).toBe('ann');
  ann.attacks('Hill Giant');
  expect(play.question?.ask).toBe('block');
  refused('not understood', () => play.game.answer({ kind: 'cast', card: inHand(ben.seat) }, ben.seat));
  ben.letsThrough('Hill Giant');
  ann.passes();
  ben.passes();
  ben.casts('Blaze', { x: 1, target: ann });
  then(ann).hasLife(19);
});

rule(
  ['P-203', 'P-204'],
  'Assassin’s Blade and Defiant Stand are played after an attack and before intercepting, and then only',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: ['Hill Giant', 'Gray Ogre'] },
      ben: { hand: ["Assassin's Blade", 'Blaze'], inPlay: ['Swamp', 'Swamp', 'Mountain', 'Mountain', 'Grizzly Bears'] },
    });
    ann.attacks('Hill Giant', 'Gray Ogre');
    expect(play.question).toMatchObject({ ask: 'act', window: 'moment', player: ben.seat });
    expect(ben.mayCast("Assassin's Blade")).toBe(true);
    refused('sorcery timing', () => ben.casts('Blaze', { x: 1, target: ann }));
    ben.casts("Assassin's Blade", { target: 'Hill Giant' });
    then('Hill Giant').isIn('graveyard');
    ben.intercepts('Gray Ogre', 'Grizzly Bears');
    then(ben).hasLife(20);

    const own = given('portal', {
      ann: { hand: ["Assassin's Blade", 'Defiant Stand'], inPlay: ['Swamp', 'Swamp', 'Plains', 'Plains', 'Gray Ogre'] },
      ben: { inPlay: ['Hill Giant'] },
    });
    refused('wrong phase', () => own.ann.casts('Defiant Stand', { target: 'Gray Ogre' }));
    refused('wrong phase', () => own.ann.casts("Assassin's Blade"));
  },
);

rule(
  ['P-204', 'P-203'],
  'Mystic Denial is played when the opponent plays a creature or sorcery, even another Mystic Denial',
  () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Craw Wurm', 'Mystic Denial'], inPlay: [...Array<string>(6).fill('Forest'), ...islands] },
      ben: { hand: ['Mystic Denial'], inPlay: islands },
    });
    expect(ann.mayCast('Mystic Denial')).toBe(false);
    ann.casts('Craw Wurm');
    expect(play.asked).toBe('ben');
    ben.casts('Mystic Denial', { target: 'Craw Wurm' });
    expect(play.asked).toBe('ann');
    ann.casts('Mystic Denial', { target: 'Mystic Denial' });
    then('Craw Wurm').isIn('play');
    then(ann).hasCardsInGraveyard(1);
    then(ben).hasCardsInGraveyard(1);

    const second = given('portal', {
      ann: { hand: ['Craw Wurm', 'Mystic Denial'], inPlay: [...Array<string>(6).fill('Forest'), ...islands] },
      ben: { hand: ['Mystic Denial', 'Mystic Denial'], inPlay: [...islands, ...islands] },
    });
    second.ann.casts('Craw Wurm');
    second.ben.casts('Mystic Denial', { target: 'Craw Wurm' });
    second.ann.casts('Mystic Denial', { target: 'Mystic Denial' });
    // The chance to answer Ann's Denial is let go; the Wurm is still being played.
    second.ben.passes();
    second.ben.casts('Mystic Denial', { target: 'Craw Wurm' });
    then('Craw Wurm').isIn('graveyard');

    const other = given('portal', {
      ann: { hand: ['Craw Wurm'], inPlay: Array<string>(6).fill('Forest') },
      ben: { hand: ['Mystic Denial'], inPlay: islands },
    });
    other.ann.casts('Craw Wurm');
    other.ben.casts('Mystic Denial', { target: 'Craw Wurm' });
    then('Craw Wurm').isIn('graveyard');
    then('Forest').isTapped();
  },
);

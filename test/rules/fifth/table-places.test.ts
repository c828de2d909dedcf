// Fifth, the table: phases that cannot be reopened, libraries, graveyards, cards out of the game, life registers.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const mine = (zone: 'graveyard' | 'removed' | 'ante', seat = 0): string[] =>
  (play.game.view(1 - seat).players[seat]?.[zone] ?? []).map((card) => card.name);

rule('F-841', 'there is no way back to an earlier phase, nor into one that is over', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: [{ card: 'Brass Man', tapped: true }, 'Mountain'], hand: ['Forest'] }, ben: {} },
    { step: 'upkeep' },
  );
  expect(ann.mayActivate('Brass Man')).toBe(true);
  const seen: string[] = [];
  for (let i = 0; i < 60 && play.game.state.turn.active === 0; i += 1) {
    if (seen.at(-1) !== play.step) seen.push(play.step);
    if (play.step !== 'upkeep' && play.asked === 'ann') refused('wrong phase', () => ann.activates('Brass Man'));
    play.pass();
  }
  const order = play.game.book.turn.flatMap((phase) => phase.steps.map((step) => step.name));
  const places = seen.map((step) => order.indexOf(step));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(seen).toContain('discard');
});

rule('F-843', 'what must be done before combat cannot be done once combat has begun', () => {
  const position = {
    ann: { inPlay: ['Grizzly Bears'], hand: ['Forest'] },
    ben: { hand: ['Twiddle'], inPlay: ['Island'] },
  };
  const early = given('fifth', position);
  early.ann.passes();
  early.ben.casts('Twiddle', { target: 'Grizzly Bears', mode: 0 });
  play.allPass();
  play.game.answer({ kind: 'begin attack' }, early.ann.seat);
  play.until('main', 'ben');
  then(early.ben).hasLife(20);
  const late = given('fifth', position);
  late.ann.attacks('Grizzly Bears');
  refused('land timing', () => late.ann.plays('Forest'));
  late.ben.casts('Twiddle', { target: 'Grizzly Bears', mode: 0 });
  play.until('second main');
  then(late.ben).hasLife(18);
});

rule('F-847', 'neither player can do anything in the cleanup phase', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Prodigal Sorcerer'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Prodigal Sorcerer'] },
  });
  const asked = new Set<string>();
  for (let i = 0; i < 80 && play.game.state.turn.number < 7; i += 1) {
    asked.add(play.game.view(0).phase);
    play.pass();
  }
  expect([...asked].sort()).toEqual(['discard', 'draw', 'main', 'upkeep']);
  expect(
    play.game.events.some((event) => event.event === 'step' && event.phase === 'cleanup'),
    'it was there',
  ).toBe(true);
  then(ann).hasLife(20);
});

rule('F-867', 'nobody looks through a library or handles it, unless a card says so', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Visions'], inPlay: ['Plains'] },
    ben: { library: ['Shivan Dragon', 'Fog', 'Forest', 'Terror', 'Jump', 'Air Elemental'] },
  });
  const order = play.game.state.players[1]?.library;
  for (const seat of [0, 1]) {
    for (const player of play.game.view(seat).players) expect(player.knownLibrary).toEqual([]);
    expect(JSON.stringify(play.game.view(seat))).not.toContain('Shivan Dragon');
  }
  expect(JSON.stringify(play.game.legalAnswers())).not.toContain(String(order?.[0]));
  ann.casts('Visions', { target: 'ben' });
  play.pass();
  play.pass();
  const shown = play.game.view(0).players[1]?.knownLibrary.map((card) => `${card.fromTop} ${card.name}`);
  expect(shown?.sort()).toEqual(['0 Shivan Dragon', '1 Fog', '2 Forest', '3 Terror', '4 Jump']);
  expect(play.game.view(1).players[1]?.knownLibrary, 'its owner is not shown it').toEqual([]);
  ann.chooses('no');
  expect(play.game.state.players[1]?.library).toEqual(order);
  then(ben).hasCardsInLibrary(6);
});

rule('F-870', 'a card that is discarded or killed goes to the graveyard of its owner', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Terror', 'Hypnotic Specter'],
      inPlay: ['Swamp', 'Swamp', 'Hypnotic Specter', { card: 'Hill Giant', owner: 'ben' }],
    },
    ben: { hand: ['Fog'], inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  expect(mine('graveyard', 1)).toEqual(['Grizzly Bears']);
  expect(mine('graveyard', 0)).toEqual(['Terror']);
  ann.attacks('Hypnotic Specter');
  play.until('second main');
  then('Fog').isIn('graveyard');
  expect(mine('graveyard', 1)).toEqual(['Grizzly Bears', 'Fog']);
  then(ben).hasLife(18);
});

rule('F-871', 'a card removed from the game does not go to the graveyard', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Disintegrate', { target: 'Grizzly Bears', x: 2 });
  play.allPass();
  then('Grizzly Bears').isIn('removed');
  expect(mine('removed', 1)).toEqual(['Grizzly Bears']);
  expect(mine('graveyard', 1)).toEqual([]);
});

rule('F-873', 'nobody takes cards out of a graveyard or reorders it, unless a card says so', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Raise Dead'],
      graveyard: ['Grizzly Bears', 'Fog', 'Hill Giant'],
      inPlay: ['Swamp', 'Forest', 'Forest'],
    },
    ben: { graveyard: ['Air Elemental'] },
  });
  const before = mine('graveyard');
  for (const card of play.game.view(0).players[0]?.graveyard ?? [])
    refused('not in hand', () => play.game.answer({ kind: 'cast', card: card.id }, ann.seat));
  expect(mine('graveyard')).toEqual(before);
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] ?? 0 }, ann.seat);
  expect(new Set(ann.choices), 'only the own creatures').toEqual(new Set(['Grizzly Bears', 'Hill Giant']));
  ann.chooses('Hill Giant');
  play.allPass();
  expect(mine('graveyard').filter((name) => name !== 'Raise Dead')).toEqual(
    before.filter((name) => name !== 'Hill Giant'),
  );
  then(ann).hasInHand('Hill Giant');
});

rule('F-877', 'with no life left the duel is over at the end of the phase or of combat, and not before', () => {
  const saved = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { life: 3, hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  saved.ann.casts('Lightning Bolt', { target: 'ben' });
  play.allPass();
  then(saved.ben).hasLife(0);
  expect(play.game.view(0).players[1]?.life).toBe(0);
  play.isGoingOn();
  saved.ben.casts('Healing Salve', { mode: 0, target: 'ben' });
  play.allPass();
  play.until('upkeep', 'ben');
  play.isGoingOn();
  const fought = given('fifth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { life: 6, hand: ['Healing Salve'], inPlay: ['Plains'] },
  });
  fought.ann.attacks('Craw Wurm');
  play.until('damage prevention');
  play.isGoingOn();
  while (play.question !== null) play.pass();
  expect(play.game.view(0).step, 'the main phase did not go on after combat').not.toBe('main post-combat');
  play.isWonBy('ann');
  given('fifth', { ann: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] }, ben: { life: 2 } }).ann.casts(
    'Lightning Bolt',
    { target: 'ben' },
  );
  play.allPass();
  play.isGoingOn();
  play.pass();
  play.pass();
  play.isWonBy('ann');
});

// Magic 2011 with more than two: Two-Headed Giant, Emperor and Free-for-All as the book has them (M-289 to M-298).

import { expect } from 'vitest';
import { findBook, newGame } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import type { Actor } from '../../support/actor.ts';
import { rule } from '../../support/catalogue.ts';

const giant = { variant: 'two-headed-giant' };
const emperor = { variant: 'emperor' };
const all = { variant: 'free-for-all' };

const deckOf = (seats: number) => Array.from({ length: seats }, () => Array.from({ length: 60 }, () => 'Forest'));
const begin = (variant: string, seats: number, seed = 1) =>
  newGame({ book: 'm11', decks: deckOf(seats), seed, options: { variant } });

rule('M-289', 'a game of more than two is one of three variants', () => {
  expect(findBook('m11').variants.map(({ name }) => name)).toEqual(['free-for-all', 'two-headed-giant', 'emperor']);
  expect(() => newGame({ book: 'm11', decks: deckOf(3), seed: 1 })).toThrow(
    "Magic 2011 is played with exactly 2 seats here, not with 3; for 3 there is 'free-for-all'",
  );
});

rule('M-290', 'two teams of two sit opposite each other', () => {
  const game = begin('two-headed-giant', 4);
  expect(game.state.players.map(({ team }) => team)).toEqual([0, 0, 1, 1]);
  expect(game.view(0).players.map(({ relation }) => relation)).toEqual(['you', 'ally', 'foe', 'foe']);
});

rule('M-291', 'both heads untap, draw and play in one turn', () => {
  const { ann, bob } = given(
    'm11',
    {
      ann: {
        hand: ['Grizzly Bears'],
        inPlay: [
          { card: 'Forest', tapped: true },
          { card: 'Forest', tapped: true },
        ],
      },
      bob: {
        hand: ['Hill Giant', 'Mountain'],
        inPlay: Array.from({ length: 4 }, () => ({ card: 'Mountain', tapped: true })),
      },
      cat: {},
      dan: {},
    },
    { ...giant, active: 'cat' },
  );
  play.until('main', 'ann');
  then(ann).hasCardsInHand(2);
  then(bob).hasCardsInHand(3);
  ann.casts('Grizzly Bears');
  play.allPass();
  bob.plays('Mountain');
  bob.casts('Hill Giant');
  play.allPass();
  then('Grizzly Bears').isControlledBy(ann);
  then('Hill Giant').isControlledBy(bob);
});

rule('M-291', 'each team has its turn, and then the other has', () => {
  given('m11', { ann: {}, bob: {}, cat: {}, dan: {} }, giant);
  const turns: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    turns.push(play.game.state.turn.active);
    play.until('upkeep', play.game.state.turn.active === 0 ? 'cat' : 'ann');
  }
  expect(turns).toEqual([0, 2, 0]);
  expect(play.game.view(1).turnOf).toEqual([2, 3]);
});

rule('M-292', 'a team has one life total, which starts at 30', () => {
  expect(begin('two-headed-giant', 4).state.players.map(({ life }) => life)).toEqual([30, 30, 30, 30]);
  const { ann, dan } = given(
    'm11',
    {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'], life: 30 },
      bob: {},
      cat: { life: 30 },
      dan: { hand: ["Angel's Mercy"], inPlay: Array.from({ length: 4 }, () => 'Plains') },
    },
    giant,
  );
  ann.casts('Lightning Bolt', { target: 'cat' });
  play.allPass();
  ann.casts('Lightning Bolt', { target: 'dan' });
  play.allPass();
  expect(play.lives).toEqual([30, 30, 24, 24]);
  dan.casts("Angel's Mercy");
  play.allPass();
  expect(play.lives).toEqual([30, 30, 31, 31]);
});

rule('M-292', 'what each opponent loses the team loses twice, and what asks for a life total finds half of it', () => {
  const { ann } = given(
    'm11',
    {
      ann: { hand: ['Earthquake'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      bob: { life: 30 },
      cat: { life: 17 },
      dan: {},
    },
    giant,
  );
  ann.casts('Earthquake', { x: 2 });
  play.allPass();
  expect(play.lives).toEqual([26, 26, 13, 13]);
});

rule('M-290', 'a side attacks and blocks as one', () => {
  const { ann, bob, cat, dan } = given(
    'm11',
    {
      ann: { inPlay: ['Grizzly Bears'], life: 30 },
      bob: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      cat: { inPlay: ['Giant Spider'], life: 30 },
      dan: { inPlay: ['Runeclaw Bear'] },
    },
    giant,
  );
  ann.attacks('Grizzly Bears');
  bob.attacks('Craw Wurm', 'Hill Giant');
  expect(play.game.state.combat?.attacks).toHaveLength(3);
  cat.blocks('Craw Wurm', 'Giant Spider');
  dan.blocks('Craw Wurm', 'Runeclaw Bear');
  bob.chooses('Runeclaw Bear', 'Giant Spider');
  play.allPass();
  // Whoever controls an attacker says which of the two takes its damage; the life is the same.
  ann.chooses('dan');
  bob.assigns({ 'Runeclaw Bear': 2, 'Giant Spider': 4 });
  bob.chooses('cat');
  expect(play.lives).toEqual([30, 30, 25, 25]);
  then('Giant Spider').isIn('graveyard');
  then('Runeclaw Bear').isIn('graveyard');
  expect(play.game.state.turn.hurt.map(({ seat }) => seat)).toEqual([3, 2]);
});

rule('M-290', 'a creature of neither team mate blocks what attacks the other side, and landwalk looks at both', () => {
  const { ann, dan } = given(
    'm11',
    { ann: { inPlay: ['Bog Wraith'] }, bob: {}, cat: { inPlay: ['Swamp'] }, dan: { inPlay: ['Grizzly Bears'] } },
    giant,
  );
  ann.attacks('Bog Wraith');
  play.until('end of combat');
  then(dan).hasLife(27);
});

rule('M-290', 'team mates look at each other’s hands and not at others’', () => {
  given('m11', { ann: { hand: ['Shock'] }, bob: { hand: ['Terror'] }, cat: { hand: ['Duress'] }, dan: {} }, giant);
  const hands = play.game.view(0).players.map(({ hand }) => hand.map(({ name }) => name));
  expect(hands).toEqual([['Shock'], ['Terror'], [], []]);
});

rule('M-290', 'a team wins and loses as one, whatever becomes of one head', () => {
  const { bob } = given('m11', { ann: {}, bob: { library: [] }, cat: {}, dan: {} }, { ...giant, active: 'cat' });
  expect(bob.name).toBe('bob');
  // Bob has to draw from an empty library in the next turn of the team.
  for (let i = 0; i < 60 && play.question !== null; i += 1) play.pass();
  expect(play.winners).toEqual(['cat', 'dan']);
  expect(play.game.state.players.map(({ out }) => out)).toEqual(['team', 'library', null, null]);
});

rule('M-455', 'a team mate is a player: what is aimed at a player may be aimed at one', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, bob: {}, cat: {}, dan: {} },
    giant,
  );
  expect(aimedBy(ann)).toEqual(['ann', 'bob', 'cat', 'dan']);
});

rule('M-293', 'an emperor sits between two generals', () => {
  const game = begin('emperor', 6);
  expect(game.state.players.map(({ team }) => team)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(game.view(0).players.map(({ leads }) => leads)).toEqual([false, true, false, false, true, false]);
  expect(() => begin('emperor', 5)).toThrow("Magic 2011 is played with exactly 6 seats as 'emperor' here, not with 5");
});

const idOf = (name: string): number =>
  play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === name) ?? 0;

/** What the first card of a hand may be aimed at: it is announced, and taken back. */
function aimedBy(actor: Actor): string[] {
  const card = play.game.state.players[actor.seat]?.hand[0] as number;
  play.game.answer({ kind: 'cast', card }, actor.seat);
  const { choices } = actor;
  play.game.answer({ kind: 'cancel' }, actor.seat);
  return choices;
}

/** Ann, Ed and Gus against Hal, Eve and Ivy: Ed and Eve are the emperors, and Gus sits beside Hal. */
const SIX = { ann: {}, ed: {}, gus: {}, hal: {}, eve: {}, ivy: {} };

rule('M-294', 'a team whose emperor is defeated has lost', () => {
  const { eve } = given('m11', SIX, emperor);
  eve.concedes();
  expect(play.winners).toEqual(['ann', 'ed', 'gus']);
  expect(play.out).toEqual(['hal', 'eve', 'ivy']);
});

rule('M-294', 'generals need not be defeated, and their defeat is not the end', () => {
  const { hal, ivy, eve } = given('m11', SIX, emperor);
  hal.concedes();
  ivy.concedes();
  play.isGoingOn();
  eve.concedes();
  expect(play.winners).toEqual(['ann', 'ed', 'gus']);
});

rule('M-294', 'a general who is out wins with the team', () => {
  const { ann, eve } = given('m11', SIX, emperor);
  ann.concedes();
  eve.concedes();
  expect(play.winners).toEqual(['ann', 'ed', 'gus']);
});

rule('M-293', 'an emperor reaches two seats and a general one; both attack only whom they sit beside', () => {
  const { ed, gus } = given(
    'm11',
    {
      ...SIX,
      ed: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
      gus: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    },
    { ...emperor, active: 'ed' },
  );
  expect(aimedBy(ed)).toEqual(['Grizzly Bears', 'ed', 'gus', 'hal', 'ivy', 'ann']);
  expect(play.game.view(1).attackable).toEqual([]);
  expect(play.game.view(2).attackable).toEqual([3]);
  ed.passes();
  expect(aimedBy(gus)).toEqual(['Grizzly Bears', 'ed', 'gus', 'hal']);
});

rule('M-293', 'when a general is out the next one sits beside the emperor, from the next turn on', () => {
  const { gus } = given('m11', SIX, { ...emperor, active: 'hal' });
  expect(play.game.view(1).reach).toEqual([0, 1, 2, 3, 5]);
  gus.concedes();
  // Who was within reach when the turn began is still.
  expect(play.game.view(1).reach).toEqual([0, 1, 3, 5]);
  play.until('upkeep', 'eve');
  expect(play.game.view(1).reach).toEqual([0, 1, 3, 4, 5]);
  expect(play.game.view(1).attackable).toEqual([3]);
});

rule('M-293', 'a creature is deployed to a team mate, who may use it from the next turn on', () => {
  const { ed, gus } = given('m11', { ...SIX, ed: { inPlay: ['Grizzly Bears'] } }, { ...emperor, active: 'ed' });
  ed.activates('Grizzly Bears', { target: 'gus' });
  play.allPass();
  then('Grizzly Bears').isControlledBy(gus).isTapped();
  play.until('main', 'gus');
  gus.attacks('Grizzly Bears');
  then('Grizzly Bears').isAttacking();
});

rule('M-293', 'only a team mate within reach gets it, and only when a sorcery could be cast', () => {
  const { ed } = given('m11', { ...SIX, ed: { inPlay: ['Grizzly Bears'] } }, { ...emperor, active: 'ed' });
  expect(ed.mayActivate('Grizzly Bears')).toBe(true);
  play.game.answer({ kind: 'use', source: idOf('Grizzly Bears'), ability: 0 });
  expect(ed.choices).toEqual(['gus', 'ann']);
  play.game.answer({ kind: 'cancel' });
  play.until('end step');
  refused('sorcery timing', () => ed.activates('Grizzly Bears', { target: 'gus' }));
});

rule('M-295', 'everybody against everybody, and the last one left wins', () => {
  const { ann, ben, cat } = given(
    'm11',
    {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      ben: { life: 2 },
      cat: { life: 3, inPlay: ['Runeclaw Bear'] },
    },
    all,
  );
  ann.attacks({ card: 'Grizzly Bears', at: 'ben' }, { card: 'Hill Giant', at: 'cat' });
  cat.blocks('Hill Giant', 'Runeclaw Bear');
  play.until('end of combat');
  expect(play.out).toEqual(['ben']);
  play.isGoingOn();
  cat.concedes();
  play.isWonBy('ann');
  expect(ben.name).toBe('ben');
});

rule('M-296', 'the first new hand has seven cards again, the second six', () => {
  const game = begin('free-for-all', 3);
  const first = game.question?.player as number;
  const cards = () => game.state.players[first]?.hand.length;
  game.answer({ kind: 'yes' });
  expect(cards()).toBe(7);
  game.answer({ kind: 'yes' });
  expect(cards()).toBe(6);
  const duel = newGame({ book: 'm11', decks: deckOf(2), seed: 1 });
  duel.answer({ kind: 'option', option: 0 });
  const one = duel.question?.player as number;
  duel.answer({ kind: 'yes' });
  expect(duel.state.players[one]?.hand).toHaveLength(6);
});

/** Plays up to the first main phase: nobody takes a new hand, and who may choose plays first. */
function toFirstMain(variant: string, seats: number) {
  const game = begin(variant, seats);
  for (let i = 0; i < 40 && game.question?.ask !== 'act'; i += 1)
    game.answer(game.question?.ask === 'option' ? { kind: 'option', option: 0 } : { kind: 'no' });
  return game;
}

rule('M-297', 'the team that plays first skips its first draw step', () => {
  const game = toFirstMain('two-headed-giant', 4);
  expect(game.state.turn.number).toBe(1);
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7]);
  const drawn = game.events.filter((event) => event.event === 'step' && event.step === 'draw');
  expect(drawn).toEqual([]);
});

rule('M-298', 'in the other variants everybody draws in the first turn', () => {
  for (const [variant, seats] of [
    ['free-for-all', 3],
    ['emperor', 6],
  ] as const) {
    const game = toFirstMain(variant, seats);
    expect(game.state.turn.number).toBe(1);
    expect(game.state.players[game.state.turn.active]?.hand).toHaveLength(8);
  }
});

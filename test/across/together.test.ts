// What one effect does to several players or things, in five books: together, or to the active player first.

import { expect } from 'vitest';
import type { Answer } from '../../src/engine/asking/decision.ts';
import { given, play } from '../play.ts';
import { across } from '../support/catalogue.ts';
import { TOGETHER } from '../support/together-cards.ts';

const lifeOf = (seat: number): number => play.game.state.players[seat]?.life ?? 0;

/** Everybody passes until all has happened; what is asked besides is answered with the first that may be. */
function finish(): void {
  for (let i = 0; i < 60; i += 1) {
    const { chain, waiting, packets, players } = play.game.state;
    const waits = chain.length + waiting.length + packets.length > 0 || players.some((each) => each.drawing.length > 0);
    if (play.question === null || (play.question.ask === 'act' && !waits)) return;
    if (play.question.ask === 'act') play.pass();
    else play.game.answer(play.game.legalAnswers()[0] as Answer);
  }
}

across(
  'each player sacrifices a creature: life that the active player’s sacrificed Mourner gains by the other’s death',
  { beta: 1, fifth: 0, portal: 1, tenth: 1, m11: 1 },
  (book) => {
    const { ann } = given(
      book,
      { ann: { hand: ['Each Sacrifices'], inPlay: ['Mourner'] }, ben: { inPlay: ['Grizzly Bears'] } },
      { cards: TOGETHER },
    );
    ann.casts('Each Sacrifices');
    finish();
    return lifeOf(0) - 20;
  },
  { facts: ['timing.severalPlayers'], ids: ['F-614'] },
);

across(
  'each player discards a card of their choice: what the other has discarded when the second is asked',
  { beta: 0, fifth: 1, portal: 0, tenth: 0, m11: 0 },
  (book) => {
    const { ann, ben } = given(
      book,
      { ann: { hand: ['Each Discards', 'Forest', 'Plains'] }, ben: { hand: ['Island', 'Swamp'] } },
      { cards: TOGETHER },
    );
    ann.casts('Each Discards');
    for (let i = 0; i < 10 && play.question?.ask === 'act'; i += 1) play.pass();
    ann.chooses('Forest');
    expect(play.asked).toBe('ben');
    const seen = play.game.state.players[0]?.graveyard.length ?? 0;
    ben.chooses('Swamp');
    expect(play.game.state.players.map((each) => each.hand.length)).toEqual([1, 1]);
    return seen;
  },
  { facts: ['timing.severalPlayers'], ids: ['F-614'] },
);

across(
  'one creature is left without toughness, another has lethal damage: do they see each other die',
  { beta: 2, fifth: 2, portal: 2, tenth: 2, m11: 2 },
  (book) => {
    const { ann } = given(
      book,
      { ann: { hand: ['Wither and Burn'], inPlay: ['Mourner', 'Mourner'] }, ben: {} },
      { cards: TOGETHER },
    );
    ann.casts('Wither and Burn', { targets: ['Mourner', 'Mourner#2'] });
    finish();
    return lifeOf(0) - 20;
  },
);

across(
  'a Soul Warden and two other creatures come out of the graveyard at once: life gained',
  { beta: 2, fifth: 2, portal: 2, tenth: 2, m11: 2 },
  (book) => {
    const { ann } = given(
      book,
      { ann: { hand: ['All Rise'], graveyard: ['Grizzly Bears', 'Soul Warden', 'Hill Giant'] }, ben: {} },
      { cards: TOGETHER },
    );
    ann.casts('All Rise');
    finish();
    return lifeOf(0) - 20;
  },
);

across(
  'every player gets a token that sees creatures come: life gained by the active player and the other',
  { beta: '1, 1', fifth: '1, 0', portal: '1, 1', tenth: '1, 1', m11: '1, 1' },
  (book) => {
    const { ann } = given(book, { ann: { hand: ['Each Gets One'] }, ben: {} }, { cards: TOGETHER });
    ann.casts('Each Gets One');
    finish();
    return `${lifeOf(0) - 20}, ${lifeOf(1) - 20}`;
  },
  { facts: ['timing.severalPlayers'] },
);

across(
  'a card that sees things untap, and untaps with two others: life gained in the untap phase',
  { beta: 2, fifth: 2, portal: null, tenth: 2, m11: 2 },
  (book) => {
    if (book === 'portal') return null;
    const tapped = (card: string) => ({ card, tapped: true });
    given(
      book,
      { ann: { inPlay: [tapped('Forest'), tapped('Plains'), tapped('Sundial')] }, ben: {} },
      { cards: TOGETHER, active: 'ben' },
    );
    play.until('main', 'ann');
    return lifeOf(0) - 20;
  },
);

across(
  'a damage spell leaves both players without life: who wins',
  { beta: 'nobody', fifth: 'nobody', portal: 'nobody', tenth: 'nobody', m11: 'nobody' },
  (book) => {
    const spell = book === 'portal' ? 'Fire Tempest' : 'Earthquake';
    const lands = Array.from({ length: 7 }, () => 'Mountain');
    const { ann } = given(book, { ann: { life: 5, hand: [spell], inPlay: lands }, ben: { life: 3 } });
    ann.casts(spell, spell === 'Earthquake' ? { x: 6 } : {});
    for (let i = 0; i < 60 && play.question !== null; i += 1) {
      if (play.question.ask === 'act') play.pass();
      else play.game.answer(play.game.legalAnswers()[0] as Answer);
    }
    return play.game.outcome?.winner === null ? 'nobody' : play.game.names[play.game.outcome?.winner ?? 9];
  },
  { ids: ['F-877', 'B-022', 'P-041'] },
);

across(
  'both must draw from an empty library by one effect: who wins',
  { beta: 'nobody', fifth: 'nobody', portal: 'nobody', tenth: 'nobody', m11: 'nobody' },
  (book) => {
    const { ann } = given(
      book,
      { ann: { hand: ['Each Draws'], library: [] }, ben: { library: [] } },
      { cards: TOGETHER },
    );
    ann.casts('Each Draws');
    for (let i = 0; i < 30 && play.question !== null; i += 1) play.pass();
    return play.game.outcome?.winner === null ? 'nobody' : play.game.names[play.game.outcome?.winner ?? 9];
  },
  { ids: ['F-616', 'B-053', 'P-041'] },
);

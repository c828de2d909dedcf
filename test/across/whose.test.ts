// Whose things a turn changes, in five books: what untaps, whose creatures are rested, who discards, and what is cleaned up.

import { target } from '../../src/language/amount.ts';
import { change, damage, plus } from '../../src/language/build.ts';
import { card, sorcery } from '../../src/language/card.ts';
import { aCreature } from '../../src/language/target.ts';
import { given, play, then } from '../play.ts';
import { across, BOOKS, type BookId } from '../support/catalogue.ts';

const inAll = <T>(value: T) => Object.fromEntries(BOOKS.map((book) => [book, value])) as Record<BookId, T>;

const LAST: Record<BookId, string> = {
  beta: 'discard',
  fifth: 'discard',
  portal: 'play cards after attack',
  tenth: 'end of turn',
  m11: 'end step',
};
const FIRST: Record<BookId, string> = {
  beta: 'upkeep',
  fifth: 'upkeep',
  portal: 'land',
  tenth: 'upkeep',
  m11: 'upkeep',
};

/** From the end of Ann's turn to where Ben can first do something in his. */
function nextTurn(book: BookId): void {
  play.until(FIRST[book], 'ben');
}

const objects = () => play.game.state.inPlay.map((id) => play.game.inside.object(id));

across(
  'summoning sickness ends with the beginning of its own controller’s turn and of no other',
  inAll({ 'ann:': [true, true, false], 'ben:': [true, false, false] }),
  (book) => {
    const sick = { card: 'Grizzly Bears', sick: true };
    given(book, { ann: { inPlay: [sick] }, ben: { inPlay: [sick] } }, { step: LAST[book] });
    const look = (seat: number): boolean => objects().some(({ controller, sick: is }) => controller === seat && is);
    const seen = [[look(0), look(1)]];
    nextTurn(book);
    seen.push([look(0), look(1)]);
    play.until(FIRST[book], 'ann');
    seen.push([look(0), look(1)]);
    return { 'ann:': seen.map(([ann]) => ann), 'ben:': seen.map(([, ben]) => ben) };
  },
);

across('a sick creature does not attack, and one that came last turn does', inAll(['summoning sick', null]), (book) => {
  given(
    book,
    { ann: { inPlay: [{ card: 'Grizzly Bears', sick: true }, 'Hill Giant'] }, ben: {} },
    book === 'portal' ? { step: 'play cards' } : {},
  );
  const attack = (name: string) => {
    const id = objects().find(({ id: each }) => play.game.inside.kind(each).definition.name === name)?.id ?? 0;
    const attackers = [{ id, target: { what: 'player' as const, id: 1 }, band: 0 }];
    return play.game.whyNot({ kind: 'attack', attackers })?.key ?? null;
  };
  for (let i = 0; i < 40 && play.question?.ask !== 'attack'; i += 1)
    if (play.game.whyNot({ kind: 'begin attack' }) === null) play.game.answer({ kind: 'begin attack' });
    else play.pass();
  return [attack('Grizzly Bears'), attack('Hill Giant')];
});

across(
  'only what the active player controls untaps, whoever owns it',
  inAll({ ann: true, ben: false, lent: false, borrowed: true }),
  (book) => {
    given(
      book,
      {
        ann: {
          inPlay: [
            { card: 'Hill Giant', tapped: true },
            { card: 'Gray Ogre', tapped: true, controller: 'ben' },
          ],
        },
        ben: {
          inPlay: [
            { card: 'Grizzly Bears', tapped: true },
            { card: 'Craw Wurm', tapped: true, controller: 'ann' },
          ],
        },
      },
      { step: LAST[book] },
    );
    nextTurn(book);
    const tapped = (name: string): boolean =>
      objects().some(({ id, tapped: is }) => is && play.game.inside.kind(id).definition.name === name);
    return {
      ann: tapped('Hill Giant'),
      ben: tapped('Grizzly Bears'),
      lent: tapped('Gray Ogre'),
      borrowed: tapped('Craw Wurm'),
    };
  },
);

across(
  'damage goes from everybody’s creatures at the end of the turn, and effects of the turn with it, at one moment',
  inAll({ damage: [0, 0], size: '2/2', alive: true }),
  (book) => {
    const stout = card('Stout', {
      cost: '{0}',
      type: sorcery,
      targets: [aCreature],
      effects: [change(target(), [plus(0, 3)]), damage(3, target())],
    });
    const { ann } = given(
      book,
      {
        ann: { hand: ['Stout'], inPlay: ['Grizzly Bears'] },
        ben: { inPlay: [{ card: 'Craw Wurm', damage: 2 }] },
      },
      { cards: [stout], ...(book === 'portal' ? { step: 'play cards' } : {}) },
    );
    ann.casts('Stout', { target: 'Grizzly Bears' });
    while (play.game.state.chain.length + play.game.state.packets.length > 0) play.pass();
    then('Grizzly Bears').is(2, 5).hasDamage(3);
    nextTurn(book);
    const bears = objects()[0];
    const char = play.game.view(0).inPlay[0];
    return {
      damage: objects().map(({ damage }) => damage),
      size: `${char?.power}/${char?.toughness}`,
      alive: bears?.zone === 'play',
    };
  },
);

across(
  'who discards down to seven at the end of Ann’s turn: cards in the two hands',
  { beta: [7, 9], fifth: [7, 9], portal: [9, 10], tenth: [7, 9], m11: [7, 9] },
  (book) => {
    const hand = Array.from({ length: 9 }, () => 'Plains');
    given(book, { ann: { hand }, ben: { hand } }, { step: LAST[book] });
    for (let i = 0; i < 30 && play.game.state.turn.active === 0; i += 1) {
      const { question } = play;
      if (question?.ask === 'pick') play.game.answer({ kind: 'pick', picked: question.from.slice(0, question.min) });
      else play.pass();
    }
    return play.game.state.players.map((player) => player.hand.length);
  },
  { facts: ['hand.limit'] },
);

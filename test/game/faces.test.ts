// What lies face down: what it is taken for, who may look, and that nobody else learns of it by any way.

import { expect, test } from 'vitest';
import { turnFace } from '../../src/core/change.ts';
import { Machine } from '../../src/engine/machine.ts';
import { faceOf } from '../../src/engine/things/faces.ts';
import { chanceFrom, fromPosition, type Game, type Id, seenBy, tellEvents } from '../../src/game/index.ts';
import { questionWords, Scene } from '../../src/game/told/index.ts';
import { permanentStates } from '../../src/server/state/permanents.ts';
import { viewsHide } from '../../tools/soak/invariants.ts';
import { given, play, then } from '../play.ts';

const table = (card: string) =>
  given('m11', {
    ann: { inPlay: [{ card, faceDown: '2/2' }, 'Forest'] },
    ben: { inPlay: ['Hill Giant', 'Mountain'], hand: ['Shock'] },
  });

function machine(game: Game = play.game): Machine {
  const { book, kinds, options, state } = game.inside;
  return new Machine(book, kinds, options, state, []);
}

const hidden = (game: Game = play.game): Id => game.state.inPlay[0] as Id;

test('it is a creature of the size that it was given, and nothing else: no name, colour, type, cost or text', () => {
  const { ann } = table('Serra Angel');
  then('Serra Angel').is(2, 2).lacksKeyword('flying').isColor().hasSubtypes();
  const [thing] = play.game.view(1).inPlay;
  expect(thing).toMatchObject({ name: 'Face-down creature', faceDown: true, card: null, cost: 0, activated: [] });
  ann.attacks('Serra Angel');
  then('Serra Angel').isAttacking().isTapped();
});

test('only its owner and its controller may look', () => {
  given('m11', {
    ann: { inPlay: [{ card: 'Serra Angel', faceDown: '0/1', controller: 'ben' }] },
    ben: {},
  });
  const [mine, theirs] = [play.game.view(0), play.game.view(1)];
  expect([mine.inPlay[0]?.card, theirs.inPlay[0]?.card]).toEqual(['Serra Angel', 'Serra Angel']);
  table('Serra Angel');
  expect(play.game.view(0).inPlay[0]?.card).toBe('Serra Angel');
  expect(play.game.view(1).inPlay[0]?.card).toBe(null);
});

/** Everything that goes to a seat, as bytes. */
function bytes(game: Game, seat: 0 | 1): string {
  const scene = new Scene(game, seat);
  const { question } = game;
  return JSON.stringify([
    game.view(seat),
    permanentStates(scene),
    tellEvents(game, game.events, seat),
    scene.nameOf(hidden(game)),
    scene.label({ what: 'object', id: hidden(game) }),
    question === null ? '' : questionWords(scene, question, game.legalAnswers()),
    game.whyNot({ kind: 'use', source: hidden(game), ability: 0 }),
  ]);
}

test('to the other side every byte is the same, whatever card it is', () => {
  const said = ['Serra Angel', 'Craw Wurm'].map((card) => {
    const { ann, ben } = table(card);
    ann.attacks(card);
    ben.blocks(card, 'Hill Giant');
    ann.passes();
    return { ben: bytes(play.game, 1), ann: bytes(play.game, 0), holds: viewsHide(play.game) };
  });
  expect(said[0]?.ben).toBe(said[1]?.ben);
  expect(said[0]?.ann).not.toBe(said[1]?.ann);
  expect(said.map(({ holds }) => holds)).toEqual([null, null]);
});

test('when it leaves play everybody sees what it was', () => {
  const { ann, ben } = table('Grizzly Bears');
  ann.passes();
  ben.casts('Shock', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  expect(tellEvents(play.game, play.game.events, 1)).toContain("Grizzly Bears goes to ann's graveyard.");
});

test('turned up it is what it is, and that is told', () => {
  table('Serra Angel');
  const m = machine();
  turnFace(m, hidden(), null);
  expect(m.char(hidden())).toMatchObject({ name: 'Serra Angel', power: 4, toughness: 4 });
  expect(m.events).toEqual([{ event: 'turned', id: hidden(), up: true }]);
  expect(faceOf(m, hidden(), 1).card?.definition.name).toBe('Serra Angel');
});

test('who does not see it imagines any creature, and the same whatever it is', () => {
  const imagined = ['Serra Angel', 'Craw Wurm'].map((card) => {
    const game = fromPosition({
      book: 'm11',
      active: 'ben',
      seats: {
        ann: { inPlay: [{ card, faceDown: '2/2' }], library: ['Plains'] },
        ben: { inPlay: ['Hill Giant', 'Mountain'], hand: ['Shock'], library: ['Plains', 'Plains'] },
      },
    });
    return [1, 2, 3, 4].map((seed) => {
      const other = seenBy(game, 1).imagine(chanceFrom(seed));
      return other === null ? null : other.inside.kinds.of(other.inside.object(hidden(game)).printed).definition;
    });
  });
  expect(imagined[0]?.map((card) => card?.name)).toEqual(imagined[1]?.map((card) => card?.name));
  for (const card of imagined[0] ?? []) expect(card?.types).toContain('creature');
});

test('a position may give no other size than those', () => {
  expect(() => given('m11', { ann: { inPlay: [{ card: 'Serra Angel', faceDown: '9/9' as '2/2' }] }, ben: {} })).toThrow(
    'faceDown of Serra Angel must be one of: 2/2, 0/1',
  );
});

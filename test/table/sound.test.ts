// Sounds: which belongs to what happens, and that each can be told from the others.
import { expect, test } from 'vitest';
import type { MomentKind } from '../../src/protocol/moment.ts';
import { cueOf } from '../../src/table/sound/cues.ts';
import { SOUNDS } from '../../src/table/sound/synth.ts';

const ME = 0;
const heard = (kind: MomentKind, hurts = 1, seat = 1) => cueOf({ kind, seat, to: [{ what: 'player', id: hurts }] }, ME);

test('what happens to you sounds other than what happens to somebody else', () => {
  expect([heard('strike', ME), heard('strike', 1)]).toEqual(['hit', 'struck']);
  expect([heard('over', 1, ME), heard('over', 1, 1)]).toEqual(['win', 'loss']);
});

test('a spell, a spell that is stopped, life, a death and a decision have sounds of their own', () => {
  const cues = [heard('cast'), heard('countered'), heard('gain'), heard('death'), 'decision'];
  expect(new Set(cues).size).toBe(cues.length);
  expect([heard('turn'), heard('says'), heard('changes')]).toEqual([null, null, null]);
});

test('no two sounds are alike, and none is long or loud', () => {
  const all = Object.entries(SOUNDS);
  expect(new Set(all.map(([, notes]) => JSON.stringify(notes))).size).toBe(all.length);
  for (const [cue, notes] of all) {
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts)), cue).toBeLessThan(1.4);
    for (const { loud, from, to } of notes) {
      expect(loud, cue).toBeLessThanOrEqual(0.6);
      expect(Math.min(from, to), cue).toBeGreaterThan(0);
    }
  }
});

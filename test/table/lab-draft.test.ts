// Positions being edited and lines of play as a tree: what the bench of the laboratory keeps, and the text it writes.

import { expect, test } from 'vitest';
import { readStudy } from '../../src/lab/text/read.ts';
import { studyInfo } from '../../src/server/lab/study.ts';
import { addCard, changeSeat, changeThing, EMPTY, removeCard, textOf } from '../../src/table/lab/draft.ts';
import {
  answersTo,
  back,
  childrenOf,
  forward,
  noted,
  played,
  ROOT,
  readLines,
  withLines,
} from '../../src/table/lab/tree.ts';

test('cards go into any zone, with everything that is said of them, and the text is read again as it was', () => {
  let draft = addCard(EMPTY, 'ann', 'in play', 'Grizzly Bears');
  draft = addCard(draft, 'ann', 'in play', 'Forest');
  draft = addCard(draft, 'ann', 'in play', 'Forest');
  draft = changeThing(draft, 'ann', 0, {
    tapped: true,
    damage: 1,
    counters: [{ name: '+1/+1', number: 2 }],
    with: ['Holy Strength'],
  });
  draft = addCard(draft, 'ben', 'hand', 'Terror');
  draft = addCard(draft, 'ben', 'library', 'Swamp');
  draft = addCard(draft, 'ben', 'graveyard', 'Giant Spider');
  draft = changeSeat(draft, 'ben', { life: 7, mana: 'BB', poison: 1 });
  draft = { ...draft, title: 'Tried', active: 'ben', step: 'upkeep', goal: 'ann survives this turn' };
  const text = textOf(draft);
  expect(text).toContain('  in play: Grizzly Bears (tapped, 1 damage, 2 +1/+1 counters, with Holy Strength), 2 Forest');
  expect(readStudy(text).position.seats.ben).toEqual({
    life: 7,
    poison: 1,
    mana: 'BB',
    hand: ['Terror'],
    graveyard: ['Giant Spider'],
    library: ['Swamp'],
  });
  expect(textOf(studyInfo(text))).toBe(text);
});

test('what is taken out is gone, and an empty library is the usual one again', () => {
  const draft = addCard(addCard(EMPTY, 'ann', 'library', 'Swamp'), 'ann', 'in play', 'Forest');
  const less = removeCard(removeCard(draft, 'ann', 'library', 0), 'ann', 'in play', 0);
  expect(less).toEqual(EMPTY);
});

test('what the form cannot show is named', () => {
  const { lost } = studyInfo('ann:\n  lands played: 1\n  in play: Forest (controlled by ben)\nben:\n');
  expect(lost).toEqual(['lands that were played', 'whose a card is, where that is not who has it']);
});

test('branches are kept, the same answer is the same branch, and back and forward go along them', () => {
  const pass = { kind: 'pass' } as const;
  const yes = { kind: 'yes' } as const;
  const one = played(ROOT, pass, 'ann passes');
  const two = played(back(one), yes, 'ann chooses yes');
  expect(childrenOf(two, 0).map(({ words }) => words)).toEqual(['ann passes', 'ann chooses yes']);
  expect(answersTo(two)).toEqual([yes]);
  expect(played(back(two), pass, 'ann passes').nodes.length).toBe(3);
  const deep = noted(played(two, pass, 'ben passes'), 'a mistake');
  expect(answersTo(deep)).toEqual([yes, pass]);
  expect(deep.nodes.at(-1)?.note).toBe('a mistake');
  expect(answersTo(forward(back(deep)))).toEqual([yes, pass]);
  expect(back(ROOT).at).toBe(0);
  expect(forward(ROOT).at).toBe(0);
});

test('lines of play stand below the study where it is not read, and are found there again', () => {
  const text = textOf(addCard(EMPTY, 'ann', 'in play', 'Forest'));
  const one = noted(played(ROOT, { kind: 'pass' }, 'ann passes'), 'too early: 10 // 3');
  const tree = played(back(one), { kind: 'yes' }, 'ann chooses yes');
  const kept = withLines(text, tree);
  expect(readLines(kept)).toEqual({ text, tree });
  expect(readStudy(kept)).toEqual(readStudy(text));
  expect(withLines(text, ROOT)).toBe(text);
  expect(readLines(text)).toEqual({ text, tree: ROOT });
});

test('a line that is no tree, or leads round in a circle, is left out and the position kept', () => {
  const text = textOf(EMPTY);
  const bad = ['{', '{"at":0,"nodes":[]}', '{"at":1,"nodes":[[-1,null,"",""],[1,{"kind":"pass"},"",""]]}', '7'];
  for (const lines of bad) expect(readLines(`${text}// lines of play: ${lines}\n`)).toEqual({ text, tree: ROOT });
});

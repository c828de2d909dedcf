// Formats by date: which cards were legal when, and what is wrong with a deck; the lists are facts of their time.

import { expect, test } from 'vitest';
import { cardsIn, FORMAT_IDS, formatFaults, formatNamed, standingIn } from '../../src/formats/legal/format.ts';
import { rule } from '../support/catalogue.ts';

const four = (...names: string[]): string[] => names.flatMap((name) => Array.from({ length: 4 }, () => name));
const lands = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

rule(
  ['M-284', 'M-286', 'M-287'],
  'Vintage: every set of ours, and a restricted list, of which a deck has one each',
  () => {
    const vintage = formatNamed('vintage', '2010-07-16');
    expect(vintage.sets).toEqual(['LEA', 'LEB', '4ED', '5ED', 'POR', '10E', 'M10', 'M11']);
    expect(standingIn(vintage, 'Ancestral Recall')).toBe('restricted');
    const deck = [...lands(58), 'Ancestral Recall', 'Ancestral Recall'];
    expect(formatFaults(vintage, 'm11', deck)).toEqual([
      'it has 2 of Ancestral Recall, which Vintage, 2010-07-16 restricts to one',
    ]);
    expect(formatFaults(vintage, 'm11', [...lands(59), 'Ancestral Recall'])).toEqual([]);
    for (const other of ['standard', 'extended', 'legacy'])
      expect(formatNamed(other, '2010-07-16').restricted, other).toEqual([]);
  },
);

rule(['M-283', 'M-285'], 'Legacy: every set, and what is banned cannot be played at all', () => {
  const legacy = formatNamed('Legacy', '2010-07-16');
  expect(standingIn(legacy, 'Ancestral Recall')).toBe('banned');
  expect(formatFaults(legacy, 'm11', [...lands(59), 'Ancestral Recall'])).toEqual([
    'Ancestral Recall is banned in Legacy, 2010-07-16',
  ]);
});

rule(['M-278', 'M-279', 'M-280', 'M-281'], 'Standard and Extended hold the newest sets of their day', () => {
  expect(formatNamed('standard', '2010-08-01').sets).toEqual(['M10', 'M11']);
  expect(formatNamed('standard', '2010-10-15').sets).toEqual(['M11']);
  expect(formatNamed('standard', '2008-01-01').sets).toEqual(['10E']);
  expect(formatNamed('extended', '2010-08-01').sets).toContain('10E');
  const standard = formatNamed('standard', '2010-08-01');
  expect(formatFaults(standard, 'm11', [...lands(56), ...four('Hill Giant')])).toEqual([
    'Hill Giant is not in the sets of Standard, 2010-08-01 (M10, M11)',
  ]);
});

rule('M-282', 'Block is refused: core sets are part of no block', () => {
  expect(() => formatNamed('block')).toThrow('Block cannot be played');
});

rule(
  ['M-275', 'M-276', 'M-201', 'M-202'],
  'sixty cards, four of each in deck and sideboard together, and a sideboard of fifteen',
  () => {
    const format = formatNamed('standard', '2010-08-01');
    expect(formatFaults(format, 'm11', lands(59))).toEqual([
      'it has 59 cards, and Standard, 2010-08-01 asks for at least 60',
    ]);
    const deck = [...lands(56), ...four('Runeclaw Bear')];
    expect(formatFaults(format, 'm11', deck, lands(15))).toEqual([]);
    expect(formatFaults(format, 'm11', deck, [...lands(14), 'Runeclaw Bear'])).toEqual([
      'it has 5 of Runeclaw Bear, and Standard, 2010-08-01 allows 4',
    ]);
    expect(formatFaults(format, 'm11', deck, lands(14))).toEqual([
      'its sideboard has 14 cards, and Standard, 2010-08-01 asks for 15 or none',
    ]);
  },
);

rule('M-288', 'the lists change by the day: a list is as old as the last change before', () => {
  const on = (date: string): readonly string[] => formatNamed('vintage', date).restricted;
  expect(on('1994-02-22')).toContain('Orcish Oriflamme');
  expect(on('1994-02-23')).not.toContain('Orcish Oriflamme');
  expect(formatNamed('vintage', '1994-01-25').banned).toEqual([]);
  expect(formatNamed('vintage', '1994-01-26').banned).toEqual(['Contract from Below', 'Darkpact', 'Demonic Attorney']);
});

test('a format is called as it was called then, and found by its old names', () => {
  expect(formatNamed('Type II', '1998-01-01').name).toBe('Type II, 1998-01-01');
  expect(formatNamed('standard', '2010-08-01').name).toBe('Standard, 2010-08-01');
  expect(formatNamed('type 1.5', '1998-01-01').id).toBe('legacy');
});

test('a day without lists, a gap, and what is no day are refused with the reason', () => {
  expect(() => formatNamed('standard', '1994-06-01')).toThrow('standard has lists from 1995-01-10 to 2010-10-31');
  expect(() => formatNamed('standard', '2003-01-01')).toThrow('Sixth to Ninth Edition');
  expect(() => formatNamed('extended', '2004-01-01')).toThrow('none of the eight sets was legal in it then');
  for (const wrong of ['2010-02-30', 'yesterday', '2010-7-1', ''])
    expect(() => formatNamed('standard', wrong), wrong).toThrow('is no day: write it like 1997-04-23');
  expect(() => formatNamed('pauper')).toThrow(`there is no format 'pauper': there are ${FORMAT_IDS.join(', ')}`);
});

test('the cards of a date: what had come out by then, without lists', () => {
  expect(formatNamed('date', '1993-09-01').sets).toEqual(['LEA']);
  const of1996 = formatNamed('date', '1996-01-01');
  expect(of1996.sets).toEqual(['LEA', 'LEB', '4ED']);
  expect(standingIn(of1996, 'Ancestral Recall')).toBe('legal');
  expect(standingIn(of1996, 'Serra Ascendant')).toBe('not in its sets');
  expect(formatFaults(of1996, 'fifth', [...lands(20), ...Array(20).fill('Lightning Bolt')])).toEqual([]);
  expect(() => formatNamed('date', '1990-01-01')).toThrow('no set had come out');
});

test('Old School as today: Alpha, Beta and what Fourth Edition brought back, with a list for each circle of players', () => {
  for (const id of FORMAT_IDS.filter((each) => each.startsWith('old-school-'))) {
    const format = formatNamed(id);
    expect(standingIn(format, 'Contract from Below'), id).toBe('banned');
    expect(standingIn(format, 'Sol Ring'), id).toBe('restricted');
    expect(standingIn(format, 'Lightning Bolt'), id).toBe('legal');
    expect(cardsIn(format)).not.toContain('Serra Ascendant');
  }
});

rule(['P-264', 'P-265', 'P-267'], 'a deck of Portal cards is touched by no list, once Portal is legal at all', () => {
  const vintage = formatNamed('vintage', '2010-07-16');
  const listed = [...vintage.banned, ...vintage.restricted];
  expect(
    listed.filter((name) => standingIn({ ...vintage, sets: ['POR'], banned: [], restricted: [] }, name) === 'legal'),
  ).toEqual([]);
  expect(formatNamed('vintage', '2005-10-19').sets).not.toContain('POR');
});

// Fifth: every refusal names the passage behind it, by entries that the catalogue really has.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../../src/engine/rulebook.ts';
import { findBook } from '../../../src/game/library.ts';
import { readCatalogue } from '../../../tools/spec/catalogue.ts';
import { given, play } from '../../play.ts';

const { byId } = readCatalogue(fileURLToPath(new URL('../../..', import.meta.url)));

test('every key of a refusal has a passage, and every entry it names is in the catalogue', () => {
  const { passages } = findBook('fifth');
  for (const key of REFUSALS) {
    const ids = passages[key].match(/F-\d+/g) ?? [];
    if (!passages[key].startsWith('Does not occur')) expect(ids.length, key).toBeGreaterThan(0);
    for (const id of ids) expect(byId.has(id), `${key}: ${id}`).toBe(true);
  }
});

test('a refusal tells the player the reason and the passage', () => {
  given('fifth', { ann: { hand: ['Forest'], landsPlayed: 1 }, ben: {} });
  const refusal = play.game.whyNot({ kind: 'land', card: play.game.state.players[0]?.hand[0] as number });
  expect(refusal).toMatchObject({ key: 'one land' });
  expect(refusal?.passage).toContain('F-011');
});

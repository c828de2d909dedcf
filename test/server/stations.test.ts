// The stations of a turn are those of the rules that a duel is played by: optional rules change them for that duel only.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

async function stations(rules: readonly string[]): Promise<{ phases: string[]; combat: string[] }> {
  const page = await server.sit(await server.newDuel({ book: 'portal', rules: [...rules] }));
  const { phases, combatPhases } = await page.look();
  return { phases: phases.map(({ label }) => label), combat: combatPhases.map(({ label }) => label) };
}

const PLAIN = {
  phases: ['Untap', 'Draw', 'Land', 'Play', 'Attack', 'Play again', 'Cleanup'],
  combat: ['Attackers', 'Interceptors'],
};
const STANDARD = {
  phases: ['Untap', 'Draw', 'Land', 'Play', 'Attack', 'Play again', 'Discard', 'Cleanup'],
  combat: ['Attackers', 'Interceptors', 'Damage'],
};

test('Portal’s optional rules add stations to the duel that has them, and to no other before or after it', async () => {
  const rules = ['discard phase', 'declare together'];
  expect(await stations([])).toEqual(PLAIN);
  expect(await stations(rules)).toEqual(STANDARD);
  expect(await stations([])).toEqual(PLAIN);
  expect(await stations(['discard phase'])).toEqual({ ...STANDARD, combat: PLAIN.combat });
  expect(await stations(rules)).toEqual(STANDARD);
});

test('a stop at a station that a duel does not have is refused by name', async () => {
  const seats = { ann: { library: Array(9).fill('Forest') }, ben: { library: Array(9).fill('Forest') } };
  const page = await server.sit(await server.newPosition({ book: 'portal', turn: 5, step: 'play cards', seats }));
  await page.look();
  const stops = [{ seat: 0, key: 'discard' }];
  await expect(page.does({ type: 'settings', stops, fullControl: false })).rejects.toThrow(
    /there is no 'discard' in a turn of Portal/,
  );
});

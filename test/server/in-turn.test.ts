// One change after the other per id: never two at once, whatever the one before came to, and other ids do not wait.

import { expect, test } from 'vitest';
import { InTurn } from '../../src/server/in-turn.ts';

const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

test('changes of one id follow one another; those of another do not wait', async () => {
  const turns = new InTurn();
  const told: string[] = [];
  const work = (words: string) => async () => {
    told.push(`${words} begins`);
    await soon();
    told.push(`${words} ends`);
    return words;
  };
  const all = [turns.run('a', work('one')), turns.run('a', work('two')), turns.run('b', work('other'))];
  expect(await Promise.all(all)).toEqual(['one', 'two', 'other']);
  expect(told.indexOf('two begins')).toBeGreaterThan(told.indexOf('one ends'));
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('one ends'));
  expect(turns.busy).toBe(0);
});

test('a change that fails is told to whoever asked for it, and the next is made', async () => {
  const turns = new InTurn();
  const failing = turns.run('a', async () => {
    await soon();
    throw new Error('refused');
  });
  const next = turns.run('a', async () => 'made');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('made');
});

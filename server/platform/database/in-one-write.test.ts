import { expect, it } from 'vitest';
import { type Db, inOneWrite } from './index.ts';

const wire = { connection: { stream: { cork: () => undefined, uncork: () => undefined } } };
const db = { $client: wire } as unknown as Db;
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('throws the first that fails in their order, once nothing of them is under way any more', async () => {
  const done: string[] = [];
  const failed = inOneWrite(
    db,
    async () => {
      await after(20);
      done.push('slow');
    },
    async () => {
      await after(5);
      throw new Error('first');
    },
    () => {
      throw new Error('second');
    },
    async () => {
      await after(30);
      done.push('last');
    },
  );
  await expect(failed).rejects.toThrow('first');
  expect(done).toEqual(['slow', 'last']);
});

it('answers in their order', async () => {
  const answers = await inOneWrite<[string, number]>(
    db,
    async () => {
      await after(5);
      return 'a';
    },
    async () => 1,
  );
  expect(answers).toEqual(['a', 1]);
});

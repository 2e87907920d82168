import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock } from './owner-lock.ts';

let root: string;
let path: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weft-lock-'));
  path = join(root, 'pg.lock');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const longAgo = (): void => utimesSync(path, new Date(0), new Date(0));

/** The lock that this very process writes, to be changed a little. */
const ownText = async (): Promise<{ pid: number; identity: string; place: string }> => {
  const lock = await acquireLock(path, root);
  const text = readFileSync(path, 'utf8');
  lock.release();
  return JSON.parse(text) as { pid: number; identity: string; place: string };
};

test('is given once and given back', async () => {
  const lock = await acquireLock(path, root);
  expect(lock.takenOver).toBe(false);
  await expect(acquireLock(path, root)).rejects.toMatchObject({ code: 'in-use' });
  lock.release();
  expect(existsSync(path)).toBe(false);
});

test('passes on when its owner is dead, even if the number lives again', async () => {
  writeFileSync(path, JSON.stringify({ ...(await ownText()), identity: 'an earlier process' }));
  const lock = await acquireLock(path, root);
  expect(lock.takenOver).toBe(true);
  lock.release();
});

test('passes on when it was never written completely', async () => {
  writeFileSync(path, '{"pid":');
  longAgo();
  const lock = await acquireLock(path, root);
  expect(lock.takenOver).toBe(true);
  lock.release();
});

test('of another container holds while it beats, and no longer', { timeout: 20_000 }, async () => {
  const text = JSON.stringify({ ...(await ownText()), place: 'another container' });
  writeFileSync(path, text);
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 500);
  await expect(acquireLock(path, root)).rejects.toMatchObject({ code: 'in-use' });
  clearInterval(beat);
  longAgo();
  const lock = await acquireLock(path, root);
  expect(lock.takenOver).toBe(true);
  lock.release();
});

test('goes to exactly one of many who find a dead one at once', async () => {
  writeFileSync(path, JSON.stringify({ ...(await ownText()), identity: 'an earlier process' }));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(path, root)));
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  locks[0]?.release();
});

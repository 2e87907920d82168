import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLocalStorage } from './index.ts';

it('writes one file for two who write it at once, and leaves nothing beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-storage-'));
  const storage = createLocalStorage(folder);
  const writers = Array.from({ length: 20 }, (_, i) => storage.put('issues/one/1-160.webp', Buffer.alloc(5_000, i)));
  await Promise.all(writers);
  expect(await readdir(join(folder, 'issues/one'))).toEqual(['1-160.webp']);
  const { size, stream } = await storage.open('issues/one/1-160.webp');
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(size).toBe(5_000);
  expect(new Set(Buffer.concat(parts)).size).toBe(1);
});

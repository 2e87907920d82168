import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Files by key; keys are made by the server, never taken from a client. */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** @throws when the key is absent */
  open: (key: string, range?: { start: number; end: number }) => Promise<{ size: number; stream: Readable }>;
  remove: (key: string) => Promise<void>;
};

/** A local folder. A file appears whole or not at all: written beside under a name of its own, then renamed; the last of two writers counts. */
export const createLocalStorage = (folder: string): Storage => {
  const path = (key: string) => {
    if (!/^[\w/-]+(\.\w+)?$/.test(key)) throw new Error('bad storage key');
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const part = `${target}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, target);
      } catch (err) {
        await rm(part, { force: true });
        throw err;
      }
    },
    async open(key, range) {
      const { size } = await stat(path(key));
      return { size, stream: createReadStream(path(key), range) };
    },
    remove: (key) => rm(path(key), { force: true }),
  };
};

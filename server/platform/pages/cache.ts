import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A rendered page as it is sent, with a body for each encoding that was asked for so far. */
export type Kept = { status: number; headers: Record<string, string>; etag: string; bodies: Map<Encoding, Buffer> };

const zip = promisify(gzip);
const br = promisify(brotliCompress);

/** The page in an encoding; made at the first wish. Quality 5 costs about what gzip does and is a tenth smaller. */
export const bodyOf = async (kept: Kept, encoding: Encoding): Promise<Buffer> => {
  const plain = kept.bodies.get('identity') ?? Buffer.alloc(0);
  const there = kept.bodies.get(encoding);
  if (there) return there;
  const made =
    encoding === 'br'
      ? await br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await zip(plain, { level: 6 });
  kept.bodies.set(encoding, made);
  return made;
};

/** A rendered page to be kept, with its ETag. */
export const keep = (status: number, headers: Record<string, string>, html: string): Kept => ({
  status,
  headers,
  etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
  bodies: new Map([['identity', Buffer.from(html)]]),
});

/**
 * Visitors' pages of this node. Forgotten as soon as anything public changes anywhere, and after a minute, since
 * countdowns run. A page that was begun before a change is sent but not kept; the same page is rendered once at a time.
 */
export const createPageCache = (changes: Changes) => {
  const pages = new LRUCache<string, Kept>({ max: 500, ttl: 60_000 });
  const underWay = new Map<string, Promise<Kept>>();
  let generation = 0;
  changes.on(() => {
    generation += 1;
    pages.clear();
    underWay.clear();
  });
  return async (key: string, render: () => Promise<Kept>): Promise<Kept> => {
    const there = pages.get(key) ?? underWay.get(key);
    if (there) return there;
    const began = generation;
    const made = render();
    underWay.set(key, made);
    try {
      const kept = await made;
      if (generation === began && kept.status === 200) pages.set(key, kept);
      return kept;
    } finally {
      if (underWay.get(key) === made) underWay.delete(key);
    }
  };
};

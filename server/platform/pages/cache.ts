import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Changes } from '../changes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A rendered page as it is sent, with a body for each encoding that was asked for so far, and what of the public facts it shows. */
export type Kept = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Map<Encoding, Buffer>;
  shown: ReadonlySet<PublicFact>;
};

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
export const keep = (
  status: number,
  headers: Record<string, string>,
  html: string,
  shown: ReadonlySet<PublicFact>,
): Kept => ({
  status,
  headers,
  etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
  bodies: new Map([['identity', Buffer.from(html)]]),
  shown,
});

/**
 * Visitors' pages of this node. Forgotten as soon as anything that they show changes anywhere, and after a minute, since
 * countdowns run. A page that was begun before such a change is sent but not kept; the same page is rendered once at a time.
 */
export const createPageCache = (changes: Pick<Changes, 'on'>) => {
  const pages = new LRUCache<string, Kept>({ max: 500, ttl: 60_000 });
  const underWay = new Map<string, Promise<Kept>>();
  /** How often each fact has changed so far. */
  const turns = new Map<PublicFact, number>();
  changes.on((facts) => {
    for (const f of facts) turns.set(f, (turns.get(f) ?? 0) + 1);
    for (const [key, page] of pages.entries()) if (facts.some((f) => page.shown.has(f))) pages.delete(key);
    // What a page shows is known when it stands: whoever asks from now on gets one that was begun after the change.
    underWay.clear();
  });
  return async (key: string, render: () => Promise<Kept>): Promise<Kept> => {
    const there = pages.get(key) ?? underWay.get(key);
    if (there) return there;
    const began = new Map(turns);
    const made = render();
    underWay.set(key, made);
    try {
      const kept = await made;
      const stale = [...kept.shown].some((f) => turns.get(f) !== began.get(f));
      if (!stale && kept.status === 200) pages.set(key, kept);
      return kept;
    } finally {
      if (underWay.get(key) === made) underWay.delete(key);
    }
  };
};

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Changes } from '../changes.ts';
import { createKept } from '../kept.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A rendered page as it is sent, with a body for each encoding that was asked for so far, and what of the public facts it shows. */
export type Kept = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Map<Encoding, Buffer<ArrayBuffer>>;
  shown: ReadonlySet<PublicFact>;
};

const zip = promisify(gzip);
const br = promisify(brotliCompress);

/** The page in an encoding; made at the first wish. Quality 5 costs about what gzip does and is a tenth smaller. */
export const bodyOf = async (kept: Kept, encoding: Encoding): Promise<Buffer<ArrayBuffer>> => {
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
): Kept => {
  const body = Buffer.from(html);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status, headers, etag, bodies: new Map([['identity', body]]), shown };
};

/** Visitors' pages, a minute at most. */
export const createPageCache = (changes: Pick<Changes, 'on'>) => createKept<Kept>(changes, { max: 500, ms: 60_000 });

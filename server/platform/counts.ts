import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Changes } from './changes.ts';
import { createKept } from './kept.ts';

type Counted = { status: 200; shown: ReadonlySet<PublicFact>; n: number };
/**
 * How many records a public list has. `key` is all that the count follows from: the list's name, its filters, and what the
 * reader may see of it.
 */
export type Counts = (facts: readonly PublicFact[], key: string, count: () => PromiseLike<number>) => Promise<number>;

/**
 * Counts that this node has made, since counting costs more than reading a page: forgotten as soon as one of their facts changes
 * anywhere, and after ten seconds.
 */
export const createCounts = (changes: Pick<Changes, 'on'>): Counts => {
  const kept = createKept<Counted>(changes, { max: 1_000, ms: 10_000 });
  return async (facts, key, count) =>
    (await kept(key, async () => ({ status: 200, shown: new Set(facts), n: await count() }))).n;
};

import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Changes } from './changes.ts';
import { createKept } from './kept.ts';

type Counted = { status: 200; shown: ReadonlySet<PublicFact>; made: unknown };
/**
 * How many records a public list has, in all or by what. `key` is all that the count follows from: the list's name, its filters,
 * and what the reader may see of it. What is handed out is shared: nobody changes it.
 */
export type Counts = <T>(facts: readonly PublicFact[], key: string, count: () => PromiseLike<T>) => Promise<T>;

/**
 * Counts that this node has made, since counting costs more than reading a page: forgotten as soon as one of their facts changes
 * anywhere, and after ten seconds.
 */
export const createCounts = (changes: Pick<Changes, 'on'>): Counts => {
  const kept = createKept<Counted>(changes, { max: 1_000, ms: 10_000 });
  return async <T>(facts: readonly PublicFact[], key: string, count: () => PromiseLike<T>) =>
    (await kept(key, async () => ({ status: 200, shown: new Set(facts), made: await count() }))).made as T;
};

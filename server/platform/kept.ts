import { LRUCache } from 'lru-cache';
import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Changes } from './changes.ts';

/** What is kept: an answer to anybody, with what of the public facts it shows. */
type Answer = { status: number; shown: ReadonlySet<PublicFact> };
type Limits<T> = {
  max: number;
  ms: number;
  worth?: (made: T) => boolean;
  /** At most so much of all together, where the answers are of any size. */
  size?: { max: number; of: (made: T) => number };
};

/**
 * What visitors of this node are answered. Forgotten as soon as anything that it shows changes anywhere, and after a time, since
 * countdowns run. What was begun before such a change is handed out but not kept; the same is made once at a time.
 */
export const createKept = <T extends Answer>(
  changes: Pick<Changes, 'on'>,
  { max, ms, worth = () => true, size }: Limits<T>,
) => {
  const kept = new LRUCache<string, T>({
    max,
    ttl: ms,
    ...(size && { maxSize: size.max, sizeCalculation: (made: T) => Math.max(1, size.of(made)) }),
  });
  const underWay = new Map<string, Promise<T>>();
  /** How often each fact has changed so far. */
  const turns = new Map<PublicFact, number>();
  changes.on((facts) => {
    for (const f of facts) turns.set(f, (turns.get(f) ?? 0) + 1);
    for (const [key, one] of kept.entries()) if (facts.some((f) => one.shown.has(f))) kept.delete(key);
    // What it shows is known when it stands: whoever asks from now on gets one that was begun after the change.
    underWay.clear();
  });
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const there = kept.get(key);
    if (there) return there;
    const other = underWay.get(key);
    if (other) {
      const one = await other;
      // Whoever has asked too often is refused alone: the next one asks for themselves.
      if (one.status !== 429) return one;
    }
    const began = new Map(turns);
    const made = make();
    underWay.set(key, made);
    try {
      const one = await made;
      const stale = [...one.shown].some((f) => turns.get(f) !== began.get(f));
      if (!stale && one.status === 200 && worth(one)) kept.set(key, one);
      return one;
    } finally {
      if (underWay.get(key) === made) underWay.delete(key);
    }
  };
};

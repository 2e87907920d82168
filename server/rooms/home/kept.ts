import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';

type Cached = { until: number; value: Promise<unknown>; of: readonly PublicFact[] };
const all = new WeakMap<Platform, Map<string, Cached>>();

/** What is made of something that changed, on any node, goes as the kept pages do; the time limit is for what time itself changes. */
const cacheOf = (platform: Platform): Map<string, Cached> => {
  const found = all.get(platform);
  if (found) return found;
  const made = new Map<string, Cached>();
  all.set(platform, made);
  platform.changes.on((facts) => {
    for (const [key, k] of made) if (k.of.some((f) => facts.includes(f))) made.delete(key);
  });
  return made;
};

/**
 * Counts over whole tables are read once in `seconds` a node, however many pages are asked for meanwhile. Only for what is
 * the same for everybody; `of` is what they are made of. In tests they are always read.
 */
export const cached = <T>(
  ctx: Ctx,
  { key, seconds, of }: { key: string; seconds: number; of: readonly PublicFact[] },
  read: () => Promise<T>,
): Promise<T> => {
  if (ctx.platform.config.mode === 'test') return read();
  const cache = cacheOf(ctx.platform);
  const found = cache.get(key);
  if (found && found.until > Date.now()) return found.value as Promise<T>;
  const value = read();
  cache.set(key, { until: Date.now() + seconds * 1000, value, of });
  // A failed read must not be kept.
  value.catch(() => cache.get(key)?.value === value && cache.delete(key));
  return value;
};

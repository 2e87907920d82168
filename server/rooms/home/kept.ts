import type { Ctx } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';

type Kept = { until: number; value: Promise<unknown> };
const all = new WeakMap<Platform, Map<string, Kept>>();

/** Emptied by any public change on any node, as the kept pages are; the time limit is for what time itself changes. */
const of = (platform: Platform): Map<string, Kept> => {
  const found = all.get(platform);
  if (found) return found;
  const made = new Map<string, Kept>();
  all.set(platform, made);
  platform.changes.on(() => made.clear());
  return made;
};

/**
 * Counts over whole tables are read once in `seconds` a node, however many pages are asked for meanwhile. Only for what is
 * the same for everybody. In tests they are always read.
 */
export const kept = <T>(ctx: Ctx, key: string, seconds: number, read: () => Promise<T>): Promise<T> => {
  if (ctx.platform.config.mode === 'test') return read();
  const mine = of(ctx.platform);
  const found = mine.get(key);
  if (found && found.until > Date.now()) return found.value as Promise<T>;
  const value = read();
  mine.set(key, { until: Date.now() + seconds * 1000, value });
  // A failed read must not be kept.
  value.catch(() => mine.get(key)?.value === value && mine.delete(key));
  return value;
};

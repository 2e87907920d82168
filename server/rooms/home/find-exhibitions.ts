import type { Exhibition } from '#contract/search/exhibition.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readFairs, searchBooths } from '#server/rooms/fairs/index.ts';

type Place = { current: number; size: number };
const mostWords = 6;

const low = (texts: (Text | string)[]): string =>
  texts
    .flatMap((t) => (typeof t === 'string' ? t : Object.values(t)))
    .join(' ')
    .toLowerCase();

/** Fairs and halls whose names or places have all words: those that are on or come first. */
const named = async (ctx: Ctx, words: string[]): Promise<Exhibition[]> => {
  const has = (...texts: (Text | string)[]) => words.every((w) => low(texts).includes(w.toLowerCase()));
  const { fairs } = await readFairs(ctx);
  const order = { open: 0, coming: 1, past: 2 } as Record<string, number>;
  return fairs
    .toSorted((a, b) => (order[a.phase] ?? 1) - (order[b.phase] ?? 1))
    .flatMap((f): Exhibition[] => [
      ...(has(f.name, f.place)
        ? [{ kind: 'fair' as const, id: f.id, hall: null, name: f.name, note: f.place, about: f.about }]
        : []),
      ...f.halls
        .filter((h) => has(h.name))
        .map((h) => ({ kind: 'hall' as const, id: h.id, hall: h.id, name: h.name, note: f.name, about: {} })),
    ]);
};

/**
 * Published fairs, their halls, and booths that words find: fairs and halls by name and place, then booths by exhibitor, goods, headline and number. A page
 * of all of them together, with how many there are; what is found and counted is what everybody may read.
 */
export const exhibitionsFound = async (
  ctx: Ctx,
  q: string,
  { current, size }: Place,
): Promise<{ records: Exhibition[]; total: number }> => {
  const words = q.split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (!words.length) return { records: [], total: 0 };
  const heads = await named(ctx, words);
  const from = (current - 1) * size;
  const first = heads.slice(from, from + size);
  // Booths follow the heads: a page of them may begin in the middle of two of the booths' own.
  const skipped = Math.max(0, from - heads.length);
  const own = Math.floor(skipped / size) + 1;
  const one = await searchBooths(ctx, { q: words.join(' '), current: own, size });
  const more = skipped % size ? await searchBooths(ctx, { q: words.join(' '), current: own + 1, size }) : null;
  const booths = [...one.records, ...(more?.records ?? [])].slice(skipped % size).map((b) => ({
    kind: 'booth' as const,
    id: b.id,
    hall: b.hall.id,
    name: b.exhibitor.name,
    note: Object.fromEntries(Object.entries(b.fair.name).map(([l, name]) => [l, `${name} · ${b.number}`])) as Text,
    about: b.headline,
  }));
  return { records: [...first, ...booths].slice(0, size), total: heads.length + one.total };
};

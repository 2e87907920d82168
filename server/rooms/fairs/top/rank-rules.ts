import { topRules } from '#contract/fairs/visitors/top.ts';

/** Something that somebody did for a company on a day of China; `recent` in the window, else in the one before. */
export type Deed = { entId: string; userId: string; day: string; recent: boolean };
/** The window begins at `since` and ends before `to`; the one before begins at `from`. ISO instants. */
export type Span = { from: string; since: string; to: string };
export type Ranked = { entId: string; rank: number; n: number; change: number | null };

const dayLength = 86_400_000;
const fresh = topRules.freshMinutes * 60_000;

/** The windows of a fair: up to now, by whole minutes that all nodes share, or up to its end (fairs 50). */
export const spanOf = (fair: { endsAt: string }, now: number): Span => {
  const to = Math.min(Math.floor(now / fresh) * fresh, Date.parse(fair.endsAt));
  const at = (days: number) => new Date(to - days * dayLength).toISOString();
  return { from: at(2 * topRules.days), since: at(topRules.days), to: at(0) };
};

/** Companies by how many counted: one a person and day. Of equals the one with the smaller id comes first. */
const order = (deeds: Deed[]): { entId: string; n: number }[] => {
  const counts = new Map<string, Set<string>>();
  for (const d of deeds) counts.set(d.entId, (counts.get(d.entId) ?? new Set()).add(`${d.userId} ${d.day}`));
  return [...counts]
    .map(([entId, who]) => ({ entId, n: who.size }))
    .toSorted((a, b) => b.n - a.n || a.entId.localeCompare(b.entId));
};
/** Equal counts have one rank, the next one is counted on: 1, 2, 2, 4. */
const ranksOf = (list: { entId: string; n: number }[]) =>
  new Map(list.map((c) => [c.entId, list.findIndex((o) => o.n === c.n) + 1]));

/** The first of a list with their change against the window before; null where too few counted (fairs 52). */
export const rank = (deeds: Deed[]): Ranked[] | null => {
  const now = order(deeds.filter((d) => d.recent));
  if (now.reduce((n, c) => n + c.n, 0) < topRules.least) return null;
  const [ranks, before] = [ranksOf(now), ranksOf(order(deeds.filter((d) => !d.recent)))];
  return now.slice(0, topRules.ranks).map(({ entId, n }) => {
    const own = ranks.get(entId) ?? 0;
    const was = before.get(entId);
    return { entId, rank: own, n, change: was === undefined ? null : was - own };
  });
};

import { leastVisitors, type VisitorRole } from '#contract/footprints/calls.ts';

/** A visitor of a company as the rules see them: what they did, and whether they agreed to be named. */
export type Seen = {
  visitorId: string;
  named: boolean;
  role: VisitorRole;
  countryCode: string | null;
  times: number;
  /** The last day of their visits. */
  day: string;
  productIds: string[];
};
export type Group = {
  role: VisitorRole | null;
  countryCode: string | null;
  visitors: number;
  times: number;
  day: string;
};

const groupOf = (of: Seen[], facts: Pick<Group, 'role' | 'countryCode'>): Group => ({
  ...facts,
  visitors: of.length,
  times: of.reduce((n, s) => n + s.times, 0),
  day:
    of
      .map((s) => s.day)
      .toSorted()
      .at(-1) ?? '',
});

/**
 * Visitors without a name, told together: by role and country where enough share both, else by role where enough do, else
 * without facts. Where there are too few altogether, nothing is told of them.
 */
export const groupsOf = (unnamed: Seen[]): Group[] => {
  if (unnamed.length < leastVisitors) return [];
  const split = (of: Seen[], key: (s: Seen) => string) => {
    const parts = [...Map.groupBy(of, key).values()];
    return {
      enough: parts.filter((p) => p.length >= leastVisitors),
      rest: parts.filter((p) => p.length < leastVisitors).flat(),
    };
  };
  const byBoth = split(unnamed, (s) => `${s.role} ${s.countryCode ?? ''}`);
  const byRole = split(byBoth.rest, (s) => s.role);
  const first = (p: Seen[]) => ({ role: p[0]?.role ?? null, countryCode: p[0]?.countryCode ?? null });
  return [
    ...byBoth.enough.map((p) => groupOf(p, first(p))),
    ...byRole.enough.map((p) => groupOf(p, { ...first(p), countryCode: null })),
    ...(byRole.rest.length >= leastVisitors ? [groupOf(byRole.rest, { role: null, countryCode: null })] : []),
  ].toSorted((a, b) => b.visitors - a.visitors || b.day.localeCompare(a.day));
};

/** How many visitors there were; null while those without a name are too few to be counted. */
export const countOf = (seen: Seen[]): number | null => {
  const unnamed = seen.filter((s) => !s.named).length;
  return unnamed >= leastVisitors ? seen.length : null;
};

/** Products that enough different visitors looked at, the most visited first. */
export const productsOf = (seen: Seen[]): { id: string; visitors: number }[] => {
  const counts = new Map<string, number>();
  for (const s of seen) for (const id of new Set(s.productIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, n]) => n >= leastVisitors)
    .map(([id, visitors]) => ({ id, visitors }))
    .toSorted((a, b) => b.visitors - a.visitors || a.id.localeCompare(b.id));
};

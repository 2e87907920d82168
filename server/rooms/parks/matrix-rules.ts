/** A capability of a company: 0 none, 1 sample, 2 short run, 3 series. */
type Capability = { category: string; process: string; level: number };

/** The most rows and columns of the joint weave: what more companies share comes first. */
const most = 12;

const byFrequency = (values: string[]): string[] =>
  [...Map.groupBy(values, (v) => v)]
    .toSorted(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
    .slice(0, most)
    .map(([v]) => v);

/** What companies can do together: a row a material, a column a process, each cell the best of any of them. */
export const jointMatrix = (companies: readonly (readonly Capability[])[]): number[][] => {
  const all = companies.flat();
  const materials = byFrequency(all.map((c) => c.category));
  const processes = byFrequency(all.map((c) => c.process));
  return materials.map((m) =>
    processes.map((p) => Math.max(0, ...all.filter((c) => c.category === m && c.process === p).map((c) => c.level))),
  );
};

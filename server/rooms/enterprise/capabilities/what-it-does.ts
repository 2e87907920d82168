type Stated = { capabilities: { category: string; process: string; level: number }[] };
const states = (c: Stated) => c.capabilities.filter((x) => x.level > 0);

/** The materials that a company makes, by its list and by what its capability matrix states at any level (sites 8). */
export const materialsOf = (c: Stated & { categories: string[] }): string[] => [
  ...new Set([...c.categories, ...states(c).map((x) => x.category)]),
];

/** The processes that it works in, by its list and by its capability matrix. */
export const processesOf = (c: Stated & { processes: string[] }): string[] => [
  ...new Set([...c.processes, ...states(c).map((x) => x.process)]),
];

import { materialPath, processOf } from '#server/rooms/dictionary/index.ts';
import type { NewCompany } from '#server/rooms/enterprise/seed.ts';
import { type Chance, createChance } from './chance.ts';
import type { SampleCompany } from './samples.ts';

type Capability = NonNullable<NewCompany['capabilities']>[number];
type Level = 1 | 2 | 3;

/** What a plant that takes a group of materials usually works, and how usual that is. A fabric counts by its fibre. */
const worked: Record<string, [category: string, chance: number][]> = {
  fibres: [
    ['glass-fibre', 0.75],
    ['carbon-fibre', 0.65],
    ['aramid-fibre', 0.25],
  ],
  prepregs: [
    ['thermoset-prepreg', 0.8],
    ['thermoplastic-prepreg', 0.35],
    ['moulding-compound', 0.4],
  ],
  resins: [
    ['epoxy-resin', 0.7],
    ['polyester-resin', 0.35],
    ['vinyl-ester-resin', 0.35],
  ],
  cores: [
    ['foam-core', 0.6],
    ['honeycomb', 0.35],
  ],
};
const groupOf = (taken: string): string => (taken === 'fabrics' ? 'fibres' : taken);
/** Who cures prepreg works the fibre in it. */
const groupsOf = (takes: string[]): string[] => [
  ...new Set(takes.flatMap((t) => (t === 'prepregs' ? ['prepregs', 'fibres'] : [groupOf(t)]))),
];

/**
 * The capability matrix of a demo company: its own goods in its processes, and the materials that these processes take.
 * Chance of its own, so that the rest of the world doesn't move with it.
 */
export const capabilitiesOf = (sample: SampleCompany, n: number, r: Chance): Capability[] => {
  const own = sample.categories.flatMap((category, c) =>
    sample.processes.map((process, p) => ({
      category,
      process,
      level: (c === 0 && p === 0 ? 3 : r.whole(1, 3)) as Level,
    })),
  );
  const mine = createChance(7_000 + n);
  const works = new Map(Object.entries(worked).map(([g, list]) => [g, list.filter(([, p]) => mine.chance(p))]));
  const taken = sample.processes.flatMap((process) =>
    groupsOf(processOf(process)?.takes ?? []).flatMap((group) =>
      (works.get(group) ?? []).map(([category]) => ({ category, process, level: mine.whole(1, 3) as Level })),
    ),
  );
  const known = new Set(own.map((c) => `${c.category} ${c.process}`));
  return [...own, ...taken.filter((c) => !known.has(`${c.category} ${c.process}`))];
};

/** Processes that buyers name. */
const named = [
  'filament-winding',
  'pultrusion',
  'vacuum-infusion',
  'rtm',
  'autoclave-cure',
  'smc-compression',
  'hand-lay-up',
  'afp',
];

/** The process a demo inquiry names: one that takes the material, for nine of ten; finished goods name none. */
export const processesFor = (product: string, n: number): string[] => {
  const chance = createChance(9_000 + n);
  const [group = '', category = ''] = materialPath(product);
  const fitting = named.filter((p) => {
    const { takes = [], typicalParts = [] } = processOf(p) ?? {};
    return (
      groupsOf(takes).includes(groupOf(group)) || typicalParts.includes(category) || typicalParts.includes(product)
    );
  });
  return fitting.length && chance.chance(0.9) ? [chance.pickOne(fitting)] : [];
};

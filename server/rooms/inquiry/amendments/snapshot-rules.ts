import type { Text } from '#contract/core/schemas.ts';
import type { Requirement } from '#contract/inquiry/schemas.ts';

const termKeys = [
  'title',
  'note',
  'processes',
  'certificates',
  'field',
  'paymentType',
  'tradeTerm',
  'deliveryPlace',
  'deliveryRegion',
  'deliveryDate',
  'annexes',
  'maxQuotations',
  'sealed',
] as const;
const lineKeys = [
  'id',
  'no',
  'product',
  'specification',
  'unit',
  'tiers',
  'annual',
  'targetPrice',
  'requirements',
] as const;
export type SnapshotTerms = {
  title: Text;
  note: Text;
  processes: string[];
  certificates: string[];
  field: string | null;
  paymentType: string | null;
  tradeTerm: string | null;
  deliveryPlace: Text;
  deliveryRegion: string | null;
  deliveryDate: string | null;
  annexes: string[];
  maxQuotations: number;
  /** Absent in versions from before quotations could be sealed. */
  sealed?: boolean;
};
export type SnapshotLine = {
  id: string;
  no: number;
  product: string;
  specification: Text;
  unit: string;
  tiers: string[];
  annual: string | null;
  targetPrice: string | null;
  requirements: Requirement[];
};
/** A version of an inquiry as it is kept: everything that an amendment may change, but for the deadline. */
export type Snapshot = SnapshotTerms & { lines: SnapshotLine[] };

/** Text that is the same for what is the same, whatever order its keys came in. */
const canonical = (v: unknown): string =>
  JSON.stringify(v, (_, x: unknown) =>
    x && typeof x === 'object' && !Array.isArray(x)
      ? Object.fromEntries(Object.entries(x).toSorted(([a], [b]) => a.localeCompare(b)))
      : x,
  );
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const plain = (n: string | null) => (n?.includes('.') ? n.replace(/\.?0+$/, '') : n);

export const snapshotOf = (i: SnapshotTerms, lines: SnapshotLine[]): Snapshot => ({
  ...(Object.fromEntries(termKeys.map((k) => [k, i[k]])) as SnapshotTerms),
  lines: lines.map((l) => ({
    ...(Object.fromEntries(lineKeys.map((k) => [k, l[k]])) as SnapshotLine),
    annual: plain(l.annual),
    targetPrice: plain(l.targetPrice),
  })),
});

/** What a price is made for: a line that changed in one of these has to be priced anew. */
const priced = (l: SnapshotLine | undefined) =>
  l && canonical([l.product, l.specification, l.unit, l.tiers, l.requirements]);

/** Whether nothing that was priced in these lines has changed between two versions (deals 41). */
export const stillPriced = (before: Pick<Snapshot, 'lines'>, after: Pick<Snapshot, 'lines'>, lineIds: string[]) =>
  lineIds.every((id) => {
    const [was, is] = [before, after].map((s) => priced(s.lines.find((l) => l.id === id)));
    return was !== undefined && was === is;
  });

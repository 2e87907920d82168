import type { Text } from '#contract/core/schemas.ts';
import { changedFields, type ChangeView, openFields, type ShownValue } from '#contract/inquiry/changes.ts';
import { same, type Snapshot, type SnapshotLine } from './snapshot-rules.ts';

/** How slugs and files are named: by the dictionary of today, and by the files themselves. */
export type Names = {
  material: (slug: string) => Text;
  process: (slug: string) => Text;
  certificate: (slug: string) => Text;
  field: (slug: string) => Text;
  region: (slug: string) => Text;
  file: (id: string) => string;
};

const words = (t: Text | null): ShownValue[] => (t && Object.values(t).some(Boolean) ? [{ text: t }] : []);
const plain = (v: string | number | null | undefined): ShownValue[] =>
  v === null || v === undefined || v === '' ? [] : [{ plain: String(v) }];

const lineValues = (l: SnapshotLine, n: Names): Partial<Record<ChangeView['field'], ShownValue[]>> => ({
  line: [{ text: n.material(l.product) }],
  specification: words(l.specification),
  unit: plain(l.unit),
  tiers: l.tiers.flatMap(plain),
  annual: plain(l.annual),
  targetPrice: plain(l.targetPrice),
  requirements: l.requirements.map((requirement) => ({ requirement })),
});
const termValues = (s: Snapshot, n: Names): Partial<Record<ChangeView['field'], ShownValue[]>> => ({
  title: words(s.title),
  processes: s.processes.map((p) => ({ text: n.process(p) })),
  certificates: s.certificates.map((c) => ({ text: n.certificate(c) })),
  field: s.field ? [{ text: n.field(s.field) }] : [],
  paymentType: plain(s.paymentType),
  tradeTerm: plain(s.tradeTerm),
  deliveryPlace: words(s.deliveryPlace),
  deliveryRegion: s.deliveryRegion ? [{ text: n.region(s.deliveryRegion) }] : [],
  deliveryDate: plain(s.deliveryDate),
  maxQuotations: plain(s.maxQuotations),
  sealed: s.sealed ? plain('sealed') : [],
  annexes: s.annexes.map((a) => ({ plain: n.file(a) })),
  note: words(s.note),
});

const fieldsOf = (
  line: number | null,
  before: Partial<Record<ChangeView['field'], ShownValue[]>>,
  after: Partial<Record<ChangeView['field'], ShownValue[]>>,
): ChangeView[] =>
  changedFields.flatMap((field) => {
    const [was, is] = [before[field] ?? [], after[field] ?? []];
    return same(was, is) ? [] : [{ field, line, before: was, after: is }];
  });

/** What one version differs in from another, field by field; a line that came or went is one change, with all that it asks. */
export const differences = (before: Snapshot, after: Snapshot, names: Names): ChangeView[] => {
  const ids = [...new Set([...before.lines, ...after.lines].map((l) => l.id))];
  const lines = ids.flatMap((id) => {
    const [was, is] = [before, after].map((s) => s.lines.find((l) => l.id === id));
    return fieldsOf(was?.no ?? is?.no ?? null, was ? lineValues(was, names) : {}, is ? lineValues(is, names) : {});
  });
  return [
    ...fieldsOf(null, termValues(before, names), termValues(after, names)),
    ...lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  ];
};

/** Those that a reader without the gated parts may see. */
export const openOnly = (changes: ChangeView[]): ChangeView[] =>
  changes.filter((c) => c.line === null && openFields.includes(c.field));

import type { RevisionTerms } from './revisions.ts';

type Said = string | null;
/** Parts of a line that are compared as a whole. */
type Whole = 'answers' | 'alternatives';
/** What is different of a line: the price for a quantity, the least quantity, whether it is offered, or a part as a whole. */
export type LineChange =
  | { what: 'price'; quantity: string; from: Said; to: Said }
  | { what: 'least'; from: Said; to: Said }
  | { what: 'added' | 'dropped' | Whole };
const terms = ['currency', 'tradeTerm', 'place', 'paymentType', 'leadDays', 'validUntil', 'note'] as const;
export type TermChange = { what: (typeof terms)[number]; from: Said; to: Said };

/** What one revision says otherwise than the one before (deals 186). */
export type RevisionChanges = {
  from: number;
  to: number;
  lines: { line: RevisionTerms['asked'][number]; changes: LineChange[] }[];
  terms: TermChange[];
  costs: boolean;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
type Asked = RevisionTerms['asked'][number];

const priceAt = (r: RevisionTerms, lineId: string, quantity: string): Said => {
  const at = r.asked.find((l) => l.id === lineId)?.tiers.indexOf(quantity) ?? -1;
  return r.lines.find((l) => l.lineId === lineId)?.prices[at] ?? null;
};
const differs = (a: Said, b: Said) => (a === null || b === null ? a !== b : Number(a) !== Number(b));

const lineChanges = (a: RevisionTerms, b: RevisionTerms, id: string): LineChange[] => {
  const [was, is] = [a, b].map((r) => r.lines.find((l) => l.lineId === id));
  if (!was && !is) return [];
  if (!was || !is) return [{ what: is ? 'added' : 'dropped' }];
  // A price belongs to its quantity, also where the buyer asked for others meanwhile.
  const quantities = [a, b].flatMap((r) => r.asked.find((l) => l.id === id)?.tiers ?? []);
  const prices = [...new Set(quantities)].flatMap((quantity): LineChange[] => {
    const [from, to] = [priceAt(a, id, quantity), priceAt(b, id, quantity)];
    return differs(from, to) ? [{ what: 'price', quantity, from, to }] : [];
  });
  const [from, to] = [was.moq ?? null, is.moq ?? null];
  return [
    ...prices,
    ...(differs(from, to) ? [{ what: 'least' as const, from, to }] : []),
    ...(['answers', 'alternatives'] as const).flatMap((what) => (same(was[what], is[what]) ? [] : [{ what }])),
  ];
};

const changesOf = (a: RevisionTerms, b: RevisionTerms): RevisionChanges => {
  const lines = new Map<string, Asked>([...a.asked, ...b.asked].map((l) => [l.id, l]));
  const said = (r: RevisionTerms, what: TermChange['what']) => (r[what] === null ? null : String(r[what]));
  return {
    from: a.revision,
    to: b.revision,
    lines: [...lines.values()]
      .toSorted((x, y) => x.no - y.no)
      .map((line) => ({ line, changes: lineChanges(a, b, line.id) }))
      .filter((l) => l.changes.length > 0),
    terms: terms.flatMap((what) =>
      said(a, what) === said(b, what) ? [] : [{ what, from: said(a, what), to: said(b, what) }],
    ),
    costs: !same(a.costs, b.costs),
  };
};

/** From each revision to the next, the newest change first. @param revisions the oldest first */
export const revisionChanges = (revisions: readonly RevisionTerms[]): RevisionChanges[] =>
  revisions
    .flatMap((r, i) => {
      const before = revisions[i - 1];
      return before ? [changesOf(before, r)] : [];
    })
    .toReversed();

import type { DataOf } from '#contract/core/endpoint.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import type { testing } from '#contract/testing/calls.ts';
import { type AskedTest, type Cutting, readTestCode, testCode, testLimits } from '#contract/testing/rules.ts';
import type { LabPrice, TestMethod } from '#contract/testing/schemas.ts';

export type QuoteProps = DataOf<typeof testing.methods> & {
  material: string;
  asked: AskedTest[];
  cutting: Cutting;
  /** Null for visitors, and before anything was asked. */
  labs: LabPrice[] | null;
};

type Request = Pick<QuoteProps, 'material' | 'asked' | 'cutting'>;
/** The address of a request. */
export const requestAddress = ({ material, asked, cutting }: Request): PageAddress =>
  pageTo('testOffer', { material, lines: asked.map(testCode).join(','), cutting });

/** The lines of an address: joined in `lines`, or as the form sends them in `m`, `c` and `n`. What no method takes is left out. */
export const requestOf = (search: URLSearchParams, methods: readonly TestMethod[]): AskedTest[] => {
  const [conditions, counts] = [search.getAll('c'), search.getAll('n')];
  const typed = search.getAll('m').map((m, i) => `${m}~${conditions[i] ?? ''}~${counts[i] ?? ''}`);
  const codes = typed.length ? typed : (search.get('lines') ?? '').split(',');
  return codes
    .flatMap((code) => readTestCode(code) ?? [])
    .filter((a) => methods.some((m) => m.slug === a.method && m.conditions.includes(a.condition)))
    .slice(0, testLimits.lines);
};

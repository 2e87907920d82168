import { brokenAt, canonicalJson, commitmentOf } from '#contract/inquiry/seal-chain.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { SealEntry } from '#contract/inquiry/sealing.ts';

/** What a check found: `at` is the number of the first entry that is not as it should be. */
export type Checked =
  | { found: 'fine'; entries: number; proved: number }
  | { found: 'broken' | 'differs' | 'shown'; at: number }
  | { found: 'cannot' };

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** Whether a page shows what was sealed. */
const isShown = (content: Record<string, unknown>, q: QuotationView): boolean =>
  (
    ['currency', 'tradeTerm', 'place', 'paymentType', 'leadDays', 'validUntil', 'note', 'lines', 'totals'] as const
  ).every((k) => same(content[k], q[k])) &&
  // Written without the zeros at its end.
  Number(content['moq'] ?? 0) === Number(q.moq ?? 0);

/**
 * Checks, where the reader is, that the chain holds, that each opened content is what was committed to, and that the page shows it.
 * The server takes no part in it.
 */
export const checkSealing = async (
  inquiryId: string,
  entries: readonly SealEntry[],
  shown: readonly QuotationView[],
): Promise<Checked> => {
  // Browsers have it on secure pages alone.
  if (!globalThis.crypto?.subtle) return { found: 'cannot' };
  const broken = await brokenAt(inquiryId, entries);
  if (broken !== null) return { found: 'broken', at: broken };
  let proved = 0;
  for (const e of entries) {
    if (e.nonce === null || e.content === null) continue;
    if ((await commitmentOf(e.nonce, e.content)) !== e.commitment) return { found: 'differs', at: e.seq };
    const content = JSON.parse(e.content) as Record<string, unknown>;
    const q = shown.find((s) => s.number === content['number'] && s.revision === content['revision']);
    if (q && !isShown(content, q)) return { found: 'shown', at: e.seq };
    proved += 1;
  }
  return { found: 'fine', entries: entries.length, proved };
};

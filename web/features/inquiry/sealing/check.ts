import { brokenAt, canonicalJson, commitmentOf, hashOf } from '#contract/inquiry/seal-chain.ts';
import { withLeast } from '#contract/inquiry/offers/least.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { SealEntry } from '#contract/inquiry/sealing.ts';

/** What a check found: `at` is the number of the first entry that is not as it should be. */
export type Checked =
  | { found: 'fine'; entries: number; proved: number }
  | { found: 'broken' | 'differs' | 'shown'; at: number }
  | { found: 'cannot' };

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** An annex as a content names it. */
export type NamedAnnex = { id: string; name: string; size: number; sha256: string };
const annexesOf = (content: Record<string, unknown>): NamedAnnex[] => (content['files'] ?? []) as NamedAnnex[];
const shownAs = ({ id, name, size }: { id: string; name: string; size: number }) => ({ id, name, size });

/** Whether a page shows what was sealed. */
const isShown = (content: Record<string, unknown>, q: QuotationView): boolean =>
  (['currency', 'tradeTerm', 'place', 'paymentType', 'leadDays', 'validUntil', 'note', 'totals'] as const).every((k) =>
    same(content[k], q[k]),
  ) &&
  same(annexesOf(content).map(shownAs), q.annexes.map(shownAs)) &&
  // Contents from before it could be stated say nothing of costs.
  same(content['costs'] ?? null, q.costs) &&
  // One that was sealed with a least quantity for all lines shows it with each.
  same(withLeast((content['lines'] ?? []) as QuotationView['lines'], content['moq'] as string | null), q.lines);

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

/** The annexes of what was opened, each with the number of its entry. */
export const sealedAnnexes = (entries: readonly SealEntry[]): (NamedAnnex & { at: number })[] =>
  entries.flatMap((e) =>
    e.content === null
      ? []
      : annexesOf(JSON.parse(e.content) as Record<string, unknown>).map((a) => ({ ...a, at: e.seq })),
  );

/** Reads annexes as everybody who may, and hashes them where the reader is. @returns the first that is not what was sealed */
export const checkAnnexes = async (
  annexes: readonly (NamedAnnex & { at: number })[],
  read: (id: string) => Promise<ArrayBuffer>,
): Promise<(NamedAnnex & { at: number }) | null> => {
  for (const a of annexes) {
    if ((await hashOf(await read(a.id))) !== a.sha256) return a;
  }
  return null;
};

import { chainStart, entryHash } from '#contract/inquiry/seal-chain.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import type { NewQuotation, Quoted } from '../quotations/quotation-store.ts';
import { type inquiries, type quotationRevisions, quotations } from '../tables.ts';
import { closeContent, openContent } from './content.ts';
import { inquiryOpenings, sealedQuotations, sealEntries } from './tables.ts';

type Sealed = typeof sealedQuotations.$inferInsert;
/** Of what the demo world puts into the room, what can be sealed. */
type Made = {
  inquiries: (typeof inquiries.$inferInsert)[];
  quotations: Quoted<NewQuotation>[];
  revisions: Quoted<typeof quotationRevisions.$inferInsert>[];
};
type Entry = typeof sealEntries.$inferInsert;

/** The lines of a chain, in the order in which quotations came. */
const chainOf = async (inquiryId: string, rows: Sealed[]): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let previous = await chainStart(inquiryId);
  for (const [n, { id, commitment, createdAt: at }] of rows.entries()) {
    const line = { seq: n + 1, commitment, previous, at };
    const hash = await entryHash(line);
    entries.push({ inquiryId, sealedId: id, ...line, hash });
    previous = hash;
  }
  return entries;
};

type Quotation = Made['quotations'][number];
type Revision = Made['revisions'][number] & { createdAt: string };

/** A revision as the platform closes it; with its content where it was opened. */
const closedOf = async (ctx: Ctx, q: Quotation, r: Revision, isOpened: boolean): Promise<Sealed> => {
  const { inquiryId, number, entId } = q;
  const { revision, userId, clientKey, quotationId, lines, totals, annexes = [], note = null, costs = null } = r;
  const { currency, tradeTerm, place, paymentType, leadDays, validUntil } = r;
  const terms = {
    currency,
    tradeTerm,
    place,
    paymentType,
    leadDays,
    validUntil,
    note,
    costs,
    annexes,
    lines,
    totals,
  };
  const named = { inquiryId, quotationId, companyId: entId, number, revision, version: 1 };
  const closed = await closeContent(ctx.platform.seal, { ...named, ...terms });
  const row = { id: newId(), inquiryId, quotationId, revision, clientKey, userId, ...closed, createdAt: r.createdAt };
  if (!isOpened) return row;
  const { nonce, text } = await openContent(ctx.platform.seal, row);
  return { ...row, nonce, content: text };
};

/** What still stands in the table of quotations while they are sealed. */
const headOf = ({ id, number, inquiryId, entId, userId, state, revision, createdAt, updatedAt }: Quotation) => ({
  id,
  number,
  inquiryId,
  entId,
  userId,
  state,
  revision,
  createdAt,
  updatedAt,
  sealed: true,
});

/**
 * Quotations of the demo world's sealed inquiries, closed as the platform closes them. @returns what stands in tables as of other
 * inquiries, and the rest, which is written behind it
 */
export const sealSeed = async <T extends Made>(ctx: Ctx, s: T) => {
  const sealed = new Map(s.inquiries.flatMap((i) => (i.sealed && i.id ? [[i.id, i] as const] : [])));
  const ours = new Map(s.quotations.flatMap((q) => (sealed.has(q.inquiryId) ? [[q.id, q] as const] : [])));
  const isOpened = (inquiryId: string) => Boolean(sealed.get(inquiryId)?.openedAt);
  const rows = await Promise.all(
    s.revisions
      .flatMap((r) => {
        const q = ours.get(r.quotationId);
        return q && r.createdAt ? [{ q, r: { ...r, createdAt: r.createdAt } }] : [];
      })
      .toSorted((a, b) => a.r.createdAt.localeCompare(b.r.createdAt))
      .map(({ q, r }) => closedOf(ctx, q, r, isOpened(q.inquiryId) && r.revision === q.revision)),
  );
  const entries = await Promise.all([...Map.groupBy(rows, (r) => r.inquiryId)].map(([id, own]) => chainOf(id, own)));
  const opened = [...sealed.values()].flatMap((i) => (i.id && i.openedAt ? [{ id: i.id, at: i.openedAt }] : []));
  const heads = [...ours.values()].filter((q) => !isOpened(q.inquiryId)).map(headOf);
  return {
    shown: {
      ...s,
      quotations: s.quotations.filter((q) => !ours.has(q.id) || isOpened(q.inquiryId)),
      revisions: s.revisions.filter((r) => {
        const q = ours.get(r.quotationId);
        return !q || (isOpened(q.inquiryId) && r.revision === q.revision);
      }),
    },
    write: async (): Promise<void> => {
      if (heads.length) await ctx.db.insert(quotations).values(heads);
      if (!rows.length) return;
      await ctx.db.insert(sealedQuotations).values(rows);
      await ctx.db.insert(sealEntries).values(entries.flat());
      if (opened.length)
        await ctx.db
          .insert(inquiryOpenings)
          .values(opened.map(({ id, at }) => ({ inquiryId: id, how: 'deadline' as const, at })));
    },
  };
};

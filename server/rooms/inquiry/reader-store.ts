import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { seatMay } from '#contract/core/seats.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { ofSide } from './inquiry-store.ts';
import { sellingFor } from './policy.ts';
import { inquiries, inquiryAgreements } from './tables.ts';

/** Who reads: nobody we know, any member who accepted no agreement, or this person. */
export type Reader = 'visitor' | 'member' | Person;

export const readerOf = (ctx: Ctx): Reader => ctx.person ?? 'visitor';

/** Everybody may read which processes, certificates and field of use an inquiry names, unless it is confidential. */
const open = eq(inquiries.confidential, false);

/**
 * Inquiries whose gated parts this reader may read, as `gateFor` judges one of them. Every search, filter and count that
 * looks at a gated field asks for this: what somebody may not read changes nothing that they get.
 */
export const readsParts = (ctx: Ctx, reader: Reader): SQL | undefined => {
  if (reader === 'visitor') return sql`false`;
  if (reader === 'member') return open;
  const company = sellingFor(reader);
  const own = ofSide(seatMay(reader.seat, 'seeBuying') ? reader : { userId: reader.userId, entId: null });
  const agreed = company
    ? exists(
        ctx.db
          .select({ one: sql`1` })
          .from(inquiryAgreements)
          .where(and(eq(inquiryAgreements.inquiryId, inquiries.id), eq(inquiryAgreements.entId, company))),
      )
    : undefined;
  return or(open, own, agreed);
};

/** Inquiries whose processes, certificates and field of use this reader may read. */
export const readsNeeds = (ctx: Ctx, reader: Reader): SQL | undefined => or(open, readsParts(ctx, reader));

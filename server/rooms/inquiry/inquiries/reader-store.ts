import { and, eq, exists, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { seatMay } from '#contract/core/seats.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { ofSide } from './inquiry-store.ts';
import { sellingCompany } from '../policy.ts';
import { isAdmitted } from './access-store.ts';
import { inquiries, inquiryLines } from '../tables.ts';

/** Who reads: nobody we know, any member who accepted no agreement, or this person. */
export type Reader = 'visitor' | 'member' | Person;

export const readerOf = (ctx: Ctx): Reader => ctx.person ?? 'visitor';

/** Everybody may read which processes, certificates and field of use an inquiry names, unless it is confidential. */
const open = eq(inquiries.confidential, false);

/**
 * Inquiries whose gated parts this reader may read, as `gateFor` judges one of them. Every search, filter and count that
 * looks at a gated field asks for this: what somebody may not read changes nothing that they get.
 */
const readsParts = (ctx: Ctx, reader: Reader): SQL | undefined => {
  if (reader === 'visitor') return sql`false`;
  if (reader === 'member') return open;
  const company = sellingCompany(reader);
  const own = ofSide(seatMay(reader.seat, 'seeBuying') ? reader : { userId: reader.userId, entId: null });
  return or(open, own, company ? isAdmitted(company) : undefined);
};

/** Inquiries whose processes, certificates and field of use this reader may read. */
export const readsNeeds = (ctx: Ctx, reader: Reader): SQL | undefined => or(open, readsParts(ctx, reader));

/** Number and title are everybody's; the specification is found by those alone who may read it. */
export const matchesWords = (ctx: Ctx, reader: Reader, q: string): SQL | undefined =>
  everyWord(q, (like) =>
    or(
      ilike(inquiries.number, like),
      textMatches(inquiries.title, like),
      reader === 'visitor'
        ? undefined
        : and(
            readsParts(ctx, reader),
            exists(
              ctx.db
                .select({ one: sql`1` })
                .from(inquiryLines)
                .where(
                  and(
                    eq(inquiryLines.inquiryId, inquiries.id),
                    isNull(inquiryLines.removedIn),
                    textMatches(inquiryLines.specification, like),
                  ),
                ),
            ),
          ),
    ),
  );

/** The same among one's own; a draft has its title as it was typed. */
export const matchesOwnWords = (ctx: Ctx, q: string): SQL | undefined =>
  or(
    matchesWords(ctx, readerOf(ctx), q),
    everyWord(q, (like) => sql`${inquiries.draft}->>'title' ilike ${like}`),
  );

import type { Ctx } from '#server/platform/context.ts';
import type { Company } from '#server/rooms/enterprise/index.ts';
import { toMatchCriteria, openNeed, type Sought } from './matching/match-need.ts';
import { offersBy, rankSuppliers, supplyOf } from './matching/match-supply.ts';
import { type NewQuotation, pricesOf, type Quoted, storedOf, totalsOf } from './quotations/quotation-store.ts';
import { inquiryAgreements, inquiryViews } from './confidential/tables.ts';
import { lineAwards } from './inquiries/tables.ts';
import { sealSeed } from './sealing/seed.ts';
import {
  exchangeRates,
  inquiries,
  inquiryLines,
  inquiryMatches,
  inquiryReads,
  quotationPrices,
  quotationRevisions,
  quotations,
  quotationTotals,
} from './tables.ts';

export { insertLife, type SeedLife } from './approving/seed.ts';
export { offersBy } from './matching/match-supply.ts';
export { platformAgreement as agreementVersion } from '#contract/inquiry/confidential.ts';
export { platformText } from './confidential/agreement-text.ts';
export { agreedOf } from './quotations/agreed-terms.ts';
export { suppliersToTell } from './matching/match-rules.ts';
export { lineTotal, minorToDecimal, tierTotals } from './quotations/money.ts';

type New<T extends { $inferInsert: unknown }> = T['$inferInsert'][];
/** Everything the demo world puts into this room. */
export type SeedInquiries = {
  inquiries: New<typeof inquiries>;
  lines: New<typeof inquiryLines>;
  /** Written once their orders are. */
  awards: New<typeof lineAwards>;
  matches: New<typeof inquiryMatches>;
  reads: New<typeof inquiryReads>;
  agreements: New<typeof inquiryAgreements>;
  quotations: Quoted<NewQuotation>[];
  revisions: Quoted<typeof quotationRevisions.$inferInsert>[];
  rates: New<typeof exchangeRates>;
  views: New<typeof inquiryViews>;
};

const chunks = <T>(rows: T[], size = 400): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));

export const insertInquiries = async (ctx: Ctx, all: SeedInquiries): Promise<void> => {
  const { shown: s, write: writeSealed } = await sealSeed(ctx, all);
  for (const rows of chunks(s.inquiries))
    await ctx.db.insert(inquiries).values(rows.map((r) => ({ listedAt: r.publishedAt ?? null, ...r })));
  for (const rows of chunks(s.matches)) await ctx.db.insert(inquiryMatches).values(rows);
  for (const rows of chunks(s.reads)) await ctx.db.insert(inquiryReads).values(rows);
  for (const rows of chunks(s.agreements)) await ctx.db.insert(inquiryAgreements).values(rows);
  for (const rows of chunks(s.quotations.map(storedOf))) await ctx.db.insert(quotations).values(rows);
  for (const rows of chunks(s.lines)) await ctx.db.insert(inquiryLines).values(rows);
  for (const rows of chunks(s.revisions.map(storedOf))) await ctx.db.insert(quotationRevisions).values(rows);
  for (const rows of chunks(s.revisions.flatMap(pricesOf), 2000)) await ctx.db.insert(quotationPrices).values(rows);
  for (const rows of chunks(s.revisions.flatMap(totalsOf), 2000)) await ctx.db.insert(quotationTotals).values(rows);
  await writeSealed();
  if (s.views.length) await ctx.db.insert(inquiryViews).values(s.views);
  if (s.rates.length) await ctx.db.insert(exchangeRates).values(s.rates).onConflictDoNothing();
};

/** What orders took of lines, behind the orders. */
export const insertAwards = async (ctx: Ctx, awards: SeedInquiries['awards']): Promise<void> => {
  for (const rows of chunks(awards)) await ctx.db.insert(lineAwards).values(rows);
};

export type SeedSupply = Pick<Company, 'id'> & Parameters<typeof supplyOf>[0];

/** Ranks suppliers as the platform does after publishing, the best first; `open` by what everybody may read alone. */
export const rankForSeed = (sought: Sought, suppliers: SeedSupply[], offers: ReturnType<typeof offersBy>) => {
  const supplies = suppliers.map((e) => ({ id: e.id, supply: supplyOf(e, offers.get(e.id) ?? []) }));
  const need = toMatchCriteria(sought);
  return { ranked: rankSuppliers(supplies, need), open: () => rankSuppliers(supplies, openNeed(need)) };
};

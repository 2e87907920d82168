import { judge } from '#contract/core/access.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { testing } from '#contract/testing/calls.ts';
import type { QuotationDetail, QuotationRow } from '#contract/testing/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { mayOnSide } from '#server/platform/side.ts';
import { nameMaterials } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { offersByIds } from '#server/rooms/services/index.ts';
import { findKeptBy, findQuotation, findQuotations, type QuotationRecord } from './store.ts';

const iso = (at: string) => new Date(at).toISOString();
/** Whether a person reads a quotation: its side, with a seat that sees buying. */
export const mayRead = (p: Person, q: Pick<QuotationRecord, 'ownerId' | 'ownerEntId'>): boolean =>
  mayOnSide(p, { userId: q.ownerId, entId: q.ownerEntId }, 'seeBuying');

const presentRows = async (ctx: Ctx, rows: QuotationRecord[]): Promise<QuotationRow[]> => {
  const companies = new Map(
    (await companyBriefs(ctx, [...new Set(rows.map((q) => q.labEntId))])).map((c) => [c.id, c]),
  );
  const names = new Map(nameMaterials([...new Set(rows.map((q) => q.material))]).map((m) => [m.slug, m.name]));
  return rows.map((q) => {
    const company = companies.get(q.labEntId);
    return {
      id: q.id,
      number: q.number,
      lab: { id: q.labEntId, name: company?.name ?? {}, city: company?.city ?? {} },
      material: { slug: q.material, name: names.get(q.material) ?? {} },
      tests: q.lines.length,
      currency: q.currency,
      total: q.total,
      days: q.days,
      validUntil: q.validUntil,
      holds: q.validUntil >= chinaDay(),
      application: q.applicationId,
      createdAt: iso(q.createdAt),
    };
  });
};

const sendable = (p: Person, q: QuotationRecord, listed: boolean): QuotationDetail['send'] => {
  if (q.applicationId) return 'sent';
  if (q.validUntil < chinaDay()) return 'over';
  if (!listed) return 'gone';
  const verdict = judge(testing.send.access, p);
  return verdict === 'yes' || verdict === 'complete' ? verdict : 'seat';
};

const presentWhole = async (ctx: Ctx, rows: QuotationRecord[]): Promise<QuotationDetail[]> => {
  const shown = await presentRows(ctx, rows);
  const offers = await offersByIds(ctx, [...new Set(rows.map((q) => q.offerId))]);
  return rows.flatMap((q, i) => {
    const row = shown[i];
    if (!row) return [];
    const { offerId: offer, cutting, lines, missing } = q;
    return [{ row, offer, cutting, lines, missing, send: sendable(me(ctx), q, offers.get(offer)?.state === 'listed') }];
  });
};

export const readQuotations = async (
  ctx: Ctx,
  q: ParsedOf<typeof testing.page>['query'],
): Promise<AnswerOf<typeof testing.page>> => {
  const person = me(ctx);
  if (!mayRead(person, { ownerId: person.userId, ownerEntId: person.entId })) return pageOf([], 0, q);
  const { rows, total } = await findQuotations(ctx, person.entId ?? person.userId, q);
  return pageOf(await presentRows(ctx, rows), total, q);
};

/** @throws Refused common.notFound for everybody but the side that keeps it */
export const readQuotation = async (ctx: Ctx, id: string): Promise<QuotationDetail> => {
  const q = await findQuotation(ctx, id);
  const [found] = q && mayRead(me(ctx), q) ? await presentWhole(ctx, [q]) : [];
  if (!found) throw refuse(common.notFound);
  return found;
};

/** Those that the person kept and may still see. */
export const exportQuotations = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  presentWhole(
    ctx,
    (await findKeptBy(ctx, person.userId)).filter((q) => mayRead(person, q)),
  );

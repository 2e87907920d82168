import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { inquiryMatched } from '../events.ts';
import { findInquiry, findLines } from '../inquiries/inquiry-store.ts';
import { openNeed, toMatchCriteria } from '../matching/match-need.ts';
import { writeMatches } from '../matching/match-store.ts';
import { rankSuppliers, reachable, suppliersFor } from '../matching/match-supply.ts';

const none = { score: 0, reasons: [], missing: [], lines: [] };

/** Tells companies that were invited after the publishing, with their degree; running twice changes nothing. */
export const tellInvited = async (
  ctx: Ctx,
  { inquiryId, entIds }: { inquiryId: string; entIds: string[] },
): Promise<void> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state !== 'quoting' || i.hiddenAt) return;
  const lines = (await findLines(ctx, [i.id])).get(i.id) ?? [];
  const need = toMatchCriteria({
    lines: lines.map((l) => ({ ...l, specification: Object.values(l.specification) })),
    processes: i.processes,
    certificates: i.certificates,
    field: i.field,
    place: i.deliveryRegion,
  });
  const there = await reachable(ctx, entIds);
  const suppliers = (await suppliersFor(ctx, need)).filter((e) => there.has(e.id));
  const degrees = (ranked: ReturnType<typeof rankSuppliers>) =>
    new Map(ranked.map(({ makes: _, entId, ...degree }) => [entId, degree]));
  const whole = degrees(rankSuppliers(suppliers, need));
  const open = i.confidential ? degrees(rankSuppliers(suppliers, openNeed(need))) : whole;
  const invited = entIds.filter((id) => there.has(id));
  const toldAt = new Date().toISOString();
  await inTransaction(ctx, async (tx) => {
    await writeMatches(
      tx,
      invited.map((entId) => ({
        inquiryId: i.id,
        entId,
        ...(whole.get(entId) ?? none),
        ...(i.confidential && { teaser: open.get(entId) ?? none }),
        toldAt,
      })),
    );
    await emit(tx, inquiryMatched, {
      inquiryId: i.id,
      number: i.number ?? '',
      title: i.title,
      deadline: i.deadline,
      suppliers: invited.map((entId) => ({ entId, score: (open.get(entId) ?? none).score })),
    });
  });
};

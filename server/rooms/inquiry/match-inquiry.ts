import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { findInquiry, findLines } from './inquiry-store.ts';
import { needOf } from './match-need.ts';
import { worthTelling } from './match-rules.ts';
import { writeMatches } from './match-store.ts';
import { rankSuppliers, suppliersFor } from './match-supply.ts';

/** Matches a published inquiry and says whom to tell; running twice changes nothing (decisions 4). */
export const matchInquiry = async (ctx: Ctx, { inquiryId }: { inquiryId: string }): Promise<void> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state !== 'quoting') return;
  const lines = (await findLines(ctx, [i.id])).get(i.id) ?? [];
  const need = needOf({
    lines: lines.map((l) => ({ ...l, specification: Object.values(l.specification) })),
    processes: i.processes,
    certificates: i.certificates,
    field: i.field,
    place: i.deliveryRegion,
  });
  const reachable = (await suppliersFor(ctx, need)).filter(
    (e) => e.id !== i.entId && (i.visibility === 'public' || i.invited.includes(e.id)),
  );
  const ranked = rankSuppliers(reachable, need);
  const told =
    i.visibility === 'invited'
      ? i.invited.map((entId) => ranked.find((r) => r.entId === entId) ?? { entId, score: 0 })
      : worthTelling(ranked);
  await inTransaction(ctx, async (tx) => {
    await writeMatches(
      tx,
      ranked.map((r) => ({ inquiryId: i.id, ...r })),
    );
    await emit(tx, 'inquiry.matched', {
      inquiryId: i.id,
      number: i.number,
      title: i.title,
      deadline: i.deadline,
      suppliers: told.map((r) => ({ entId: r.entId, score: r.score })),
    });
  });
};

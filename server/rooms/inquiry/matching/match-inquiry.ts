import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { inquiryMatched } from '../events.ts';
import { findInquiry, findLines } from '../inquiries/inquiry-store.ts';
import { toMatchCriteria, openNeed } from './match-need.ts';
import { suppliersToTell } from './match-rules.ts';
import { writeMatches } from './match-store.ts';
import type { Degree } from './match-store.ts';
import { type Ranked, rankSuppliers, reachable, suppliersFor } from './match-supply.ts';

/**
 * Matches a published inquiry and says whom to tell; running twice changes nothing (deals 12). Who is told is written down
 * with the event that tells them: the one source of how many they are.
 */
export const matchInquiry = async (ctx: Ctx, { inquiryId }: { inquiryId: string }): Promise<void> => {
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
  const suppliers = (await suppliersFor(ctx, need)).filter(
    (e) => e.id !== i.entId && (i.visibility === 'public' || i.invited.includes(e.id)),
  );
  const ranked = rankSuppliers(suppliers, need);
  // Whom a confidential inquiry finds, in which order and to which degree must not tell what is in it.
  const shown = i.confidential ? rankSuppliers(suppliers, openNeed(need)) : ranked;
  const told = i.visibility === 'invited' ? await invitedOf(ctx, i.invited, shown) : suppliersToTell(shown, i.id);
  const toldIds = new Set(told.map((r) => r.entId));
  const toldAt = new Date().toISOString();
  await inTransaction(ctx, async (tx) => {
    await writeMatches(
      tx,
      [...told, ...shown.filter((r) => !toldIds.has(r.entId))].map(({ makes: _, entId, ...degree }) => ({
        inquiryId: i.id,
        entId,
        ...degree,
        ...(i.confidential && { ...degreeOf(ranked, entId), teaser: degree }),
        toldAt: toldIds.has(entId) ? toldAt : null,
      })),
    );
    await emit(tx, inquiryMatched, {
      inquiryId: i.id,
      number: i.number ?? '',
      title: i.title,
      deadline: i.deadline,
      suppliers: told.map((r) => ({ entId: r.entId, score: r.score })),
    });
  });
};

const none = { score: 0, reasons: [], missing: [], lines: [] };
const degreeOf = (ranked: Ranked[], entId: string): Degree => {
  const { makes: _, entId: __, ...degree } = ranked.find((r) => r.entId === entId) ?? { ...none, makes: [], entId };
  return degree;
};

/** All that were invited and have somebody to tell, whatever their degree. */
const invitedOf = async (ctx: Ctx, invited: string[], ranked: Ranked[]): Promise<Ranked[]> => {
  const there = await reachable(ctx, invited);
  return invited
    .filter((entId) => there.has(entId))
    .map((entId) => ranked.find((r) => r.entId === entId) ?? { entId, ...none, makes: [] });
};

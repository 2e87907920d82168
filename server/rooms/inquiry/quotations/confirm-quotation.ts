import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { lifeErrors } from '#contract/inquiry/life.ts';
import { sealErrors } from '#contract/inquiry/sealing.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { changesSince } from '../amendments/read-history.ts';
import { stillPriced } from '../amendments/snapshot-rules.ts';
import { findVersions } from '../amendments/version-store.ts';
import { quotationConfirmed } from '../events.ts';
import { checkOpenTo } from '../inquiries/check-open.ts';
import { findLines, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { readOwnQuotation } from './own-quotation.ts';
import { type QuotationRecord, setForVersion } from './quotation-store.ts';

/** Refuses what was written for another version than the one in force, and says what changed since. */
export const checkVersion = async (tx: Ctx, i: InquiryRecord, version: number): Promise<void> => {
  if (version === i.version) return;
  throw refuse(lifeErrors.amended, { data: { version: i.version, changes: await changesSince(tx, i, version) } });
};

/** Whether a quotation may stand as it is for the version in force: nothing that it priced has changed. */
export const maySimplyStand = async (
  ctx: Ctx,
  i: InquiryRecord,
  q: Pick<QuotationRecord, 'forVersion' | 'lines'>,
): Promise<boolean> => {
  const [versions, lines] = await Promise.all([findVersions(ctx, [i.id]), findLines(ctx, [i.id])]);
  const before = (versions.get(i.id) ?? []).find((v) => v.version === q.forVersion)?.snapshot;
  const now = (versions.get(i.id) ?? []).find((v) => v.version === i.version)?.snapshot;
  const here = new Set((lines.get(i.id) ?? []).map((l) => l.id));
  const ids = q.lines.map((l) => l.lineId);
  return Boolean(before && now && ids.every((id) => here.has(id)) && stillPriced(before, now, ids));
};

/** "My quotation stands": it is for the newest version from now on, as long as nothing that it priced has changed (deals 41). */
export const confirmQuotation = (
  ctx: Ctx,
  inquiryId: string,
  version: number,
): Promise<{ id: string; version: number }> => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.noQuoteRight);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const i = await checkOpenTo(tx, await lockInquiry(tx, inquiryId));
    const own = await readOwnQuotation(tx, inquiryId, entId);
    const q = own?.row;
    if (!q || q.state === 'withdrawn') throw refuse(common.notFound);
    if (q.state !== 'submitted') throw refuse(inquiryErrors.alreadyDecided);
    await checkVersion(tx, i, version);
    if (q.forVersion === version) return { id: q.id, version };
    // What it says is needed to judge whether it may stand.
    if (!own.record) throw refuse(sealErrors.unreadable);
    if (!(await maySimplyStand(tx, i, own.record))) throw refuse(lifeErrors.mustRevise);
    await setForVersion(tx, q.id, version);
    await emit(tx, quotationConfirmed, {
      inquiryId,
      number: i.number ?? '',
      title: i.title,
      quotationId: q.id,
      version,
      entId,
      buyerId: i.buyerId,
      buyerEntId: i.entId,
    });
    return { id: q.id, version };
  });
};

import { pick } from '#contract/core/text.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { inquiryRestored } from '../events.ts';
import { isBuyersSide } from '../policy.ts';
import { gateFor, mayFind } from './gate.ts';
import { hideRow, showRow } from './hide-store.ts';
import { findInquiries, findLines, lockInquiry, type InquiryRecord } from './inquiry-store.ts';

/** Whether the person may report it: who reads it, is not of its buyer's side, while it shows. */
const mayReport = async (ctx: Ctx, i: InquiryRecord): Promise<boolean> =>
  !isBuyersSide(me(ctx), i) && mayFind(ctx, i) && (await gateFor(ctx, i)) !== 'login';

/** An inquiry can be reported by whoever may find it and is not of its buyer's side; the desk reads nothing confidential (deals 190). */
const find: Moderated['find'] = async (ctx: Ctx, ids, reporterId) => {
  const published = (await findInquiries(ctx, ids)).filter((i) => i.state !== 'draft');
  const rows: InquiryRecord[] = [];
  // One where somebody reports; the desk asks for all without a question to each.
  for (const i of published) if (reporterId === null || (await mayReport(ctx, i))) rows.push(i);
  const lines = await findLines(
    ctx,
    rows.flatMap((i) => (i.confidential ? [] : i.id)),
  );
  return new Map(
    rows.map((i) => {
      const asked = (lines.get(i.id) ?? []).map((l) => pick(l.specification, ctx.lang));
      const words = [pick(i.title, ctx.lang), ...(i.confidential ? [] : [...asked, pick(i.note, ctx.lang)])];
      const text = [...words.filter(Boolean).join(' — ')].slice(0, 2000).join('');
      return [i.id, { about: i.number ?? '', text, authorId: i.buyerId, entId: i.entId }];
    }),
  );
};

const hide = async (tx: Ctx, id: string, reason: string): Promise<void> => {
  await lockInquiry(tx, id);
  await hideRow(tx, id, reason);
};

/** It is found again, and matched where that was left out while it was hidden. */
const restore = async (tx: Ctx, id: string): Promise<void> => {
  await lockInquiry(tx, id);
  if (await showRow(tx, id)) await emit(tx, inquiryRestored, { inquiryId: id });
};

export const moderatedInquiries: Moderated = { kind: 'inquiry', find, hide, restore };

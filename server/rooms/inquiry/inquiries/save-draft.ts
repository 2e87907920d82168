import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { type inquiry, inquiryErrors } from '#contract/inquiry/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { writeDraft } from './draft-store.ts';
import { findInquiry, type InquiryRecord, newestDraft } from './inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';

const present = (row: InquiryRecord): KeptDraft => ({
  content: row.draft ?? {},
  revision: row.draftRevision,
  savedAt: new Date(row.updatedAt).toISOString(),
});

/**
 * Keeps what was typed, as typed: nothing is checked but ownership, size and, where `base` is given, that nobody has saved since.
 * @throws Refused common.notFound, inquiry.draftChanged with the newer draft
 */
export const saveDraft = async (ctx: Ctx, { id, base, content }: ParsedOf<typeof inquiry.saveDraft>['body']) => {
  const person = me(ctx);
  const known = id ? await findInquiry(ctx, id) : undefined;
  const mine = (row: InquiryRecord) => ownsInquiry(person, row, 'buy') && row.state === 'draft';
  if (known && !mine(known)) throw refuse(common.notFound);
  const draftId = known?.id ?? id ?? newId();
  const author = { buyerId: known?.buyerId ?? person.userId, entId: known ? known.entId : person.entId };
  const saved = await writeDraft(ctx, { id: draftId, ...author, content, base });
  if (saved) return { id: draftId, ...saved };
  const there = await findInquiry(ctx, draftId);
  if (!there || !mine(there)) throw refuse(common.notFound);
  throw refuse(inquiryErrors.draftChanged, { data: present(there) });
};

/** One draft of mine or my company's, or my newest. */
export const readDraft = async (ctx: Ctx, id?: string) => {
  const person = me(ctx);
  const row = id ? await findInquiry(ctx, id) : await newestDraft(ctx, person);
  if (id && (!row || !ownsInquiry(person, row, 'buy') || row.state !== 'draft')) throw refuse(common.notFound);
  return row ? { id: row.id, ...present(row) } : null;
};

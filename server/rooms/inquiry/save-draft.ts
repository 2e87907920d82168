import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { findInquiry, newestDraft, writeInquiry } from './inquiry-store.ts';
import { ownsInquiry } from './policy.ts';

/** Keeps what was typed, as typed: nothing is checked but ownership and size. */
export const saveDraft = async (ctx: Ctx, { id, content }: ParsedOf<typeof inquiry.saveDraft>['body']) => {
  const person = me(ctx);
  const known = id ? await findInquiry(ctx, id) : undefined;
  if (known && (!ownsInquiry(person, known, 'buy') || known.state !== 'draft')) throw refuse(common.notFound);
  const draftId = known?.id ?? id ?? newId();
  const author = { buyerId: known?.buyerId ?? person.userId, entId: known ? known.entId : person.entId };
  await writeInquiry(ctx, { id: draftId, ...author, state: 'draft', draft: content });
  return { id: draftId, savedAt: new Date().toISOString() };
};

/** One draft of mine or my company's, or my newest. */
export const readDraft = async (ctx: Ctx, id?: string) => {
  const person = me(ctx);
  const row = id ? await findInquiry(ctx, id) : await newestDraft(ctx, person);
  if (id && (!row || !ownsInquiry(person, row, 'buy') || row.state !== 'draft')) throw refuse(common.notFound);
  return row ? { id: row.id, content: row.draft ?? {}, savedAt: new Date(row.updatedAt).toISOString() } : null;
};

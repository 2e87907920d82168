import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { findInquiry, newestDraft, writeInquiry } from './inquiry-store.ts';

/** Keeps what was typed, as typed: nothing is checked but ownership and size. */
export const saveDraft = async (ctx: Ctx, { id, content }: ParsedOf<typeof inquiry.saveDraft>['body']) => {
  const person = me(ctx);
  const known = id ? await findInquiry(ctx, id) : undefined;
  if (known && (known.buyerId !== person.userId || known.state !== 'draft')) throw refuse(common.notFound);
  const draftId = known?.id ?? id ?? newId();
  await writeInquiry(ctx, { id: draftId, buyerId: person.userId, entId: person.entId, state: 'draft', draft: content });
  return { id: draftId, savedAt: new Date().toISOString() };
};

/** One draft of mine, or the newest. */
export const readDraft = async (ctx: Ctx, id?: string) => {
  const person = me(ctx);
  const row = id ? await findInquiry(ctx, id) : await newestDraft(ctx, person.userId);
  if (id && (!row || row.buyerId !== person.userId || row.state !== 'draft')) throw refuse(common.notFound);
  return row ? { id: row.id, content: row.draft ?? {}, savedAt: new Date(row.updatedAt).toISOString() } : null;
};

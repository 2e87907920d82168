import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { draftErrors, type drafts } from '#contract/drafts/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { closeDraft, openDraft } from './close-draft.ts';
import { deleteBeyond, findDraft, writeDraft } from './store.ts';

/** My draft of a form as it was typed, or null. */
export const readDraft = async (ctx: Ctx, form: string): Promise<KeptDraft | null> => {
  const row = await findDraft(ctx, me(ctx).userId, form);
  return row
    ? { content: openDraft(ctx, row), revision: row.revision, savedAt: new Date(row.savedAt).toISOString() }
    : null;
};

/**
 * Keeps what was typed. The second of two windows is refused with what the first has saved.
 * @throws Refused drafts.changed
 */
export const saveDraft = async (ctx: Ctx, { form, base, content }: ParsedOf<typeof drafts.save>['body']) => {
  const { userId } = me(ctx);
  const row = await writeDraft(ctx, { userId, form, content: closeDraft(ctx, { userId, form, content }) }, base);
  if (!row) throw refuse(draftErrors.changed, { data: { ...(await readDraft(ctx, form)) } });
  if (row.revision === 1) await deleteBeyond(ctx, userId);
  return { revision: row.revision, savedAt: new Date(row.savedAt).toISOString() };
};

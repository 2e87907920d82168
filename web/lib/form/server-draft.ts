import { CallError } from '#contract/core/client.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { drafts, draftErrors } from '#contract/drafts/calls.ts';
import { call } from '../call.ts';
import type { DraftServer, Elsewhere, ServerDraft } from './draft-keeper.ts';

// By their codes: the calls of those rooms come with what sends them, not with every form that has a draft.
const changed: string[] = [draftErrors.changed.code, 'inquiry.draftChanged', 'sites.changed'];

/** A saving, or what somebody saved meanwhile. @throws CallError for any other refusal */
export const savedOrElsewhere = <V>(saving: Promise<ServerDraft>): Promise<ServerDraft | { elsewhere: Elsewhere<V> }> =>
  saving.catch((err: unknown) => {
    if (!(err instanceof CallError) || !changed.includes(err.error)) throw err;
    const { content, revision, savedAt } = err.data as unknown as KeptDraft;
    return { elsewhere: { values: content as Partial<V>, revision, savedAt } };
  });

/** A draft of this person's on the server; `kept` is what the page's loader read. */
export const serverDraft = <V extends object>(form: string, kept: KeptDraft | null): DraftServer<V> => ({
  kept: kept && { revision: kept.revision, savedAt: kept.savedAt, values: kept.content as Partial<V> },
  save: (values, base) =>
    savedOrElsewhere<V>(call(drafts.save, { body: { form, base, content: { ...(values as object) } } })),
  remove: () => call(drafts.remove, { query: { form } }),
});

import type { KeptDraft } from '#contract/core/schemas.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { type QuoteDraft, toQuotation } from './quote-draft.ts';

/**
 * The quotation being written: kept in the browser and on the server until it is sent; one key a revision, so that a second click is
 * the same one.
 */
export const useQuote = (
  inquiryId: string,
  start: QuoteDraft,
  kept: KeptDraft | null,
  onSent: () => Promise<unknown> | void,
) => {
  // What was written for other lines can't be gone on with.
  const read = (content: Partial<QuoteDraft>) => (content.lines?.length === start.lines.length ? content : null);
  return useCallForm({
    endpoint: inquiry.quote,
    initial: { ...start, ...(kept && read(kept.content as Partial<QuoteDraft>)) },
    input: (draft, key) => ({ body: toQuotation(draft, inquiryId, key) }),
    draft: { name: `quote.${inquiryId}`, server: serverDraft(`quote.${inquiryId}`, kept), read },
    onDone: onSent,
  });
};

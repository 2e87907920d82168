import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ChangeView } from '#contract/inquiry/changes.ts';
import type { LineView } from '#contract/inquiry/schemas.ts';
import { faultsOf } from '#web/lib/call.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { carryOver, type QuoteDraft, toQuotation, withOldLeast } from './quote-draft.ts';

/**
 * The quotation being written: kept in the browser and on the server until it is sent; one key a revision, so that a second click is
 * the same one.
 */
export const useQuote = (
  inquiryId: string,
  start: QuoteDraft,
  kept: KeptDraft | null,
  /** The lines as they are asked now, and their version. */
  { lines, version }: { lines: LineView[]; version: number },
  onSent: () => Promise<unknown> | void,
) => {
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<ChangeView[]>([]);
  // What was written for an earlier version is carried over line by line.
  const read = (content: Partial<QuoteDraft>): Partial<QuoteDraft> | null =>
    content.lines ? { ...content, lines: carryOver(withOldLeast(content).lines ?? [], lines) } : null;
  const form = useCallForm({
    // The calls come with the first sending, not with the page.
    endpoint: () => import('#contract/inquiry/calls.ts').then((m) => m.inquiry.quote),
    initial: { ...start, ...(kept && read(kept.content as Partial<QuoteDraft>)) },
    input: (draft, key) => ({ body: toQuotation(draft, inquiryId, version, key) }),
    draft: { name: `quote.${inquiryId}`, server: serverDraft(`quote.${inquiryId}`, kept), read },
    onDone: onSent,
    onRefused: (err) => {
      if (err.error === 'life.amended') {
        setChanged((err.data['changes'] as ChangeView[] | undefined) ?? []);
        void revalidate();
      }
      return faultsOf(err);
    },
  });
  const { current, change } = form;
  useEffect(() => {
    const typed = current().lines;
    const now = carryOver(typed, lines);
    if (JSON.stringify(typed) !== JSON.stringify(now)) change({ lines: now });
    // oxlint-disable-next-line react/exhaustive-deps -- a new version alone asks for other lines
  }, [version]);
  return { ...form, changed };
};

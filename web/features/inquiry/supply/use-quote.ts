import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry.ts';
import { call } from '#web/lib/call.ts';
import { remainingFaults } from '#web/lib/faults.ts';
import { type QuoteDraft, toQuotation } from './quote-draft.ts';

const keyOf = (inquiryId: string) => `draft.quote.${inquiryId}`;
const read = (inquiryId: string): QuoteDraft | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(inquiryId)) ?? 'null') as QuoteDraft | null;
  } catch {
    return null;
  }
};
const write = (inquiryId: string, draft: QuoteDraft | null) => {
  try {
    if (draft) localStorage.setItem(keyOf(inquiryId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(inquiryId));
  } catch {
    // The form works without a kept draft.
  }
};

/** The quotation being written: kept in the browser until it is sent; one key a revision, so a second click is the same one. */
export const useQuote = (inquiryId: string, start: QuoteDraft) => {
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  // An upload ends after more has been typed: what changes is always the newest.
  const latest = useRef(start);
  const key = useRef<string>(undefined);

  useEffect(() => {
    const kept = read(inquiryId);
    if (kept && kept.lines.length === start.lines.length) {
      latest.current = { ...start, ...kept };
      setDraft(latest.current);
    }
    // Only once: what is typed afterwards must not be overwritten.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [inquiryId]);

  const change = (part: Partial<QuoteDraft>) => {
    const before = latest.current;
    const next = { ...before, ...part };
    latest.current = next;
    setDraft(next);
    const sent = (d: QuoteDraft) => toQuotation(d, inquiryId, '');
    setErrors((faults) => remainingFaults(faults, sent(before), sent(next)));
    write(inquiryId, next);
  };

  const submit = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    setRefusal('');
    key.current ??= crypto.randomUUID();
    try {
      await call(inquiry.quote, { body: toQuotation(draft, inquiryId, key.current) });
      key.current = undefined;
      write(inquiryId, null);
      return true;
    } catch (err) {
      setErrors(err instanceof CallError ? err.fields : {});
      setRefusal((err as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { draft, change, errors, refusal, busy, submit };
};

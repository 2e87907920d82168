import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { Slot } from '#contract/verification-needs.ts';
import { type Application, type GivenFields, type ReadFields, verification } from '#contract/verification.ts';
import { type ApplicationKind, type DocumentType, licenceFields } from '#contract/verification-rules.ts';
import { call } from '#web/lib/call.ts';
import type { Stored } from '#web/ui/upload.ts';
import type { Field } from './fields.ts';

type Paper = { type: DocumentType; file: Stored | null; number: string; expiresAt: string };

const paperOf = (slot: Slot, held: Application['documents']): Paper => {
  const d = held.find((x) => slot.anyOf.includes(x.type));
  return {
    type: d?.type ?? slot.anyOf[0] ?? 'idDocument',
    file: d ? { id: d.fileId, url: d.url, name: d.name, size: d.size } : null,
    number: d?.number ?? '',
    expiresAt: d?.expiresAt ?? '',
  };
};

/** The form of one application: papers by slot, fields, and what the licence said. */
export const useApplication = (kind: ApplicationKind, slots: readonly Slot[], from: Application | undefined) => {
  const { t } = useTranslation('ui');
  const { revalidate } = useRevalidator();
  const [papers, setPapers] = useState(() => slots.map((s) => paperOf(s, from?.documents ?? [])));
  const [given, setGiven] = useState<GivenFields>(from?.given ?? {});
  const [read, setRead] = useState<{ id: string; fields: ReadFields; turned: number } | null>(
    from && Object.keys(from.read).length ? { id: '', fields: from.read, turned: 0 } : null,
  );
  const [reading, setReading] = useState(false);
  const [unread, setUnread] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [kept, setKept] = useState(false);
  const [busy, setBusy] = useState(false);
  const newest = useRef('');

  const changePaper = (i: number, part: Partial<Paper>) => {
    setKept(false);
    setPapers((all) => all.map((p, n) => (n === i ? { ...p, ...part } : p)));
    // What was missing is there, or another document is chosen.
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([k]) => !k.startsWith('documents.'))));
  };
  const change = (field: Field, value: string) => {
    setKept(false);
    setGiven((g) => ({ ...g, [field]: value }));
    setErrors(({ [field]: gone, ...rest }) => (void gone, rest));
  };

  /** Certain fields are filled in, also over what an earlier licence said; uncertain ones wait for the reader's eye. */
  const readFile = async (fileId: string) => {
    newest.current = fileId;
    setReading(true);
    setUnread('');
    try {
      const done = await call(verification.discern, { query: { fileId }, body: undefined });
      if (newest.current !== fileId) return;
      setRead({ id: done.readingId, fields: done.fields, turned: done.turned });
      const sure = licenceFields.flatMap((f) => {
        const r = done.fields[f];
        return r && !r.uncertain ? [[f, r.value] as const] : [];
      });
      setGiven((g) => ({ ...g, ...Object.fromEntries(sure) }));
    } catch (err) {
      if (newest.current === fileId) setUnread(err instanceof CallError ? err.message : t('read.failed'));
    } finally {
      if (newest.current === fileId) setReading(false);
    }
  };
  const forgetReading = () => {
    newest.current = '';
    setReading(false);
    setRead(null);
    setUnread('');
  };

  const send = async (draft: boolean) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    setRefusal('');
    try {
      await call(verification.submit, {
        body: {
          kind,
          draft,
          fields: given,
          documents: papers.flatMap((p) =>
            p.file ? [{ type: p.type, fileId: p.file.id, number: p.number, expiresAt: p.expiresAt || null }] : [],
          ),
          ...(read?.id && { readingId: read.id }),
        },
      });
      setKept(draft);
      await revalidate();
    } catch (err) {
      setErrors(err instanceof CallError ? err.fields : {});
      setRefusal((err as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    papers,
    changePaper,
    given,
    change,
    read,
    reading,
    unread,
    readFile,
    forgetReading,
    errors,
    refusal,
    kept,
    busy,
    send,
  };
};
export type Form = ReturnType<typeof useApplication>;

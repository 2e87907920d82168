import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { Slot } from '#contract/verification/needs.ts';
import { type Application, type GivenFields, type ReadFields, verification } from '#contract/verification/calls.ts';
import { type ApplicationKind, type DocumentType, licenceFields } from '#contract/verification/rules.ts';
import { call } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import type { Field } from './fields.ts';

type Paper = { type: DocumentType; file: Stored | null; number: string; expiresAt: string };

type Values = { papers: Paper[]; given: GivenFields; draft: boolean };

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
  const [read, setRead] = useState<{ id: string; fields: ReadFields; turned: number } | null>(
    from && Object.keys(from.read).length ? { id: '', fields: from.read, turned: 0 } : null,
  );
  const [reading, setReading] = useState(false);
  const [unread, setUnread] = useState('');
  const [kept, setKept] = useState(false);
  const newest = useRef('');
  const initial: Values = {
    papers: slots.map((s) => paperOf(s, from?.documents ?? [])),
    given: from?.given ?? {},
    draft: false,
  };
  const form = useCallForm({
    endpoint: verification.submit,
    initial,
    input: ({ papers, given, draft }) => ({
      body: {
        kind,
        draft,
        fields: given,
        documents: papers.flatMap((p) =>
          p.file ? [{ type: p.type, fileId: p.file.id, number: p.number, expiresAt: p.expiresAt || null }] : [],
        ),
        ...(read?.id && { readingId: read.id }),
      },
    }),
    // What is missing is named by its kind.
    about: ({ papers, given }) => ({
      ...given,
      documents: Object.fromEntries(slots.flatMap((s, i) => s.anyOf.map((type) => [type, papers[i]]))),
    }),
    onDone: async (_, { draft }) => {
      setKept(draft);
      await revalidate();
    },
  });
  useLeaveGuard(() => form.isDirty());

  const changePaper = (i: number, part: Partial<Paper>) => {
    setKept(false);
    form.change({ papers: form.current().papers.map((p, n) => (n === i ? { ...p, ...part } : p)) });
  };
  const give = (part: GivenFields) => form.change({ given: { ...form.current().given, ...part } });
  const change = (field: Field, value: string) => {
    setKept(false);
    give({ [field]: value });
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
      give(Object.fromEntries(sure));
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

  return {
    props: form.props,
    papers: form.values.papers,
    changePaper,
    given: form.values.given,
    change,
    read,
    reading,
    unread,
    readFile,
    forgetReading,
    errors: form.errors,
    refusal: form.fault,
    kept,
    busy: form.busy,
    send: (draft: boolean) => form.send({ draft }),
  };
};
export type Form = ReturnType<typeof useApplication>;

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Slot } from '#contract/verification/needs.ts';
import { type Application, type GivenFields, verification } from '#contract/verification/calls.ts';
import type { ApplicationKind, DocumentType } from '#contract/verification/rules.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import type { Field } from './fields.ts';
import { useReading } from './use-reading.ts';

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

const inputOf = (kind: ApplicationKind, { papers, given, draft }: Values, readingId: string | undefined) => ({
  body: {
    kind,
    draft,
    fields: given,
    documents: papers.flatMap((p) =>
      p.file ? [{ type: p.type, fileId: p.file.id, number: p.number, expiresAt: p.expiresAt || null }] : [],
    ),
    ...(readingId && { readingId }),
  },
});

/** The form of one application: papers by slot, fields, and what the licence said. */
export const useApplication = (kind: ApplicationKind, slots: readonly Slot[], from: Application | undefined) => {
  const { revalidate } = useRevalidator();
  const { readFile, ...reading } = useReading(from);
  const [kept, setKept] = useState(false);
  const initial: Values = {
    papers: slots.map((s) => paperOf(s, from?.documents ?? [])),
    given: from?.given ?? {},
    draft: false,
  };
  const form = useCallForm({
    endpoint: verification.submit,
    initial,
    input: (values) => inputOf(kind, values, reading.read?.id),
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

  return {
    props: form.props,
    papers: form.values.papers,
    changePaper,
    given: form.values.given,
    change,
    ...reading,
    readFile: (fileId: string) => readFile(fileId, give),
    errors: form.errors,
    refusal: form.fault,
    kept,
    busy: form.busy,
    send: (draft: boolean) => form.send({ draft }),
  };
};
export type Form = ReturnType<typeof useApplication>;

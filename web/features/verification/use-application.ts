import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AbroadFault, faultsAbroad, slotsFor } from '#contract/verification/abroad.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import type { Slot } from '#contract/verification/needs.ts';
import { type Application, type GivenFields, verification } from '#contract/verification/calls.ts';
import type { ApplicationKind, DocumentType } from '#contract/verification/rules.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import type { Field } from './fields.ts';
import { useReading } from './use-reading.ts';
import { useCountryFaults } from '#web/lib/text/company-words.ts';

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

type Begin = {
  kind: ApplicationKind;
  /** What the kind hands in, of whatever country. */
  set: readonly Slot[];
  from: Application | undefined;
  /** What a company's application begins with. */
  given: GivenFields;
};

/** The faults of a company abroad, in the reader's words. */
const useFaults = (kind: ApplicationKind) => {
  const words = useCountryFaults();
  return (given: GivenFields): Record<string, string> => {
    if (kind === 'personal' || isChinese(given.country)) return {};
    const country = given.country ?? 'CN';
    return Object.fromEntries(
      Object.entries(faultsAbroad(country, given)).map(([f, code]) => [
        f,
        words(country, f as Field, code as AbroadFault),
      ]),
    );
  };
};

type Ground = {
  slotsOf: (country: string | undefined) => Slot[];
  faultsOf: (given: GivenFields) => Record<string, string>;
  readingId: string | undefined;
  onSent: (draft: boolean) => Promise<void>;
};

/** What is typed and handed in, as it is sent. */
const useSubmission = ({ kind, from, given: first }: Begin, { slotsOf, faultsOf, readingId, onSent }: Ground) => {
  const initial: Values = {
    papers: slotsOf(first.country).map((s) => paperOf(s, from?.documents ?? [])),
    given: first,
    draft: false,
  };
  const form = useCallForm({
    endpoint: verification.submit,
    initial,
    input: (values) => inputOf(kind, values, readingId),
    // What is missing is named by its kind.
    about: ({ papers, given }) => ({
      ...given,
      documents: Object.fromEntries(slotsOf(given.country).flatMap((s, i) => s.anyOf.map((type) => [type, papers[i]]))),
    }),
    check: ({ given, draft }) => (draft ? {} : faultsOf(given)),
    onDone: (_, { draft }) => onSent(draft),
  });
  useLeaveGuard(() => form.isDirty());
  return form;
};

/** The form of one application: its country, papers by slot, fields, and what the licence said. */
export const useApplication = (begin: Begin) => {
  const { revalidate } = useRevalidator();
  const { readFile, ...reading } = useReading(begin.from);
  const [kept, setKept] = useState(false);
  const slotsOf = (country: string | undefined) =>
    begin.kind === 'personal' ? [...begin.set] : slotsFor(begin.set, country);
  const faultsOf = useFaults(begin.kind);
  const form = useSubmission(begin, {
    slotsOf,
    faultsOf,
    readingId: reading.read?.id,
    onSent: async (draft) => {
      setKept(draft);
      await revalidate();
    },
  });

  const changePaper = (i: number, part: Partial<Paper>) => {
    setKept(false);
    form.change({ papers: form.current().papers.map((p, n) => (n === i ? { ...p, ...part } : p)) });
  };
  const give = (part: GivenFields) => form.change({ given: { ...form.current().given, ...part } });
  /** Papers that the other country asks for too stay. */
  const changeCountry = (country: string) => {
    setKept(false);
    reading.forgetReading();
    const { papers, given } = form.current();
    form.change({
      given: { ...given, country },
      papers: slotsOf(country).map((s) => papers.find((p) => s.anyOf.includes(p.type)) ?? paperOf(s, [])),
    });
  };
  const change = (field: Field, value: string) => {
    setKept(false);
    give({ [field]: value });
  };

  return {
    props: form.props,
    slots: slotsOf(form.values.given.country),
    country: form.values.given.country ?? 'CN',
    changeCountry,
    /** A field was left: what is wrong with it is said. */
    leave: (field: Field) => {
      const fault = form.values.given[field]?.trim() && faultsOf(form.values.given)[field];
      if (fault) form.show({ ...form.errors, [field]: fault });
    },
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

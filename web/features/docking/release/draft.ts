import { type Lang, langs } from '#contract/core/langs.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { ProjectInput } from '#contract/docking/schemas.ts';
import type { Stored } from '#web/ui/file/upload.ts';

type Words = Record<Lang, string>;
export type StageDraft = { name: string; delivers: string; due: string };
/** The form as typed. */
export type Draft = {
  title: Words;
  need: Words;
  kind: string;
  currency: Currency;
  negotiable: boolean;
  min: string;
  max: string;
  region: string;
  place: string;
  from: string;
  to: string;
  stages: StageDraft[];
  contactName: string;
  phone: string;
  mail: string;
  deadline: string;
  pictures: Stored[];
  annexes: Stored[];
};

const none: Words = { cn: '', en: '', es: '' };
export const emptyStage: StageDraft = { name: '', delivers: '', due: '' };
export const emptyDraft: Draft = {
  title: none,
  need: none,
  kind: '',
  currency: 'CNY',
  negotiable: false,
  min: '',
  max: '',
  region: '',
  place: '',
  from: '',
  to: '',
  stages: [emptyStage],
  contactName: '',
  phone: '',
  mail: '',
  deadline: '',
  pictures: [],
  annexes: [],
};

const given = (w: Words): Partial<Words> =>
  Object.fromEntries(langs.flatMap((l) => (w[l].trim() ? [[l, w[l].trim()]] : [])));
const filled = <K extends string>(key: K, value: string): { [key in K]?: string } =>
  (value.trim() ? { [key]: value.trim() } : {}) as { [key in K]?: string };

/** The form as it is sent: what is empty is left out, so that it is asked for. */
export const toInput = (d: Draft, clientKey: string): ProjectInput => {
  const budget = { ...filled('min', d.min), max: d.max.trim() };
  return {
    clientKey,
    title: given(d.title),
    need: given(d.need),
    kind: d.kind,
    currency: d.currency,
    ...(!d.negotiable && { budget }),
    ...filled('region', d.region),
    ...filled('place', d.place),
    ...filled('from', d.from),
    ...filled('to', d.to),
    stages: d.stages.map((s) => ({ name: s.name.trim(), delivers: s.delivers.trim(), ...filled('due', s.due) })),
    contact: { name: d.contactName.trim(), phone: d.phone.trim(), mail: d.mail.trim() },
    deadline: d.deadline,
    pictures: d.pictures.map((f) => f.id),
    annexes: d.annexes.map((f) => f.id),
  } as unknown as ProjectInput;
};

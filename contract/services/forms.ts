import type { ServiceKind } from './kinds.ts';
import { visaCountryCodes, visaOf, visaPapers } from './visa.ts';

/** What each field may be chosen from; their words are `serviceForm:choice.<field>.<choice>`. */
export const fieldChoices = {
  condition: ['room', 'cold', 'hot', 'hotWet', 'several'],
  cutting: ['lab', 'own'],
  reportLang: ['cn', 'en', 'both'],
  topic: ['process', 'structure', 'tooling', 'training', 'certification'],
  contract: ['permanent', 'temporary', 'project'],
  purpose: ['equipment', 'working', 'research'],
  security: ['none', 'property', 'receivables'],
  country: visaCountryCodes,
  reason: ['fair', 'business', 'study'],
  room: ['single', 'twin'],
  build: ['modular', 'custom', 'doubleDeck'],
  sides: ['one', 'two', 'three', 'four'],
  scope: ['identity', 'catalogue', 'film', 'website', 'campaign'],
} as const;
export type ChoiceField = keyof typeof fieldChoices;

const typedFields = [
  'material',
  'standard',
  'specimens',
  'wanted',
  'note',
  'problem',
  'site',
  'role',
  'people',
  'place',
  'work',
  'amount',
  'months',
  'turnover',
  'orderNumber',
  'creditDays',
  'traveller',
  'passportUntil',
  'travelDay',
  'stayDays',
  'phone',
  'fair',
  'boothNumber',
  'area',
  'opening',
  'budget',
  'wishes',
  'brief',
] as const;
export type FieldKey = (typeof typedFields)[number] | ChoiceField;
export const fieldKeys = [...typedFields, ...(Object.keys(fieldChoices) as ChoiceField[])] as [FieldKey, ...FieldKey[]];

/** `line` one line, `words` several, `number` plain decimal text, `day` a day to come, `choice` one of `fieldChoices`. */
export type Field = {
  key: FieldKey;
  is: 'line' | 'words' | 'number' | 'day' | 'choice';
  need?: true;
  /** Characters of a text, or the bounds of a number. */
  least?: number;
  most?: number;
  /** Digits after the point of a number; none unless said. */
  digits?: 2;
  /** Comes of the record that is applied with, and stays as it was sent. */
  fixed?: true;
  /** Tells of a person, and goes with the papers. */
  personal?: true;
};

export const paperKeys = [
  ...visaPapers,
  'drawing',
  'data',
  'jobDescription',
  'accounts',
  'orderContract',
  'boothPlan',
  'material',
] as const;
export type PaperKey = (typeof paperKeys)[number];
/** Files that an application has, by what they are. */
export type Paper = { key: PaperKey; need?: true };

type Form = { fields: readonly Field[]; papers: readonly Paper[] };

const line = (key: FieldKey, need?: true): Field => ({ key, is: 'line', ...(need && { need }), most: 120 });
const words = (key: FieldKey, need?: true): Field => ({
  key,
  is: 'words',
  ...(need && { need, least: 10 }),
  most: 2000,
});
const number = (key: FieldKey, least: number, most: number, need?: true, digits?: 2): Field => ({
  key,
  is: 'number',
  ...(need && { need }),
  least,
  most,
  ...(digits && { digits }),
});
const day = (key: FieldKey, need?: true): Field => ({ key, is: 'day', ...(need && { need }) });
const choice = (key: ChoiceField, need?: true): Field => ({ key, is: 'choice', ...(need && { need }) });
const ofPerson = (f: Field): Field => ({ ...f, personal: true });
const needed = true as const;

/** The form of each kind as data: it draws the page, and both sides judge by it (services 3). */
const forms: Record<ServiceKind, Form> = {
  testing: {
    fields: [
      line('material', needed),
      line('standard', needed),
      number('specimens', 1, 500, needed),
      choice('condition', needed),
      choice('cutting', needed),
      choice('reportLang', needed),
      day('wanted'),
      words('note'),
    ],
    papers: [{ key: 'drawing' }],
  },
  technical: {
    fields: [choice('topic', needed), words('problem', needed), line('site'), day('wanted')],
    papers: [{ key: 'data' }],
  },
  hr: {
    fields: [
      line('role', needed),
      number('people', 1, 500, needed),
      choice('contract', needed),
      line('place', needed),
      day('wanted'),
      words('work', needed),
    ],
    papers: [{ key: 'jobDescription' }],
  },
  finance: {
    fields: [
      choice('purpose', needed),
      number('amount', 10_000, 100_000_000, needed, 2),
      number('months', 1, 60, needed),
      number('turnover', 0, 100_000_000_000, needed, 2),
      choice('security', needed),
      words('note'),
    ],
    papers: [
      { key: 'businessLicence', need: true },
      { key: 'accounts', need: true },
    ],
  },
  chainFinance: {
    fields: [
      { ...line('orderNumber', needed), fixed: true },
      number('amount', 10_000, 100_000_000, needed, 2),
      number('creditDays', 15, 360, needed),
      words('note'),
    ],
    papers: [{ key: 'businessLicence' }],
  },
  visa: {
    fields: [
      choice('country', needed),
      choice('reason', needed),
      ofPerson(line('traveller', needed)),
      ofPerson(line('phone', needed)),
      ofPerson(day('passportUntil', needed)),
      day('travelDay', needed),
      number('stayDays', 1, 90, needed),
    ],
    papers: visaPapers.map((key) => ({ key })),
  },
  delegation: {
    fields: [
      number('people', 1, 20, needed),
      choice('room', needed),
      ofPerson(line('traveller', needed)),
      ofPerson(line('phone', needed)),
      words('note'),
    ],
    papers: [{ key: 'passport' }],
  },
  study: {
    fields: [
      number('people', 1, 40, needed),
      ofPerson(line('traveller', needed)),
      ofPerson(line('phone', needed)),
      words('problem', needed),
    ],
    papers: [],
  },
  booth: {
    fields: [
      line('fair', needed),
      line('boothNumber'),
      number('area', 6, 2000, needed, 2),
      choice('sides', needed),
      choice('build', needed),
      day('opening', needed),
      number('budget', 0, 100_000_000, undefined, 2),
      words('wishes', needed),
    ],
    papers: [{ key: 'boothPlan' }],
  },
  brand: {
    fields: [
      choice('scope', needed),
      line('fair'),
      day('wanted'),
      number('budget', 0, 100_000_000, undefined, 2),
      words('brief', needed),
    ],
    papers: [{ key: 'material' }],
  },
};

/** Values and files of an application, by their keys. */
export type FormValues = Record<string, string>;
export type FormPapers = Record<string, readonly unknown[]>;

export const fieldsOf = (kind: ServiceKind): readonly Field[] => forms[kind].fields;
/** Which files an application takes: for a visa those of the country that is travelled to, all of which are needed. */
export const papersOf = (kind: ServiceKind, values: FormValues): readonly Paper[] => {
  const { papers } = forms[kind];
  if (kind !== 'visa') return papers;
  const visa = visaOf(values['country']);
  return visa ? papers.filter((p) => visa.papers.some((v) => v === p.key)).map((p) => ({ ...p, need: true })) : [];
};

export type FormFault = {
  code: 'required' | 'choice' | 'dayPast' | 'format' | 'tooShort' | 'tooLong' | 'atLeast' | 'atMost';
  n?: number;
};

const faultOfNumber = (f: Field, value: string): FormFault | null => {
  const plain = f.digits ? /^\d{1,12}(\.\d{1,2})?$/ : /^\d{1,12}$/;
  if (!plain.test(value)) return { code: 'format' };
  if (f.least !== undefined && Number(value) < f.least) return { code: 'atLeast', n: f.least };
  return f.most !== undefined && Number(value) > f.most ? { code: 'atMost', n: f.most } : null;
};

const faultOf = (f: Field, value: string, today: string): FormFault | null => {
  if (!value) return f.need ? { code: 'required' } : null;
  if (f.is === 'number') return faultOfNumber(f, value);
  if (f.is === 'day') {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) return { code: 'format' };
    return value < today ? { code: 'dayPast' } : null;
  }
  if (f.is === 'choice') {
    const among: readonly string[] = fieldChoices[f.key as ChoiceField];
    return among.includes(value) ? null : { code: 'choice' };
  }
  if (f.least && value.length < f.least) return { code: 'tooShort', n: f.least };
  return f.most && value.length > f.most ? { code: 'tooLong', n: f.most } : null;
};

/**
 * What is wrong with an application, by `values.<field>` and `papers.<paper>`; the browser and the server ask the same (services 3).
 * @param today the day in China, `yyyy-mm-dd`
 */
export const faultsOfForm = (
  kind: ServiceKind,
  values: FormValues,
  papers: FormPapers,
  today: string,
): Record<string, FormFault> => ({
  ...Object.fromEntries(
    fieldsOf(kind).flatMap((f) => {
      const fault = faultOf(f, (values[f.key] ?? '').trim(), today);
      return fault ? [[`values.${f.key}`, fault]] : [];
    }),
  ),
  ...Object.fromEntries(
    papersOf(kind, values).flatMap((p) =>
      p.need && !papers[p.key]?.length ? [[`papers.${p.key}`, { code: 'required' as const }]] : [],
    ),
  ),
});

/** The values and files that the kind's form knows; the rest is left out. */
export const knownValues = (kind: ServiceKind, values: FormValues): FormValues =>
  Object.fromEntries(
    fieldsOf(kind).flatMap((f) => {
      const value = values[f.key]?.trim();
      return value ? [[f.key, value]] : [];
    }),
  );
/** The values that tell of no person. */
export const withoutPersonal = (kind: ServiceKind, values: FormValues): FormValues => {
  const personal = fieldsOf(kind).flatMap((f): string[] => (f.personal ? [f.key] : []));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !personal.includes(key)));
};

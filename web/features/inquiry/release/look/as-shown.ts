import type { DataOf } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { type Draft, type DraftLine, instantOf } from '../draft.ts';
import type { Group, Option } from '../material/narrow.ts';
import type { Regions } from '../regions.ts';
import type { SheetField } from '../use-datasheets.ts';

type Detail = DataOf<typeof inquiry.detail>;
/** Who looks: a visitor, a supplier before the agreement, a supplier who reads everything. */
export type Reader = 'login' | 'agreement' | 'none';
export type ShownProps = {
  detail: Detail;
  labels: Record<string, { label: Text; options: Record<string, Text> }>;
  /** The buyer's own agreement; null for the platform's. */
  agreement: Text | null;
};

type Choices = (Group | Option)[];
export type Names = {
  products: Choices;
  processes: Choices;
  certificates: Choices;
  fields: Choices;
  regions: Regions;
};
const finder = (choices: Choices) => {
  const all = new Map(choices.flatMap((c) => ('items' in c ? c.items : [c])).map((o) => [o.value, o.label]));
  return (value: string) => all.get(value) ?? '';
};

/** Numbers that can be read; what is still open in the form is not shown. */
const isNumber = (s: string) => /^\d+(\.\d+)?$/.test(s.trim());
const tiersOf = (l: DraftLine | undefined) => (l?.tiers ?? []).filter(isNumber);
const orNull = (s: string) => (isNumber(s) ? s.trim() : null);

type Shown = {
  lang: Lang;
  names: Names;
  number: string;
  company: string;
  unitOf: (field: string) => string | undefined;
};
type Line = NonNullable<Detail['parts']>['lines'][number];

const lineOf = (l: DraftLine, i: number, { lang, names, unitOf }: Shown): Line => {
  const text = (s: string): Text => ({ [lang]: s });
  return {
    id: l.key,
    no: i + 1,
    product: l.product,
    productName: text(finder(names.products)(l.product) || '–'),
    specification: text(l.specification),
    unit: l.unit,
    tiers: tiersOf(l),
    annual: orNull(l.annual),
    targetPrice: orNull(l.targetPrice),
    requirements: l.requirements
      .filter((r) => r.field && r.value)
      .map(({ max, standard, ...r }) => ({
        ...r,
        ...(r.op === 'between' && { max }),
        ...(unitOf(r.field) && { unit: unitOf(r.field) }),
        ...(standard && { standard }),
      })),
    awarded: 'open',
  };
};

/** A draft as the page of the hall would have it; `company` is the buyer's own name. */
export const asShown = (d: Draft, reader: Reader, o: Shown): Detail => {
  const { lang, names } = o;
  const text = (s: string): Text => ({ [lang]: s });
  const list = (choices: Choices, slugs: string[]) => {
    const find = finder(choices);
    return slugs.map((slug) => ({ slug, name: text(find(slug)) }));
  };
  const needs = {
    processes: list(names.processes, d.processes),
    certificates: list(names.certificates, d.certificates),
    field: list(names.fields, d.field ? [d.field] : [])[0] ?? null,
  };
  const places = [...(names.regions.china ? [names.regions.china] : []), ...names.regions.others];
  const first = d.lines[0];
  return {
    row: {
      id: '',
      number: o.number,
      title: text(d.title.trim() || '–'),
      state: 'quoting',
      products: list(names.products, [...new Set(d.lines.map((l) => l.product).filter(Boolean))]),
      quantity: tiersOf(first).at(-1) ?? '0',
      unit: first?.unit ?? 'kg',
      tradeTerm: d.tradeTerm,
      deliveryPlace: text(d.deliveryPlace),
      deliveryRegion: list(places, d.deliveryRegion ? [d.deliveryRegion] : [])[0] ?? null,
      deliveryDate: d.deliveryDate,
      deadline: d.deadline && instantOf(d.deadline),
      publishedAt: null,
      quotations: 0,
      maxQuotations: d.maxQuotations,
      confidential: d.confidential,
      sealed: d.sealed,
      openedAt: null,
      hidden: false,
      needs: d.confidential ? null : needs,
    },
    gate: reader,
    own: false,
    parts:
      reader === 'none'
        ? {
            ...needs,
            lines: d.lines.map((l, i) => lineOf(l, i, o)),
            note: text(d.note),
            annexes: d.annexes.map(({ id, name, size, url }) => ({ id, name, size, url })),
            paymentType: d.paymentType,
            currency: d.currency,
          }
        : null,
    buyer: reader === 'none' ? { name: text(o.company), city: {}, verified: true } : null,
    talk: null,
    version: null,
    changes: 0,
  };
};

/** Names of the properties that requirements of the draft have. */
export const labelsOf = (d: Draft, sheet: (product: string) => SheetField[]): ShownProps['labels'] =>
  Object.fromEntries(
    d.lines
      .flatMap((l) => sheet(l.product))
      .map((f) => [
        f.slug,
        { label: f.label, options: Object.fromEntries(f.options.map((x) => [x.slug, x.label] as const)) },
      ]),
  );

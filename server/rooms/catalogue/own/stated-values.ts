import type { ProductInput } from '#contract/catalogue/product.ts';
import { convertValue, knownUnit } from '#contract/core/convert-unit.ts';
import { spanOf } from '#contract/core/stated-value.ts';
import type { FieldError } from '#server/platform/context.ts';
import { datasheetField } from '#server/rooms/dictionary/index.ts';
import type { StoredValue } from '../store.ts';
import { isReviewed } from './review-values.ts';

type Given = ProductInput['values'][number];

/** The ends of a span may be parted by what a keyboard has: `780-820`, `780 ~ 820`. */
const tidySpan = (value: string): string => value.replace(/^([\d.]+)\s*[-–—~～]\s*([\d.]+)$/, '$1–$2');

const same = (a: StoredValue, b: StoredValue): boolean =>
  a.value === b.value &&
  a.unit === b.unit &&
  (a.condition ?? '') === (b.condition ?? '') &&
  (a.standard ?? '') === (b.standard ?? '') &&
  (a.page ?? '') === (b.page ?? '');

const optionOf = (field: NonNullable<ReturnType<typeof datasheetField>>, value: string): string | undefined => {
  const typed = value.trim().toLowerCase();
  return field.options?.find(
    (o) => o.slug.toLowerCase() === typed || Object.values(o.label).some((l) => l.toLowerCase() === typed),
  )?.slug;
};

/** Number and unit as they are stored; what can't be converted keeps the unit that it was typed in. */
const measured = (v: Given, field: NonNullable<ReturnType<typeof datasheetField>>): StoredValue | undefined => {
  const value = tidySpan(v.value);
  if (!spanOf(value)) return undefined;
  const base = field.unit ?? null;
  if (!v.unit || base === null) return { field: v.field, value, unit: base };
  const unit = knownUnit(v.unit, field);
  if (!unit) return undefined;
  const converted = convertValue(value, unit, base);
  if (unit === base) return { field: v.field, value, unit: base };
  return converted === undefined
    ? { field: v.field, value, unit }
    : { field: v.field, value: converted, unit: base, typed: { value, unit } };
};

const stored = (v: Given): StoredValue | 'field' | 'value' => {
  const field = datasheetField(v.field);
  if (!field) return 'field';
  if (field.type === 'text') return { field: v.field, value: v.value, unit: null };
  if (field.type === 'enum') {
    const value = optionOf(field, v.value);
    return value === undefined ? 'value' : { field: v.field, value, unit: field.unit ?? null };
  }
  return measured(v, field) ?? 'value';
};

/**
 * A datasheet as it is stored. A value that somebody reviewed stays reviewed as long as nothing of it is changed
 * (catalogue 17).
 */
export const storeValues = (
  given: readonly Given[],
  before: readonly StoredValue[],
): { values: StoredValue[]; faults: Record<string, FieldError> } => {
  const faults: Record<string, FieldError> = {};
  const known = new Map(before.map((v) => [v.field, v]));
  const seen = new Set<string>();
  const values = given.flatMap((v, i) => {
    const one = stored(v);
    if (one === 'field' || seen.has(v.field)) {
      faults[`values.${i}.field`] = { code: 'choice' };
      return [];
    }
    seen.add(v.field);
    if (one === 'value') {
      faults[`values.${i}.value`] = { code: datasheetField(v.field)?.type === 'enum' ? 'choice' : 'statedNumber' };
      return [];
    }
    const whole: StoredValue = {
      ...one,
      ...(v.condition && { condition: v.condition }),
      ...(v.standard && { standard: v.standard }),
      ...(v.page && { page: v.page }),
    };
    const old = known.get(v.field);
    if (!old?.reviewed || !same(old, whole)) return [whole];
    const { reviewedAt, reviewedUntil } = old;
    return [{ ...whole, reviewed: true, ...(reviewedAt && { reviewedAt }), ...(reviewedUntil && { reviewedUntil }) }];
  });
  return { values, faults };
};

/** A value as its supplier wrote it, for their form. */
export const writtenValue = (v: StoredValue) => ({
  field: v.field,
  value: v.typed?.value ?? v.value,
  unit: v.typed?.unit ?? v.unit,
  condition: v.condition ?? '',
  standard: v.standard ?? '',
  page: v.page ?? '',
  reviewed: isReviewed(v),
});

import { spanOf } from '#contract/core/stated-value.ts';
import { datasheetField } from '#server/rooms/dictionary/index.ts';
import type { Facts, StoredValue } from './store.ts';

/** A datasheet as filters compare it; what is in another unit than the field's, and what is neither number nor option, is left out. */
export const factsOf = (values: StoredValue[] = []): Facts =>
  Object.fromEntries(
    values.flatMap(({ field, value, unit }): [string, Facts[string]][] => {
      const known = datasheetField(field);
      if (known?.options?.some((o) => o.slug === value)) return [[field, value]];
      const span = known && (unit ?? null) === (known.unit ?? null) ? spanOf(value) : undefined;
      return span ? [[field, span]] : [];
    }),
  );

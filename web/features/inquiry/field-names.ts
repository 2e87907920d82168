import type { Call } from '#contract/core/client.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import type { FieldNames } from '#web/ui/text/requirement-words.ts';

/** Names of the datasheet fields of some products, for pages that show requirements. */
export const loadFieldNames = async (call: Call, products: string[]): Promise<FieldNames> => {
  const sheets = await Promise.all(
    [...new Set(products)].map((category) => call(dictionary.datasheet, { params: { category } }).catch(() => [])),
  );
  return Object.fromEntries(
    sheets
      .flat()
      .map((f) => [f.slug, { label: f.label, options: Object.fromEntries(f.options.map((o) => [o.slug, o.label])) }]),
  );
};

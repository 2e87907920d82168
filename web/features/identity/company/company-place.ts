import type { CompanyFieldName, CompanyInfo } from '#contract/enterprise/company-info.ts';
import { addressFields } from '#contract/enterprise/company-info.ts';
import { addressOf } from '#contract/enterprise/addresses.ts';
import { countryOfRegion, isChinese, regionOfCountry } from '#contract/enterprise/places.ts';
import { allOf, type Node } from '#web/ui/tree/tree-rows.ts';
import type { Dictionaries } from './use-company-options.ts';

const regionsIn = (options: Dictionaries | null): Node[] => allOf((options?.['your_area'] ?? []) as Node[]);

/** The country of a form: that of the first region chosen, mainland China where none is. */
export const countryIn = (info: CompanyInfo, options: Dictionaries | null): string => {
  const [first] = info.areaId;
  const region = first === undefined ? undefined : regionsIn(options).find((r) => r.id === first);
  return region ? countryOfRegion(region.value) : 'CN';
};

/** The regions that choosing a country leaves: the country itself, or in China none yet. */
export const regionsFor = (country: string, options: Dictionaries): number[] => {
  const region = isChinese(country) ? undefined : regionsIn(options).find((r) => r.value === regionOfCountry(country));
  return region?.id === undefined ? [] : [region.id];
};

/** The fields of a part in the order of the country: abroad an address in place of the regions of China. */
export const fieldsIn = (fields: readonly CompanyFieldName[], country: string): CompanyFieldName[] => {
  const parts = addressOf(country).parts.map((p): CompanyFieldName => addressFields[p]);
  const all: readonly CompanyFieldName[] = Object.values(addressFields);
  return fields.flatMap((k) => {
    if (all.includes(k)) return [];
    return k === 'areaId' && !isChinese(country) ? [k, ...parts] : [k];
  });
};

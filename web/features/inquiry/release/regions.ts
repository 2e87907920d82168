import type { DictItem } from '#contract/dictionary/calls.ts';
import type { Group } from './material/narrow.ts';

const china = 'CN';

type Option = Group['items'][number];
/** Places of delivery to choose from. Cities are written by hand. */
export type Regions = { china: Group | null; others: Option[] };

/** China with its provinces, then the other countries. */
export const regionsOf = (tree: readonly DictItem[], label: (i: Omit<DictItem, 'children'>) => string): Regions => {
  const option = (i: Omit<DictItem, 'children'>): Option => ({ value: i.value, label: label(i) });
  const home = tree.find((c) => c.value === china);
  return {
    china: home ? { group: label(home), items: [option(home), ...(home.children ?? []).map(option)] } : null,
    others: tree.filter((c) => c !== home).map(option),
  };
};

/** The country, or the province of China, in which a region of any level lies; '' for one that isn't there. */
export const regionOf = (tree: readonly DictItem[], id: number | undefined): string => {
  for (const country of tree) {
    if (country.id === id) return country.value;
    for (const province of country.children ?? [])
      if (province.id === id || province.children?.some((city) => city.id === id)) return province.value;
  }
  return '';
};

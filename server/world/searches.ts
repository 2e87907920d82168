import type { Lang } from '#contract/core/langs.ts';
import type { SearchScope } from '#contract/search/kinds.ts';
import type { NewTerm } from '#server/rooms/search/seed.ts';
import { createChance } from './chance.ts';
import type { Days } from './days.ts';

/** What buyers of composites look for, the most sought first. Each finds something in the demo world. */
const sought: Record<Lang, Partial<Record<SearchScope, string[]>>> = {
  cn: {
    products: ['碳纤维', 't700 12k', '预浸料', '环氧树脂', '蜂窝', '玻纤毡', '拉挤型材', 'smc'],
    inquiries: ['碳纤维', '风电'],
    services: ['力学', '签证'],
    jobs: ['工程师'],
  },
  en: {
    products: ['carbon fibre', 'prepreg', 'epoxy resin', 'honeycomb', 't700 12k', 'glass roving', 'foam core', 'smc'],
    inquiries: ['carbon fibre', 'wind'],
    services: ['mechanical', 'visa'],
    jobs: ['engineer'],
  },
  es: {
    products: [
      'fibra de carbono',
      'preimpregnado',
      'resina epoxi',
      'nido de abeja',
      'espuma',
      't700 12k',
      'perfil',
      'smc',
    ],
    inquiries: ['fibra de carbono', 'palas'],
    services: ['ensayos', 'visados'],
    jobs: ['ingeniero'],
  },
};

/** Searches of the last six days; the list's order is the order of how often. */
export const buildSearches = (days: Days): NewTerm[] => {
  const r = createChance(5_000);
  return Object.entries(sought).flatMap(([lang, scopes]) =>
    Object.entries(scopes).flatMap(([scope, terms]) =>
      terms.flatMap((term, i) =>
        Array.from({ length: 6 }, (_, d) => ({
          day: days.date(-d),
          lang: lang as Lang,
          scope: scope as SearchScope,
          term,
          count: r.whole(2, 4) + (terms.length - i) * 3,
        })),
      ),
    ),
  );
};

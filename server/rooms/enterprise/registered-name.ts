import { type Lang, langs } from '#contract/core/langs.ts';
import type { Company } from './store.ts';

/** Countries whose registers keep names in Chinese or Spanish; all others' names are taken in Latin script. */
const registers: Partial<Record<Lang, readonly string[]>> = {
  cn: ['CN', 'HK', 'MO', 'TW'],
  es: [
    'ES',
    'MX',
    'AR',
    'BO',
    'CL',
    'CO',
    'CR',
    'CU',
    'DO',
    'EC',
    'SV',
    'GT',
    'HN',
    'NI',
    'PA',
    'PY',
    'PE',
    'PR',
    'UY',
    'VE',
  ],
};

/** The name of a company in the language of its register, or as it was given where it has none in it. */
export const registeredName = (e: Pick<Company, 'name' | 'countryCode'>): string => {
  const home = langs.find((l) => registers[l]?.includes(e.countryCode)) ?? 'en';
  return [home, 'en' as const, ...langs].map((l) => e.name[l]).find(Boolean) ?? '';
};

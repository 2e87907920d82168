import type { Text } from '#contract/core/schemas.ts';
import { materialLabel, materialPath, materialsBelow, processLabel } from '#server/rooms/dictionary/index.ts';
import type { NewCompany } from '#server/rooms/enterprise/seed.ts';
import { withCheckDigit } from '#server/rooms/verification/seed.ts';
import { capabilitiesOf } from './capabilities.ts';
import { type Chance, createChance, idOf } from './chance.ts';
import type { Days } from './days.ts';
import { type SampleCompany, samples } from './samples.ts';

export type WorldCompany = NewCompany & {
  role: 'supplier' | 'candidate' | 'buyer' | 'provider';
  sample: SampleCompany;
  lang: 'cn' | 'en' | 'es';
};

const buyers = new Set(['oem']);
const providers = new Set(['testing-certification', 'engineering-company']);
/** Makers whose verification is still under way. */
const candidates = new Set([
  'bosrava-kompozit',
  'bayu-serat',
  'alraml-pipes',
  'vayutantu',
  'xuanyi-sport',
  'maplerill-mobility',
  'quetzalpanel',
]);

/** The field a category of finished parts serves; materials serve several. */
const fieldOf: Record<string, string[]> = {
  'wind-parts': ['wind-energy'],
  'aerospace-parts': ['aerospace', 'low-altitude'],
  'auto-parts': ['automotive'],
  'rail-parts': ['rail'],
  'marine-parts': ['marine'],
  'pressure-vessel': ['hydrogen-pressure', 'automotive'],
  'sports-parts': ['sports-leisure'],
  'electrical-parts': ['electrical-electronic'],
  'construction-parts': ['construction'],
  'composite-pipe': ['oil-gas', 'corrosion-environment'],
  'pultruded-profile': ['construction', 'solar-storage'],
  'frp-rebar': ['construction'],
};
const materialFields = [
  'wind-energy',
  'aerospace',
  'automotive',
  'hydrogen-pressure',
  'marine',
  'rail',
  'construction',
  'corrosion-environment',
  'industrial-machinery',
];

const spanish = new Set(['ES', 'MX', 'CO', 'AR', 'CL']);
const langOf = (country: string) => (country === 'CN' ? 'cn' : spanish.has(country) ? 'es' : 'en');

const homeRegions: Record<string, string[]> = {
  CN: ['east-china', 'north-china', 'central-china', 'south-china', 'southwest-china'],
  JP: ['japan-korea'],
  KR: ['japan-korea'],
  IN: ['south-asia'],
  ID: ['southeast-asia'],
  AE: ['middle-east'],
  TR: ['middle-east', 'eastern-europe'],
  AU: ['oceania'],
  US: ['north-america'],
  CA: ['north-america'],
  PL: ['eastern-europe'],
  SE: ['northern-europe'],
  DK: ['northern-europe'],
};
const abroad = [
  'southeast-asia',
  'japan-korea',
  'western-europe',
  'southern-europe',
  'north-america',
  'latin-america',
  'middle-east',
];

/** Neighbouring categories of the same group, so that several suppliers come into question for one need. */
const neighbours = (category: string): string[] => {
  const [group = category] = materialPath(category);
  return materialsBelow(group).filter((s) => materialPath(s).length === 2 && s !== category);
};

const joined = (texts: Text[], lang: 'cn' | 'en' | 'es'): string => {
  const words = texts.map((t) => t[lang] ?? t.en ?? '');
  if (lang === 'cn') return words.join('、');
  return words
    .map((w, i) => (i === 0 || !/^[A-ZÁÉÍÓÚ][a-záéíóúñ]/.test(w) ? w : w.charAt(0).toLowerCase() + w.slice(1)))
    .join(', ');
};

const introOf = (s: SampleCompany, categories: string[], processes: string[], since: number): Text => {
  const goods = categories.map(materialLabel);
  const ways = processes.map(processLabel);
  return {
    cn: `${s.name.cn}成立于 ${since} 年，位于${s.city.cn}。主要产品：${joined(goods, 'cn')}；主要工艺：${joined(ways, 'cn')}。`,
    en: `${s.name.en} was founded in ${since} in ${s.city.en}. Main products: ${joined(goods, 'en')}. Processes: ${joined(ways, 'en')}.`,
    es: `${s.name.es} se fundó en ${since} en ${s.city.es}. Productos principales: ${joined(goods, 'es')}. Procesos: ${joined(ways, 'es')}.`,
  };
};

const roleOf = (s: SampleCompany): WorldCompany['role'] =>
  buyers.has(s.enterpriseType)
    ? 'buyer'
    : providers.has(s.enterpriseType)
      ? 'provider'
      : candidates.has(s.slug)
        ? 'candidate'
        : 'supplier';

const plants = ['area-3000-5000', 'area-5000-10000', 'area-10000-30000'] as const;
const levels = ['ordinary', 'senior', 'silver', 'golden', 'diamond'] as const;

/** Companies with what matching and their pages need; some evidence is still unverified, so that degrees vary. */
/** The credit code of a verified Chinese company, in a district that does not exist; one has the code of its demo licence. */
const codeOf = (sample: SampleCompany, role: WorldCompany['role'], i: number) => {
  if (sample.countryCode !== 'CN' || role === 'candidate') return {};
  const creditCode =
    sample.slug === 'dingfang-construct'
      ? '913501007890452K3L'
      : withCheckDigit(`91990000MA${String(1_000_000 + i * 7_919)}`);
  return { creditCode };
};

/** What the company's form says of plant and export; of chance of its own, so that the rest of the world doesn't move with it. */
const plantOf = (i: number) => {
  const own = createChance(12_000 + i);
  return { info: { factoryArea: [own.pickOne(plants)], exportRatio: String(own.whole(1, 12) * 5) } };
};

export const buildCompanies = (r: Chance, days: Days): WorldCompany[] =>
  samples.companies.map((sample, i) => {
    const role = roleOf(sample);
    const makes = role === 'supplier' || role === 'candidate';
    const extra = makes ? r.some(sample.categories.flatMap(neighbours), sample.slug === 'nanzhi-trade' ? 6 : 2) : [];
    const categories = [...new Set([...sample.categories, ...extra])];
    const { processes } = sample;
    const fields = [...new Set(categories.flatMap((c) => fieldOf[c] ?? []))];
    const since = r.whole(1986, 2019);
    return {
      id: idOf('company', sample.slug),
      slug: sample.slug,
      name: sample.name,
      intro: introOf(sample, sample.categories, processes, since),
      city: sample.city,
      countryCode: sample.countryCode,
      regionId: sample.regionId,
      entType: sample.enterpriseType,
      staff: sample.staff,
      categories,
      processes,
      fields: fields.length ? fields : r.some(materialFields, r.whole(2, 5)),
      certificates: sample.certificates.map((slug, n) => ({
        slug,
        number: `${slug.slice(0, 3).toUpperCase()}-${2200 + i * 7 + n}`,
        validUntil: days.date(r.whole(60, 900)),
        verified: role !== 'candidate' && r.chance(0.85),
      })),
      capabilities: makes ? capabilitiesOf(sample, i, r) : [],
      salesRegions: [
        ...(homeRegions[sample.countryCode] ?? ['western-europe', 'southern-europe']),
        ...r.some(abroad, r.whole(0, 3)),
      ].filter((x, n, all) => all.indexOf(x) === n),
      tendencyOrder: r.chance(0.5) ? 1567 : 1568,
      annualCapacity: makes ? { value: r.pickOne([200, 500, 800, 1200, 3000, 6000, 12_000]), unit: 't' } : null,
      profile: { founded: since, ...codeOf(sample, role, i), ...(makes && plantOf(i)) },
      // What it did is counted when the world stands.
      supplierLevel: role === 'supplier' ? r.pickOne(levels) : 'basic',
      demo: true,
      createdAt: new Date(days.at(-r.whole(90, 500))),
      role,
      sample,
      lang: langOf(sample.countryCode),
    };
  });

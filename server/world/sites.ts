import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { emptySite, type ContactAudience, type ContactLanguage, type SiteContent } from '#contract/sites/site.ts';
import { materialLabel, processLabel, processOf } from '#server/rooms/dictionary/index.ts';
import type { SeedSites } from '#server/rooms/sites/seed.ts';
import { createChance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';
import type { WorldPerson } from './people.ts';
import { blockTexts, claims, duties, machineNames } from './site-texts.ts';

/** Suppliers with pages of their own. One is translated by half, one has a draft that nobody else sees yet. */
const written = [
  'weiheng-carbon',
  'tramontal-compuestos',
  'luoqi-glass',
  'jingxu-fabrics',
  'qiongdi-aero',
  'hailiao-blade',
  'lingtuo-pultrusion',
  'hengkui-vessel',
  'zhirui-auto',
  'jiantong-pipe',
];
const half = 'zhirui-auto';
const unpublished = 'jiantong-pipe';

const lowered = (w: string, lang: Lang) =>
  lang === 'cn' || /^[^a-z]{2}/i.test(w) || /^[A-Z]{2}/.test(w) ? w : w.charAt(0).toLowerCase() + w.slice(1);
const numbers = {
  cn: new Intl.NumberFormat('zh-CN'),
  en: new Intl.NumberFormat('en-GB'),
  es: new Intl.NumberFormat('es-ES', { useGrouping: 'always' as never }),
};
/** A text with the company's own words in it: `{goods}`, `{ways}`, `{city}`, `{founded}`, `{capacity}`. */
const filled = (text: Text, c: WorldCompany): Text => {
  const joined = (list: Text[], lang: Lang) => {
    const words = list.map((t) => t[lang] ?? t.en ?? '').map((w) => lowered(w, lang));
    if (lang === 'cn' || words.length < 2) return words.join('、');
    return `${words.slice(0, -1).join(', ')} ${lang === 'en' ? 'and' : 'y'} ${words.at(-1)}`;
  };
  return Object.fromEntries(
    langs.map((lang) => {
      const words: Record<string, string> = {
        goods: joined(c.sample.categories.map(materialLabel), lang),
        ways: joined(c.sample.processes.map(processLabel), lang),
        city: c.sample.city[lang] ?? c.sample.city.en ?? '',
        founded: String(c.profile?.['founded'] ?? ''),
        capacity: `${numbers[lang].format(c.annualCapacity?.value ?? 0)} ${c.annualCapacity?.unit ?? ''}`,
      };
      return [lang, (text[lang] ?? '').replace(/\{(\w+)\}/g, (_, k: string) => words[k] ?? '')];
    }),
  );
};

/** The half-translated site has Chinese everywhere and English in its first words alone. */
const cut = (text: Text, slug: string, first: boolean): Text =>
  slug !== half ? text : first ? { cn: text.cn, en: text.en } : { cn: text.cn };

const machineOf = (process: string): Text =>
  machineNames.find((m) => process.includes(m.process))?.name ?? machineNames[0].name;

const contentOf = (c: WorldCompany, n: number): SiteContent => {
  const chance = createChance(11_000 + n);
  const site = emptySite();
  const words = (text: Text, first = false) => cut(filled(text, c), c.slug, first);
  const block = (of: keyof typeof blockTexts) => ({
    title: {},
    body: words(chance.pickOne(blockTexts[of])),
    picture: null,
  });
  const machines = c.sample.processes.filter((p) => processOf(p)).slice(0, 3);
  return {
    ...site,
    template: n % 5 === 4 ? 'plain' : 'woven',
    order: n % 2 ? ['overview', 'quality', 'production', 'process', 'trade', 'team'] : site.order,
    hidden: n % 3 === 2 ? ['team'] : [],
    header: { claim: words(claims[n % claims.length] ?? claims[0], true), banner: null },
    overview: block('overview'),
    production: {
      ...block('production'),
      machines: machines.map((p) => ({
        name: cut(machineOf(p), c.slug, false),
        size: `${chance.whole(2, 14)} × ${chance.whole(1, 3)} m`,
        count: chance.whole(1, 6),
        process: p,
      })),
    },
    quality: block('quality'),
    team: block('team'),
    process: block('process'),
    trade: block('trade'),
  };
};

const zones: Record<string, string> = { CN: 'Asia/Shanghai', ES: 'Europe/Madrid', MX: 'America/Mexico_City' };
const names = {
  cn: ['方砚秋', '江澈', '孟昭', '温言', '陆时', '唐可'],
  en: ['Hannah Brooks', 'Oliver Hartwell', 'Aiko Mori'],
  es: ['Inés Valcárcel', 'Joaquín Peralta', 'Carmen Iturbe'],
};

const contactsOf = (c: WorldCompany, n: number, days: Days): SeedSites['contacts'] => {
  const list: [keyof typeof duties, ContactLanguage[], ContactAudience][] = [
    ['sales', c.lang === 'es' ? ['es', 'en'] : ['zh', 'en'], 'everybody'],
    ['export', ['en', 'es'], 'everybody'],
    ['technical', c.lang === 'es' ? ['es'] : ['zh'], n % 2 ? 'identified' : 'members'],
    ['service', [c.lang === 'es' ? 'es' : 'zh'], 'partners'],
  ];
  return list.map(([duty, languages, shownTo], i) => ({
    id: idOf('siteContact', `${c.slug}.${i}`),
    entId: c.id,
    name: names[c.lang][(n + i) % names[c.lang].length] ?? '',
    duty: duties[duty],
    phone:
      c.countryCode === 'CN' ? `+86 400 555 ${String(1000 + n * 40 + i)}` : `+34 900 55 ${String(1000 + n * 40 + i)}`,
    mail: `${duty}@${c.slug}.example`,
    languages,
    hours: {
      zone: zones[c.sample.countryCode] ?? 'Asia/Shanghai',
      days: [1, 2, 3, 4, 5],
      from: i === 1 ? '13:00' : '08:30',
      to: i === 1 ? '21:00' : '17:30',
    },
    shownTo,
    createdAt: days.at(-40 + i),
  }));
};

/** Pages of suppliers, what of them is published, and whom to ask. */
export const buildSites = (days: Days, companies: WorldCompany[], people: WorldPerson[]): SeedSites => {
  const out: SeedSites = { sites: [], versions: [], contacts: [] };
  for (const [n, slug] of written.entries()) {
    const c = companies.find((x) => x.slug === slug);
    const owner = people.find((p) => p.entId === c?.id && p.companyRole === 'owner');
    if (!c || !owner) throw new Error(`no such demo supplier: ${slug}`);
    const content = contentOf(c, n);
    const at = days.at(-20 - n);
    const shown = slug === unpublished ? null : 2;
    out.sites.push({
      entId: c.id,
      content,
      revision: 6 + n,
      savedAt: days.at(-2),
      published: shown,
      publishedAt: shown && at,
      last: shown ?? 0,
    });
    if (shown)
      out.versions.push(
        {
          entId: c.id,
          number: 1,
          content: { ...content, template: 'plain', hidden: ['trade'] },
          userId: owner.id,
          at: days.at(-60 - n),
        },
        { entId: c.id, number: 2, content, userId: owner.id, at },
      );
    out.contacts.push(...contactsOf(c, n, days));
  }
  return out;
};

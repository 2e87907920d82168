import { daysOfFair } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { readFileSync } from 'node:fs';
import type { BoothClass } from '#contract/fairs/classes.ts';
import { boothAccents, boothTemplates } from '#contract/fairs/states.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { SeedFairs } from '#server/rooms/fairs/seed.ts';
import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { introOf, duties } from './texts.ts';
import { type LaidBooth, largeHall, smallHall } from './layout.ts';

type Furnished = [company: string, kind: BoothClass, cn: string, en: string, es: string];
const furnished = JSON.parse(readFileSync(new URL('../data/booths.json', import.meta.url), 'utf8')) as Furnished[];

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; products: SeedProduct[] };

/** The class of an exhibitor that is not furnished, by the first material that it makes. */
const classes: [BoothClass, RegExp][] = [
  ['fibre', /fibre|recycled/],
  ['fabric', /fabric|mat|preform/],
  ['prepreg', /prepreg|moulding-compound|thermoplastic/],
  ['resin', /resin|curing-agent|gelcoat|adhesive/],
  ['core', /core|sandwich|laminate/],
  ['pultrusion', /pultruded|rebar|construction/],
  ['equipment', /equipment|tooling|consumable|release/],
  ['testing', /service/],
];
const classOf = (c: WorldCompany): BoothClass => {
  const path = (c.sample.categories[0] ? materialPath(c.sample.categories[0]) : []).join(' ');
  return classes.find(([, is]) => is.test(path))?.[0] ?? 'winding';
};

const hallOf = (o: { fair: string; no: number; name: Text; laid: typeof largeHall; days: Days }) => ({
  id: idOf('fairHall', `${o.fair}.${o.no}`),
  fairId: idOf('fair', o.fair),
  no: o.no,
  name: o.name,
  plan: o.laid.plan,
  createdAt: o.days.at(-120 + o.no),
});

const boothsOf = (fair: string, no: number, laid: LaidBooth[]): SeedFairs['booths'] =>
  laid.map((b, i) => ({
    ...b,
    id: idOf('booth', `${fair}.${no}.${b.number}`),
    hallId: idOf('fairHall', `${fair}.${no}`),
    // Which class a free booth is offered to: neighbours are of one kind.
    class:
      (['fibre', 'fabric', 'prepreg', 'resin', 'core', 'pultrusion', 'winding', 'equipment', 'testing'] as const)[
        Math.floor((i / laid.length) * 9)
      ] ?? 'fibre',
    state: 'free' as const,
    entId: null,
  }));

/** Gives companies booths: the furnished ones first, the larger booths to them, each time a few stay free. */
const settle = (
  booths: SeedFairs['booths'],
  companies: { company: WorldCompany; kind: BoothClass }[],
): SeedFairs['booths'] => {
  const wanted = [...companies];
  // Spread over the hall, so that no aisle is empty.
  const spread = new Map(booths.map((b, i) => [b, (i * 37) % booths.length]));
  const bySize = booths.toSorted(
    (a, b) => Number(b.size === 'large') - Number(a.size === 'large') || (spread.get(a) ?? 0) - (spread.get(b) ?? 0),
  );
  const given = new Map<string, (typeof wanted)[number]>();
  for (const b of bySize) {
    if (!wanted.length) break;
    const fits = wanted.findIndex((w) => w.kind === b.class);
    const [one] = wanted.splice(Math.max(0, fits), 1);
    if (one && b.id) given.set(b.id, one);
  }
  return booths.map((b) => {
    const one = given.get(b.id ?? '');
    return one ? { ...b, class: one.kind, state: 'taken' as const, entId: one.company.id ?? null } : b;
  });
};

const autumnTimes = (days: Days) => ({ zone: 'Asia/Shanghai', startsAt: days.at(-0.6), endsAt: days.at(2.4) });
const openToday = new Set([idOf('fairHall', 'autumn.1'), idOf('fairHall', 'autumn.2')]);

const fairsOf = (days: Days): SeedFairs['fairs'] => [
  {
    id: idOf('fair', 'spring'),
    slug: 'spring-composites',
    name: { cn: '春季复材展', en: 'Spring composites fair', es: 'Feria de primavera de composites' },
    about: {
      cn: '面向海洋与轨道交通的复合材料展，展馆仍可参观。',
      en: 'Composites for marine and rail. The hall stays open to look around.',
      es: 'Composites para náutica y ferrocarril. El pabellón sigue abierto a visitas.',
    },
    place: { cn: '线上', en: 'Online', es: 'En línea' },
    zone: 'Asia/Shanghai',
    startsAt: days.at(-72),
    endsAt: days.at(-69),
    publishedAt: days.at(-140),
  },
  {
    id: idOf('fair', 'autumn'),
    slug: 'autumn-composites',
    name: { cn: '秋季复材展', en: 'Autumn composites fair', es: 'Feria de otoño de composites' },
    about: {
      cn: '纤维、树脂、夹芯、成型与装备检测，两座展馆，展商按专业相邻而立。',
      en: 'Fibre, resin, core, forming, equipment and testing in two halls, with exhibitors of a kind side by side.',
      es: 'Fibra, resina, núcleos, conformado, equipos y ensayos en dos pabellones, por especialidades.',
    },
    place: { cn: '线上', en: 'Online', es: 'En línea' },
    ...autumnTimes(days),
    publishedAt: days.at(-60),
  },
  {
    id: idOf('fair', 'winter'),
    slug: 'winter-composites',
    name: { cn: '冬季复材展', en: 'Winter composites fair', es: 'Feria de invierno de composites' },
    about: {
      cn: '氢能与低空装备专场，展位正在预订。',
      en: 'Hydrogen and low-altitude flight. Booths can be booked now.',
      es: 'Hidrógeno y vuelo de baja altitud. Ya se pueden reservar stands.',
    },
    place: { cn: '线上', en: 'Online', es: 'En línea' },
    zone: 'Asia/Shanghai',
    startsAt: days.at(24),
    endsAt: days.at(27),
    publishedAt: days.at(-10),
  },
];

const hallsOf = (days: Days): SeedFairs['halls'] => [
  hallOf({
    fair: 'autumn',
    no: 1,
    name: { cn: '材料与成型馆', en: 'Materials and forming', es: 'Materiales y conformado' },
    laid: largeHall,
    days,
  }),
  hallOf({
    fair: 'autumn',
    no: 2,
    name: { cn: '装备与检测馆', en: 'Equipment and testing', es: 'Equipos y ensayos' },
    laid: smallHall,
    days,
  }),
  hallOf({
    fair: 'spring',
    no: 1,
    name: { cn: '海洋与轨道馆', en: 'Marine and rail', es: 'Náutica y ferrocarril' },
    laid: smallHall,
    days,
  }),
  hallOf({
    fair: 'winter',
    no: 1,
    name: { cn: '氢能与低空馆', en: 'Hydrogen and low altitude', es: 'Hidrógeno y baja altitud' },
    laid: smallHall,
    days,
  }),
];

/** Exhibitors stand in the halls of all fairs: those that are furnished in each, the others in the one that is open today. */
const settledBooths = (companies: WorldCompany[]): SeedFairs['booths'] => {
  const exhibitors = companies.filter((c) => c.role === 'supplier' || c.role === 'provider');
  const bySlug = new Map(exhibitors.map((c) => [c.slug, c]));
  const shown = furnished.flatMap(([slug, kind]) => {
    const company = bySlug.get(slug);
    if (!company) throw new Error(`a demo booth names an unknown exhibitor: ${slug}`);
    return { company, kind };
  });
  const others = exhibitors
    .filter((c) => !furnished.some(([slug]) => slug === c.slug))
    .map((company) => ({ company, kind: classOf(company) }));
  const all = [...shown, ...others];
  const large = all.filter((_, i) => i % 5 < 3);
  const small = all.filter((_, i) => i % 5 >= 3);
  return [
    ...settle(boothsOf('autumn', 1, largeHall.booths), large),
    ...settle(boothsOf('autumn', 2, smallHall.booths), small),
    ...settle(boothsOf('spring', 1, smallHall.booths), shown.slice(4, 24)),
    ...settle(boothsOf('winter', 1, smallHall.booths), shown.slice(0, 6)),
  ];
};

/** Booths that somebody has furnished, where they can be looked at. */
const dressedBooths = (booths: SeedFairs['booths'], companies: WorldCompany[]) => {
  const past = idOf('fairHall', 'spring.1');
  const shows = booths.filter((b) => b.state === 'taken' && (openToday.has(b.hallId) || b.hallId === past));
  const textOf = new Map(furnished.map(([slug, , cn, en, es]) => [slug, { cn, en, es }]));
  const byId = new Map(companies.map((c) => [c.id, c]));

  return shows.flatMap((b, i) => {
    const company = byId.get(b.entId ?? '');
    const headline = textOf.get(company?.slug ?? '');
    if (!company || !headline || !b.id) return [];
    return [{ booth: b, boothId: b.id, company, headline, i }];
  });
};

const staffOf = (dressed: ReturnType<typeof dressedBooths>, people: WorldPerson[], days: Days): SeedFairs['staff'] => {
  const openDays = daysOfFair(autumnTimes(days));
  /** The first of a booth is there all day, the others in the afternoon. */
  const hoursAt = (hallId: string, place: number) =>
    openToday.has(hallId)
      ? openDays.flatMap((day) => [
          ...(place === 0 ? [{ day, from: '09:30', to: '12:00' }] : []),
          { day, from: '13:30', to: '17:00' },
        ])
      : [];
  return dressed.flatMap(({ booth, boothId, company }) =>
    people
      .filter((p) => p.company?.id === company.id && p.isFinish)
      .slice(0, 3)
      .map((p, place) => ({
        boothId,
        userId: p.id,
        duty: duties[place % duties.length] ?? {},
        languages:
          company.lang === 'cn'
            ? (['cn', 'en'] as const).slice(0, 2 - (place % 2))
            : [company.lang, 'en' as const].filter((l, n, list) => list.indexOf(l) === n),
        hours: hoursAt(booth.hallId, place),
        place,
      })),
  );
};

/** Three fairs: one that is open today with two halls, one that is over, one that is to come. */
export const buildFairs = ({ days, companies, people, products }: World): SeedFairs => {
  const booths = settledBooths(companies);
  const dressed = dressedBooths(booths, companies);
  return {
    fairs: fairsOf(days),
    halls: hallsOf(days),
    booths,
    displays: dressed.map(({ boothId, company, headline, i }) => ({
      boothId,
      template: boothTemplates[i % boothTemplates.length] ?? 'counter',
      accent: boothAccents[i % boothAccents.length] ?? 'green',
      headline,
      intro: introOf(company, i),
      updatedAt: days.at(-5),
    })),
    products: dressed.flatMap(({ boothId, company }) =>
      products
        .filter((p) => p.entId === company.id)
        .slice(0, 6)
        .map((p, place) => ({ boothId, productId: p.id, place })),
    ),
    staff: staffOf(dressed, people, days),
  };
};

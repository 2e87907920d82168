import { readFileSync } from 'node:fs';
import { adPlaceFacts, type AdPlace, dayAfter, daysFrom } from '#contract/advertising/places.ts';
import type { AdAct, AdParty, AdState } from '#contract/advertising/states.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { SeedAds } from '#server/rooms/advertising/seed.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import { createNumbers, type Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Told = [act: AdAct, party: AdParty, at: number, text?: string];
type Made = {
  company: string;
  place: AdPlace;
  state: AdState;
  /** First day and how many days, counted from today. */
  days: [first: number, n: number];
  title: Text;
  line: Text;
  picture?: 'carbon' | 'core' | 'resin' | 'wind';
  langs?: Lang[];
  /** Readers on a usual day; none where it has not run. */
  daily?: number;
  course: Told[];
};

const paid = (first: number): Told[] => [
  ['ask', 'company', first - 9],
  ['confirm', 'desk', first - 8.4],
  ['pay', 'desk', first - 4],
];

/** Advertisements of demo suppliers in every state; one runs at each place. */
const made: Made[] = [
  {
    company: 'weiheng-carbon',
    place: 'home',
    state: 'paid',
    days: [-7, 30],
    title: {
      cn: '12K 大丝束碳纤维，本周起接新单',
      en: '12K carbon fibre: new orders from this week',
      es: 'Fibra de carbono 12K: pedidos desde esta semana',
    },
    line: {
      cn: '附每卷拉伸数据，样品三天内寄出。',
      en: 'With tensile data of each spool; samples leave within three days.',
      es: 'Con datos de tracción de cada bobina; muestras en tres días.',
    },
    picture: 'carbon',
    daily: 46,
    course: paid(-7),
  },
  {
    company: 'baishu-core',
    place: 'search',
    state: 'paid',
    days: [-5, 25],
    title: {
      cn: 'PET 泡沫芯材，按图切割成套',
      en: 'PET foam core, cut to kits from your drawing',
      es: 'Núcleo de espuma PET, cortado en kits según plano',
    },
    line: {
      cn: '密度 80 至 200 kg/m³，五天交样。',
      en: '80 to 200 kg/m³; sample kits in five days.',
      es: 'De 80 a 200 kg/m³; kits de muestra en cinco días.',
    },
    picture: 'core',
    daily: 31,
    course: paid(-5),
  },
  {
    company: 'qingmo-resin',
    place: 'hall',
    state: 'paid',
    days: [-6, 28],
    title: {
      cn: '灌注用低黏度环氧，附工艺窗口',
      en: 'Low-viscosity infusion epoxy, with its process window',
      es: 'Epoxi de infusión de baja viscosidad, con su ventana de proceso',
    },
    line: {
      cn: '25 ℃ 黏度 220 mPa·s，适用期 180 分钟。',
      en: '220 mPa·s at 25 °C, pot life 180 minutes.',
      es: '220 mPa·s a 25 °C, vida útil 180 minutos.',
    },
    picture: 'resin',
    daily: 24,
    course: paid(-6),
  },
  {
    company: 'tramontal-compuestos',
    place: 'news',
    state: 'paid',
    days: [-4, 20],
    title: {
      cn: '西班牙工厂承接叶片外壳试制',
      en: 'Blade shells: trial runs at our Spanish works',
      es: 'Conchas de pala: series de prueba en nuestra planta',
    },
    line: {
      cn: '两条灌注线，附全过程记录。',
      en: 'Two infusion lines, each shot documented.',
      es: 'Dos líneas de infusión, cada inyección documentada.',
    },
    picture: 'wind',
    daily: 18,
    course: paid(-4),
  },
  {
    company: 'weiheng-carbon',
    place: 'news',
    state: 'paid',
    days: [-30, 10],
    title: { cn: '碳纤维新线开放参观', en: 'Visit our new carbon line', es: 'Visite nuestra nueva línea de carbono' },
    line: {
      cn: '每周四下午，提前预约。',
      en: 'Thursday afternoons, by appointment.',
      es: 'Jueves por la tarde, con cita.',
    },
    daily: 21,
    course: paid(-30),
  },
  {
    company: 'kestelweg-faser',
    place: 'home',
    state: 'asked',
    days: [12, 7],
    title: { cn: '', en: 'Stitched fabrics to your lay-up plan', es: 'Tejidos cosidos según su plan de capas' },
    line: { cn: '', en: 'From 300 m, four axes.', es: 'Desde 300 m, cuatro ejes.' },
    langs: ['en', 'es'],
    course: [['ask', 'company', -0.6]],
  },
  {
    company: 'weiheng-carbon',
    place: 'search',
    state: 'returned',
    days: [15, 10],
    title: { cn: '全球最强碳纤维', en: '', es: '' },
    line: { cn: '强度第一。', en: '', es: '' },
    langs: ['cn'],
    course: [
      ['ask', 'company', -2],
      ['return', 'desk', -1.2, '“最强”“第一”没有依据，请改成可核实的数值和测试标准。'],
    ],
  },
  {
    company: 'tramontal-compuestos',
    place: 'hall',
    state: 'confirmed',
    days: [8, 14],
    title: { cn: '', en: '', es: 'Compramos y fabricamos: palas y utillajes' },
    line: { cn: '', en: '', es: 'Respuesta en dos días laborables.' },
    langs: ['es'],
    course: [
      ['ask', 'company', -3],
      ['confirm', 'desk', -2.2],
    ],
  },
  {
    company: 'luoqi-glass',
    place: 'home',
    state: 'refused',
    days: [9, 5],
    title: { cn: '玻纤纱全场半价', en: '', es: '' },
    line: { cn: '仅限三天。', en: '', es: '' },
    langs: ['cn'],
    course: [
      ['ask', 'company', -4],
      ['refuse', 'desk', -3.5, '与贵司产品页标价不符，平台不展示无法核实的折扣。'],
    ],
  },
];

/** Who saw it: so many a day, fewer at the weekend, in the languages of the readers; one of about thirty opened it. */
const readersOf = (
  adId: string,
  key: string,
  first: string,
  today: string,
  last: string,
  m: Made,
): SeedAds['readers'] => {
  const shownIn = m.langs ?? [...langs];
  const end = last < today ? last : today;
  return Array.from({ length: Math.max(0, daysFrom(first, end)) }, (_, i) => dayAfter(first, i)).flatMap((day, d) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const n = Math.round((m.daily ?? 0) * (weekday % 6 === 0 ? 0.4 : 1) * (0.85 + ((d * 7) % 4) / 10));
    return Array.from({ length: n }, (__, i) => ({
      adId,
      day,
      reader: idOf('adReader', `${key}.${day}.${i}`).replaceAll('-', '').slice(0, 22),
      lang: shownIn[i % 5 < 3 ? 0 : (i % 5) - 2] ?? shownIn[0] ?? ('cn' as const),
      shown: 1 + (i % 3 === 0 ? 1 : 0),
      opened: i % 29 === 3 ? 1 : 0,
    }));
  });
};

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; operatorId: string | undefined };

const pictureOf = (
  name: NonNullable<Made['picture']>,
  { id, ownerId, adId }: { id: string; ownerId: string; adId: string },
): SeedPicture => ({
  id,
  ownerId,
  name: `${name}.jpg`,
  bytes: readFileSync(new URL(`../data/ads/${name}.jpg`, import.meta.url)),
  subject: { kind: 'advertisement', id: adId },
});

export const buildAds = ({ days, companies, people, operatorId }: World) => {
  const numbers = createNumbers('GG');
  const seed: SeedAds = { ads: [], events: [], readers: [] };
  const pictures: SeedPicture[] = [];
  const inOrder = made.toSorted((a, b) => (a.course[0]?.[2] ?? 0) - (b.course[0]?.[2] ?? 0));
  for (const m of inOrder) {
    const company = companies.find((c) => c.slug === m.company);
    const person = people.find((p) => p.company?.slug === m.company && p.isFinish);
    if (!company?.id || !person) throw new Error(`a demo advertisement has no company: ${m.company}`);
    const key = `${m.company}.${m.place}.${m.state}`;
    const id = idOf('advertisement', key);
    const firstDay = days.date(m.days[0]);
    const lastDay = dayAfter(firstDay, m.days[1] - 1);
    const [asked = -1, last = -1] = [m.course[0]?.[2], m.course.at(-1)?.[2]];
    const { price } = adPlaceFacts(m.place);
    const picture = m.picture ? idOf('adPicture', key) : null;
    if (m.picture && picture) pictures.push(pictureOf(m.picture, { id: picture, ownerId: person.id, adId: id }));
    seed.ads.push({
      id,
      number: numbers.next(days.at(asked)),
      clientKey: idOf('adKey', key),
      entId: company.id,
      userId: person.id,
      state: m.state,
      place: m.place,
      firstDay,
      lastDay,
      title: m.title,
      line: m.line,
      picture,
      productId: null,
      langs: m.langs ?? [...langs],
      fields: [],
      note: '',
      pricePerDay: price,
      total: minorToDecimal(decimalToMinor(price) * BigInt(m.days[1])),
      ...(m.state === 'paid' && { paidOn: days.date(last), paidReference: 'BOC 2026-209-0017' }),
      createdAt: days.at(asked),
      updatedAt: days.at(last),
    });
    for (const [i, [act, party, at, text = '']] of m.course.entries())
      seed.events.push({
        id: idOf('adEvent', `${key}.${i}`),
        adId: id,
        act,
        party,
        userId: party === 'desk' ? (operatorId ?? null) : person.id,
        text,
        at: days.at(at),
      });
    if (m.daily) seed.readers.push(...readersOf(id, key, firstDay, days.date(0), lastDay, m));
  }
  return { ads: seed, pictures, numbers: numbers.used() };
};

import type { BoothClass } from '#contract/fairs/classes.ts';
import type { BoothOrderAct, BoothOrderParty, BoothOrderState } from '#contract/fairs/exhibiting/order-states.ts';
import { boothOrderWait, liveBoothOrders } from '#contract/fairs/exhibiting/order-states.ts';
import { priceOf, type PriceList } from '#contract/fairs/exhibiting/prices.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { SeedBoothOrders, SeedFairs } from '#server/rooms/fairs/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import { createNumbers, type Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type World = {
  days: Days;
  companies: WorldCompany[];
  people: WorldPerson[];
  fairs: SeedFairs;
  operatorId?: string | undefined;
};

const included: Text = {
  cn: '含围板、照明、地毯、三维展位与会员留言簿；展品运输与搭建另计。',
  en: 'Includes walls, light, carpet, the booth in 3D and a guest book for members. Transport and building are extra.',
  es: 'Incluye paredes, luz, moqueta, el stand en 3D y un libro de visitas para miembros. Transporte y montaje aparte.',
};
const lists: Record<'spring' | 'autumn' | 'winter', PriceList> = {
  spring: {
    currency: 'CNY',
    perMetre: { small: '360.00', medium: '330.00', large: '310.00' },
    cornerPercent: 10,
    included,
    cancelDays: 21,
  },
  autumn: {
    currency: 'CNY',
    perMetre: { small: '420.00', medium: '390.00', large: '360.00' },
    cornerPercent: 15,
    included,
    cancelDays: 14,
  },
  winter: {
    currency: 'CNY',
    perMetre: { small: '380.00', medium: '350.00', large: '330.00' },
    cornerPercent: 15,
    included,
    cancelDays: 14,
  },
};

type Told = [act: BoothOrderAct, party: BoothOrderParty, at: number, text?: string];
type Made = { company: string; kind: BoothClass; state: BoothOrderState; note: string; course: Told[] };

/** Orders of booths for the fair to come, one at least in every state, each in the words of its company. Days count from now. */
const made: Made[] = [
  {
    company: 'weiheng-carbon',
    kind: 'fibre',
    state: 'paid',
    note: '需要 220 V 电源一路，用于丝束拉伸演示。',
    course: [
      ['ask', 'company', -9],
      ['confirm', 'desk', -8.6],
      ['pay', 'desk', -4],
    ],
  },
  {
    company: 'tramontal-compuestos',
    kind: 'winding',
    state: 'confirmed',
    note: 'Traemos una cubierta infusionada de 2 m; el pasillo debe quedar libre.',
    course: [
      ['ask', 'company', -6],
      ['confirm', 'desk', -5.2],
    ],
  },
  {
    company: 'hengkui-vessel',
    kind: 'winding',
    state: 'asked',
    note: '展出剖开的四型瓶一只，约 80 公斤。',
    course: [['ask', 'company', -1.2]],
  },
  {
    company: 'kestelweg-faser',
    kind: 'fabric',
    state: 'asked',
    note: 'Close to the stage if you can; we show live stitching twice a day.',
    course: [['ask', 'company', -0.3]],
  },
  {
    company: 'jingxu-fabrics',
    kind: 'fabric',
    state: 'refused',
    note: '想要再加一个相邻展位。',
    course: [
      ['ask', 'company', -7],
      ['refuse', 'desk', -6.5, '相邻展位须留作消防通道，请改选 C 排。'],
    ],
  },
  {
    company: 'luoqi-glass',
    kind: 'fibre',
    state: 'withdrawn',
    note: '',
    course: [
      ['ask', 'company', -8],
      ['withdraw', 'company', -7.4],
    ],
  },
  {
    company: 'baishu-core',
    kind: 'core',
    state: 'expired',
    note: '套材样件两套。',
    course: [
      ['ask', 'company', -9.5],
      ['expire', 'clock', -2.5],
    ],
  },
  {
    company: 'qingmo-resin',
    kind: 'resin',
    state: 'cancelled',
    note: '现场灌注演示。',
    course: [
      ['ask', 'company', -9],
      ['confirm', 'desk', -8.5],
      ['cancel', 'company', -3, '演示设备无法按期到位，改为只参加线上论坛。'],
    ],
  },
];

const pricesOf = (days: Days): SeedBoothOrders['prices'] =>
  (['spring', 'autumn', 'winter'] as const).map((fair) => {
    const { perMetre, ...list } = lists[fair];
    return { fairId: idOf('fair', fair), ...list, ...perMetre, updatedAt: days.at(-12) };
  });

/** The course of an order, as its company, the desk and the clock took it. */
const eventsOf = (days: Days, m: Made, by: { company: string; desk: string | undefined }): SeedBoothOrders['events'] =>
  m.course.map(([act, party, at, text], n) => ({
    id: idOf('boothOrderEvent', `${m.company}.${n}`),
    orderId: idOf('boothOrder', m.company),
    act,
    party,
    userId: party === 'company' ? by.company : party === 'desk' ? (by.desk ?? null) : null,
    text: text ?? (act === 'ask' ? m.note : ''),
    at: days.at(at),
  }));

/** What a booth is once its order lives. */
const occupied = (m: Made, entId: string) => ({
  entId,
  ...(m.state === 'asked' ? { state: 'held' as const } : { state: 'taken' as const, class: m.kind }),
});

/** Price lists of all demo fairs, and booth orders for the winter fair; the booths stand as their orders say. */
export const buildBoothOrders = ({ days, companies, people, fairs, operatorId }: World) => {
  const numbers = createNumbers('ZW');
  const hallId = idOf('fairHall', 'winter.1');
  const hall = fairs.halls.find((h) => h.id === hallId);
  const bySlug = new Map(companies.map((c) => [c.slug, c]));
  const booths = fairs.booths.map((b) => ({ ...b }));
  const inHall = booths.flatMap((b) => (b.hallId === hallId && b.id ? [{ ...b, id: b.id }] : []));
  const free = inHall.filter((b) => b.state === 'free');
  const seed: SeedBoothOrders = {
    prices: pricesOf(days),
    orders: [],
    events: [],
  };
  made
    .toSorted((a, b) => (a.course[0]?.[2] ?? 0) - (b.course[0]?.[2] ?? 0))
    .forEach((m, i) => {
      const company = bySlug.get(m.company);
      const person = people.find((p) => p.company?.slug === m.company && p.isFinish);
      const lives = liveBoothOrders.some((s) => s === m.state);
      // Who exhibits there already ordered that booth; all others one of the free ones.
      const own = lives ? inHall.find((b) => b.entId === company?.id) : undefined;
      const booth = own ?? free[(i * 5 + 2) % free.length];
      if (!company?.id || !person || !booth || !hall)
        throw new Error(`a demo booth order has no company or booth: ${m.company}`);
      if (lives) {
        const kept = booths.find((b) => b.id === booth.id);
        if (kept) Object.assign(kept, occupied(m, company.id));
        if (!own) free.splice(free.indexOf(booth), 1);
      }
      const [asked = -1, last = -1] = [m.course[0]?.[2], m.course.at(-1)?.[2]];
      const list = lists.winter;
      seed.orders.push({
        id: idOf('boothOrder', m.company),
        number: numbers.next(days.at(asked)),
        clientKey: idOf('boothOrderKey', m.company),
        boothId: booth.id,
        entId: company.id,
        userId: person.id,
        state: m.state,
        class: m.kind,
        note: m.note,
        contact: [person.name, person.phone ?? person.email].filter(Boolean).join(' · '),
        ...priceOf(booth, { plan: hall.plan, booths: inHall }, list),
        currency: list.currency,
        included: list.included,
        cancelDays: list.cancelDays,
        ...(m.state === 'paid' && { paidOn: days.date(last), paidReference: 'BOC 2026-118-0042' }),
        expiresAt: m.state === 'asked' ? days.at(asked + boothOrderWait) : null,
        createdAt: days.at(asked),
        updatedAt: days.at(last),
      });
      seed.events.push(...eventsOf(days, m, { company: person.id, desk: operatorId }));
    });
  return { fairs: { ...fairs, booths }, ordered: seed, numbers: numbers.used() };
};

import { readFileSync } from 'node:fs';
import type { Currency, Text } from '#contract/core/schemas.ts';
import { lineTotal, minorToDecimal } from '#contract/core/money.ts';
import type { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import type { CriterionKind } from '#contract/purchase/states.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { agreedOfAward, type SeedPurchases } from '#server/rooms/purchase/seed.ts';
import { idOf } from '../chance.ts';
import type { createNumbers, Days } from '../days.ts';

type SampleTender = {
  slug: string;
  terms: {
    currency: Currency;
    tradeTerm: (typeof tradeTerms)[number];
    paymentType: (typeof paymentTypes)[number];
    place: Text;
    /** Days from now. */
    delivery: number;
  };
  hidePrices: boolean;
  lines: { product: string; unit: string; quantity: string; price: number; specification: Text }[];
  criteria: { kind: CriterionKind; must: boolean; least?: string; unit?: string; text: Text }[];
};
const samples = JSON.parse(readFileSync(new URL('../data/tenders.json', import.meta.url), 'utf8')) as SampleTender[];

type Purchase = SeedPurchases['purchases'][number];
type Application = SeedPurchases['applications'][number];
type Numbers = Record<'offers' | 'orders', ReturnType<typeof createNumbers>>;
type Sides = (userId: string, entId: string | null | undefined) => { name: string; code: string | null };
type Scene = {
  s: SampleTender;
  x: Purchase;
  own: Application[];
  days: Days;
  numbers: Numbers;
  sides: Sides;
  out: SeedPurchases;
  orders: SeedOrders;
};

const statement: Text = {
  cn: '可提供近三年合同首页与检测报告，欢迎现场审核。',
  en: 'Contracts of the last three years and test reports are available; audits are welcome.',
  es: 'Disponemos de contratos de los últimos tres años e informes de ensayo; aceptamos auditorías.',
};
const question: Text = {
  cn: '请补充月产能的设备清单。',
  en: 'Please add the list of machines behind this capacity.',
  es: 'Añada la lista de máquinas que respaldan esta capacidad.',
};
const shorter: Text = {
  cn: '交期最短，检测报告齐全',
  en: 'Shortest lead time and complete reports',
  es: 'Plazo más corto e informes completos',
};
const thanks: Text = {
  cn: '感谢参与，本次交期略长，期待下次合作。',
  en: 'Thank you for taking part. Your lead time was longer this time; we hope to work together soon.',
  es: 'Gracias por participar. Esta vez su plazo era mayor; esperamos colaborar pronto.',
};

const lineId = (s: SampleTender, i: number) => idOf('purchaseLine', `${s.slug}.${i}`);
const criterionId = (s: SampleTender, i: number) => idOf('purchaseCriterion', `${s.slug}.${i}`);

/** Answers of an application; where it is not decided yet, one is asked again. */
const addAnswers = ({ s, x, out }: Scene, a: Application) => {
  const decided = a.state !== 'submitted';
  s.criteria.forEach((c, i) => {
    const asked = !decided && c.kind === 'capacity';
    out.answers.push({
      applicationId: a.id,
      criterionId: criterionId(s, i),
      statement,
      amount: c.least ? String(Number(c.least) + 2) : null,
      verdict: decided ? 'met' : asked ? 'asked' : 'open',
      question: asked ? question : null,
      ...((decided || asked) && { judgedBy: x.buyerId, judgedAt: a.updatedAt as string }),
    });
  });
};

/** Prices of an admitted supplier, a little apart from one another. */
const addOffer = ({ s, x, days, numbers, out }: Scene, a: Application, n: number) => {
  const id = idOf('purchaseOffer', a.id);
  const at = String(a.updatedAt);
  const prices = s.lines.map((l, i) => {
    const price = (l.price * (1 + ((n + i) % 2 ? 0.035 : -0.01))).toFixed(2);
    return { lineId: lineId(s, i), price, minor: lineTotal(price, l.quantity) };
  });
  const offer = {
    id,
    applicationId: a.id,
    number: numbers.offers.next(at),
    revision: 1,
    clientKey: idOf('purchaseOfferKey', a.id),
    userId: a.userId,
    source: n % 2 ? ('file' as const) : ('typed' as const),
    total: minorToDecimal(prices.reduce((sum, p) => sum + p.minor, 0n)),
    leadDays: 28 + n * 14,
    validUntil: days.date(Math.max(60, s.terms.delivery)),
    note: null,
    fileId: null,
    createdAt: at,
  };
  out.offers.push(offer);
  out.prices.push(...prices.map(({ minor, ...p }) => ({ offerId: id, ...p, total: minorToDecimal(minor) })));
  return { offer, prices, x };
};

type AwardedLine = { line: Scene['s']['lines'][number]; id: string; price: string };
const orderLines = (orderId: string, lines: AwardedLine[]) =>
  lines.map((l, i) => ({
    id: idOf('orderLine', `${orderId}.${i}`),
    orderId,
    no: i + 1,
    productName: materialLabel(l.line.product),
    specification: l.line.specification,
    unit: l.line.unit,
    quantity: l.line.quantity,
    price: l.price,
    total: minorToDecimal(lineTotal(l.price, l.line.quantity)),
  }));

const orderEvents = (orderId: string, { x, s, days }: Scene, a: Application, at: string) => {
  const event = (step: 'create' | 'confirm', state: 'toConfirm' | 'confirmed', n: number) => ({
    id: idOf('event', `${orderId}.${n}`),
    orderId,
    step,
    state,
    party: n ? ('supplier' as const) : ('buyer' as const),
    userId: n ? a.userId : x.buyerId,
    reason: null,
    facts: (n ? { day: days.date(s.terms.delivery) } : {}) as Record<string, string>,
    at: new Date(Date.parse(at) + n * 86_400_000).toISOString(),
  });
  return [event('create', 'toConfirm', 0), event('confirm', 'confirmed', 1)];
};

/** The whole purchase goes to the first supplier, and leads to an order that is confirmed. */
const addAward = (scene: Scene, a: Application, { offer, prices }: ReturnType<typeof addOffer>, at: string) => {
  const { s, x, days, numbers, sides, out, orders } = scene;
  const awardId = idOf('purchaseAward', a.id);
  out.awards.push({
    id: awardId,
    purchaseId: x.id,
    applicationId: a.id,
    offerId: offer.id,
    clientKey: idOf('purchaseAwardKey', a.id),
    userId: x.buyerId,
    reason: shorter,
    createdAt: at,
  });
  const lines = s.lines.map((l, i) => ({ line: l, id: lineId(s, i), price: prices[i]?.price ?? '1' }));
  out.given.push(...lines.map((l) => ({ awardId, lineId: l.id, quantity: l.line.quantity, price: l.price })));
  const id = idOf('order', awardId);
  const buyer = sides(x.buyerId, x.entId);
  const supplier = sides(a.userId, a.entId);
  const terms = { ...s.terms, deliveryDate: days.date(s.terms.delivery) };
  const asked = { ...x, entId: x.entId ?? null };
  orders.orders.push({
    id,
    number: numbers.orders.next(at),
    state: 'confirmed',
    purchaseId: x.id,
    purchaseNumber: x.number,
    awardId,
    title: x.title,
    buyerId: x.buyerId,
    buyerEntId: x.entId ?? null,
    supplierId: a.userId,
    supplierEntId: a.entId,
    currency: terms.currency,
    total: offer.total,
    tradeTerm: terms.tradeTerm,
    place: s.terms.place.en ?? '',
    paymentType: terms.paymentType,
    leadDays: offer.leadDays,
    deliveryDate: terms.deliveryDate,
    agreed: {
      ...agreedOfAward(asked, terms, [], {
        awardId,
        entId: a.entId,
        offer,
        lines: lines.map((l, i) => ({
          line: { id: l.id, purchaseId: x.id, no: i + 1, ...l.line },
          quantity: l.line.quantity,
          price: l.price,
        })),
      }),
      buyer,
      supplier,
    },
    createdAt: at,
  });
  orders.lines.push(...orderLines(id, lines));
  orders.events.push(...orderEvents(id, scene, a, at));
};

/** Gives demo purchases their lines, criteria, prices and awards, and the order of the one that is awarded; `orders` gets it. */
export const addTenders = (
  out: SeedPurchases,
  o: { days: Days; numbers: Numbers; sides: Sides; orders: SeedOrders },
): void => {
  for (const s of samples) {
    const x = out.purchases.find((p) => p.id === idOf('purchase', s.slug));
    if (!x) throw new Error(`a demo tender without its purchase: ${s.slug}`);
    const own = out.applications.filter((a) => a.purchaseId === x.id);
    const scene: Scene = { s, x, own, out, ...o };
    const { currency, tradeTerm, place, paymentType, delivery } = s.terms;
    Object.assign(x, {
      currency,
      tradeTerm,
      place,
      paymentType,
      deliveryDate: o.days.date(delivery),
      hidePrices: s.hidePrices,
    });
    out.lines.push(
      ...s.lines.map(({ price: _, ...l }, i) => ({ id: lineId(s, i), purchaseId: x.id, no: i + 1, ...l })),
    );
    out.criteria.push(...s.criteria.map((c, i) => ({ id: criterionId(s, i), purchaseId: x.id, no: i + 1, ...c })));
    const open = Date.parse(x.deadline) > Date.parse(o.days.at(0));
    own.forEach((a, n) => {
      // Of an open purchase the last application waits for what was asked again.
      a.state = open && n === own.length - 1 ? 'submitted' : 'accepted';
      addAnswers(scene, a);
      if (a.state !== 'accepted') return;
      const made = addOffer(scene, a, n);
      if (x.state !== 'awarded') return;
      a.state = n === 0 ? 'awarded' : 'passedOver';
      if (n === 0) addAward(scene, a, made, new Date(Date.parse(x.deadline) + 2 * 86_400_000).toISOString());
      else a.reason = thanks;
    });
  }
};

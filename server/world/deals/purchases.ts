import { readFileSync } from 'node:fs';
import type { Currency, Text } from '#contract/core/schemas.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { covers, type SeedPurchases, certificateStandings } from '#server/rooms/purchase/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import { createNumbers, type Days } from '../days.ts';
import { registered } from '../inquiries.ts';
import { sells, type WorldPerson } from '../people.ts';
import { addDocuments } from './tender-documents.ts';
import { addTenders } from './tenders.ts';

type SamplePurchase = {
  slug: string;
  company: string;
  title: Text;
  description: Text;
  qualification: Text;
  products: string[];
  certificates: string[];
  budget: [amount: string, currency: Currency] | null;
  /** Days from now. */
  published: number;
  deadline: number;
  state: 'open' | 'awarded' | 'withdrawn';
  /** How many companies apply, where so many fit. */
  applications: number;
};
type Application = SeedPurchases['applications'][number];

const samples = JSON.parse(
  readFileSync(new URL('../data/purchases.json', import.meta.url), 'utf8'),
) as SamplePurchase[];

const messages: Text[] = [
  {
    cn: '我司有同类项目的批量供货经验，可按要求先寄样，附证书与产能说明，期待进一步沟通。',
    en: 'We have supplied similar projects in series and can send samples first. Certificates and capacity are enclosed; we look forward to the details.',
    es: 'Hemos suministrado en serie proyectos similares y podemos enviar muestras primero. Adjuntamos certificados y capacidad; quedamos a la espera de los detalles.',
  },
  {
    cn: '可满足交期与批次追溯要求，愿意接受现场审核，四周内可安排。',
    en: 'We meet the dates and batch traceability and welcome an audit; it can take place within four weeks.',
    es: 'Cumplimos los plazos y la trazabilidad por lote y aceptamos una auditoría, posible en cuatro semanas.',
  },
];

/** Suppliers of a purchase's materials whose certificates cover it, those nearest to its materials first. */
const fitting = (p: SamplePurchase, companies: WorldCompany[], today: string): WorldCompany[] => {
  const paths = p.products.map(materialPath);
  const nearness = (c: WorldCompany) => paths.filter((path) => c.categories?.some((x) => path.includes(x))).length;
  return companies
    .filter((c) => c.role === 'supplier' && nearness(c) > 0)
    .filter((c) => covers(certificateStandings(p.certificates, c.certificates ?? [], today)))
    .toSorted((a, b) => nearness(b) - nearness(a) || (a.slug < b.slug ? -1 : 1));
};

const applicationsOf = (p: SamplePurchase, people: WorldPerson[], companies: WorldCompany[], days: Days) => {
  const today = days.date(0);
  const end = Math.min(p.deadline, -0.05);
  return fitting(p, companies, today)
    .slice(0, p.applications)
    .flatMap((c, i): Application[] => {
      const seller = people.find((x) => x.entId === c.id && sells(x));
      if (!seller) return [];
      const at = days.at(p.published + (end - p.published) * ((i + 1) / (p.applications + 1)));
      return [
        {
          id: idOf('purchaseApplication', `${p.slug}.${c.slug}`),
          purchaseId: idOf('purchase', p.slug),
          entId: c.id,
          userId: seller.id,
          clientKey: idOf('purchaseApplicationKey', `${p.slug}.${c.slug}`),
          state: p.state === 'awarded' ? (i === 0 ? 'accepted' : 'refused') : 'submitted',
          message: messages[i % messages.length] ?? {},
          certificates: certificateStandings(
            p.certificates,
            c.certificates ?? [],
            today,
          ) as Application['certificates'],
          createdAt: at,
          updatedAt: at,
        },
      ];
    });
};

/** Big-buyer purchases of the demo world: open ones, one of them with tender documents; one closed, one awarded, one withdrawn. */
export const buildPurchases = (
  days: Days,
  companies: WorldCompany[],
  people: WorldPerson[],
  deals: { orders: SeedOrders; numbers: { DD: ReturnType<typeof createNumbers> } },
) => {
  const numbers = createNumbers('CG');
  const out: SeedPurchases = {
    purchases: [],
    applications: [],
    lines: [],
    criteria: [],
    documents: [],
    answers: [],
    offers: [],
    prices: [],
    awards: [],
    given: [],
  };
  for (const p of samples.toSorted((a, b) => a.published - b.published)) {
    const buyer = people.find((x) => x.company?.slug === p.company && x.joinedAs.includes('buyer'));
    if (!buyer) throw new Error(`a demo purchase without a buyer: ${p.company}`);
    const applications = applicationsOf(p, people, companies, days);
    out.applications.push(...applications);
    out.purchases.push({
      id: idOf('purchase', p.slug),
      number: numbers.next(days.at(p.published)),
      clientKey: idOf('purchaseKey', p.slug),
      buyerId: buyer.id,
      entId: buyer.entId ?? null,
      state: p.state === 'awarded' && !applications.length ? 'open' : p.state,
      title: p.title,
      description: p.description,
      qualification: p.qualification,
      products: p.products,
      certificates: p.certificates,
      budget: p.budget?.[0] ?? null,
      currency: p.budget?.[1] ?? null,
      deadline: days.at(p.deadline),
      applications: applications.length,
      publishedAt: days.at(p.published),
      updatedAt: days.at(p.published),
    });
  }
  const offers = createNumbers('TB');
  addTenders(out, {
    days,
    numbers: { offers, orders: deals.numbers.DD },
    sides: (userId, entId) => {
      const company = companies.find((c) => c.id === entId);
      return company ? registered(company) : { name: people.find((p) => p.id === userId)?.name ?? '', code: null };
    },
    orders: deals.orders,
  });
  return { purchases: out, files: addDocuments(out, days), numbers: [...numbers.used(), ...offers.used()] };
};

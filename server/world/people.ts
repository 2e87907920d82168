import type { Seat } from '#contract/core/seats.ts';
import type { DemoAccount } from '#server/progress.ts';
import type { SeedPerson } from '#server/rooms/identity/seed.ts';
import { type Chance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';

export const demoPassword = 'Weft-demo-2026';

/** The accounts that the start page names; tests log in with them. `company` is the slug of the demo company. */
export const demoAccounts = [
  {
    key: 'buyer',
    role: 'Enterprise buyer (Chendi wind)',
    tab: 'individual',
    login: '13800000001',
    company: 'chendi-wind',
  },
  { key: 'personalBuyer', role: 'Personal buyer', tab: 'individual', login: '13800000002', company: null },
  { key: 'unfinished', role: 'New member, profile unfinished', tab: 'individual', login: '13800000003', company: null },
  {
    key: 'purchasingSeat',
    role: 'Purchasing seat (Chendi wind)',
    tab: 'individual',
    login: '13800000004',
    company: 'chendi-wind',
  },
  {
    key: 'supplier',
    role: 'Supplier, Chinese (Weiheng carbon)',
    tab: 'enterprise',
    login: 'weiheng-carbon',
    company: 'weiheng-carbon',
  },
  {
    key: 'salesSeat',
    role: 'Sales seat (Weiheng carbon)',
    tab: 'individual',
    login: '13800000005',
    company: 'weiheng-carbon',
  },
  {
    key: 'supplierAbroad',
    role: 'Supplier, Spanish (Tramontal)',
    tab: 'enterprise',
    login: 'tramontal-compuestos',
    company: 'tramontal-compuestos',
  },
  {
    key: 'service',
    role: 'Customer service (Weiheng carbon)',
    tab: 'enterprise',
    login: 'weiheng-service',
    company: 'weiheng-carbon',
  },
  {
    key: 'provider',
    role: 'Service provider (Heshi testing)',
    tab: 'enterprise',
    login: 'heshi-testing',
    company: 'heshi-testing',
  },
  { key: 'operator', role: 'Operator (at /operator/login)', tab: 'operator', login: 'operator', company: null },
] as const;
export type DemoKey = (typeof demoAccounts)[number]['key'];

export const welcomeAccounts = (): DemoAccount[] =>
  demoAccounts.map(({ role, tab, login }) => ({ role, tab, login, password: demoPassword }));

const names = {
  cn: [
    '周屿',
    '林知远',
    '沈若溪',
    '陈牧',
    '顾行舟',
    '许清和',
    '梁予安',
    '韩松',
    '苏念',
    '方砚秋',
    '陆时',
    '唐可',
    '叶青梧',
    '温言',
    '江澈',
    '秦越',
    '罗星野',
    '孟昭',
  ],
  en: [
    'Emma Lindqvist',
    'Oliver Hartwell',
    'Freja Madsen',
    'Lukas Brandner',
    'Chloe Marchetti',
    'Noah Whitfield',
    'Aiko Mori',
    'Min-jun Seo',
    'Priya Raman',
    'Tomasz Wilk',
    'Hannah Brooks',
    'Elif Demir',
  ],
  es: [
    'Lucía Ferrer',
    'Mateo Arribas',
    'Valentina Rojas',
    'Diego Salcedo',
    'Carmen Iturbe',
    'Andrés Quiroga',
    'Inés Valcárcel',
    'Joaquín Peralta',
  ],
} as const;

type Place = {
  joinedAs: SeedPerson['joinedAs'];
  seat?: Seat;
  username?: string;
  phone?: string;
  mail: string;
};

/** Ownership of demo people by what they do, for the builders of inquiries and quotations. */
export type WorldPerson = SeedPerson & { id: string; company: WorldCompany | null };

const seatsOf = (c: WorldCompany, i: number): Place[] => {
  const phone = `137${String(10_000_000 + i * 977)}`;
  if (c.role === 'provider') return [{ joinedAs: ['service'], username: c.slug, mail: 'service' }];
  if (c.role === 'buyer')
    return [
      {
        joinedAs: ['buyer'],
        phone: c.slug === 'chendi-wind' ? '13800000001' : phone,
        mail: 'purchasing',
      },
    ];
  if (c.role === 'candidate') return [{ joinedAs: ['buyer'], phone, mail: 'purchasing' }];
  const seats: Place[] = [{ joinedAs: ['supplier'], username: c.slug, mail: 'sales' }];
  if (i % 2 === 0 && c.slug !== 'weiheng-carbon')
    seats.push({
      joinedAs: ['buyer'],
      seat: 'purchasing',
      phone,
      mail: 'purchasing',
    });
  if (c.slug === 'weiheng-carbon')
    seats.push({
      joinedAs: ['customerService'],
      username: 'weiheng-service',
      mail: 'service',
    });
  return seats;
};

/** What people of a seat fill in about themselves, without chance, so that the rest of the world doesn't move with it. */
const profileOf = (c: WorldCompany, { mail }: Place, n: number): Record<string, unknown> => {
  const [position, department] =
    mail === 'purchasing'
      ? [n % 3 ? 'buyer' : 'department-manager', 'purchasing']
      : mail === 'sales'
        ? [n % 3 ? 'sales-rep' : 'department-manager', 'sales-marketing']
        : ['director', 'management'];
  const howToKnow = (['exhibition', 'colleague', 'search-engine', 'association', 'journal'] as const)[n % 5];
  return {
    position,
    department,
    field: c.fields?.[0] ?? 'other-field',
    companyName: c.name[c.lang],
    ...(c.regionId && { areaId: [c.regionId] }),
    howToKnow,
  };
};

const isService = (p: Pick<SeedPerson, 'joinedAs'>) => p.joinedAs.includes('customerService');
/** Whether a demo person sells for a verified supplier. */
export const sells = (p: WorldPerson): boolean => p.company?.role === 'supplier' && !isService(p);

/** One or two seats a company, and two people without one. */
export const buildPeople = (r: Chance, days: Days, companies: WorldCompany[], passwordHash: string): WorldPerson[] => {
  const made = (key: string, lang: 'cn' | 'en' | 'es', n: number) => ({
    id: idOf('person', key),
    name: names[lang][n % names[lang].length] ?? key,
    passwordHash,
    lang,
    demo: true,
    createdAt: new Date(days.at(-r.whole(30, 400))),
  });
  const staff = companies.flatMap((company, i) =>
    seatsOf(company, i).map((s, n): WorldPerson => ({
      ...made(`${company.slug}.${s.mail}`, company.lang, i + n * 5),
      joinedAs: s.joinedAs,
      username: s.username ?? null,
      phone: s.phone ?? null,
      email: `${s.mail}@${company.slug}.example`,
      entId: company.id,
      profile: profileOf(company, s, i + n),
      companyRole: isService(s) ? null : (s.seat ?? 'owner'),
      isFinish: true,
      userLevel: 5,
      company,
    })),
  );
  const alone = (key: string, phone: string, isFinish: boolean, n: number): WorldPerson => ({
    ...made(key, 'cn', n),
    joinedAs: ['buyer'],
    phone,
    email: `${key}@members.example`,
    isFinish,
    ...(isFinish && {
      profile: { position: 'engineer', department: 'rd', field: 'automotive', howToKnow: 'exhibition' },
    }),
    userLevel: isFinish ? 5 : 0,
    company: null,
  });
  const operator: WorldPerson = {
    ...alone('operator', '', true, 1),
    joinedAs: ['operator', 'administrator'],
    phone: null,
    username: 'operator',
  };
  return [...staff, operator, alone('personal', '13800000002', true, 3), alone('newcomer', '13800000003', false, 7)];
};

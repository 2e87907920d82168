import type { Text } from '#contract/core/schemas.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Provider = {
  slug: string;
  name: Text;
  city: Text;
  countryCode: string;
  regionId: number;
  lang: 'cn' | 'es';
  owner: string;
};

/** Invented companies that offer services, beside the two of the other samples. */
const providers: Provider[] = [
  {
    slug: 'ligu-testing',
    name: {
      cn: '常州砺谷材料检测有限公司',
      en: 'Changzhou Ligu Materials Testing Co., Ltd.',
      es: 'Changzhou Ligu Ensayos de Materiales Co., Ltd.',
    },
    city: { cn: '常州', en: 'Changzhou', es: 'Changzhou' },
    countryCode: 'CN',
    regionId: 1320400,
    lang: 'cn',
    owner: '沈知行',
  },
  {
    slug: 'qianfan-expo',
    name: {
      cn: '上海芊帆会展服务有限公司',
      en: 'Shanghai Qianfan Exhibition Services Co., Ltd.',
      es: 'Shanghái Qianfan Servicios Feriales Co., Ltd.',
    },
    city: { cn: '上海', en: 'Shanghai', es: 'Shanghái' },
    countryCode: 'CN',
    regionId: 1310000,
    lang: 'cn',
    owner: '陆青禾',
  },
  {
    slug: 'lanqiao-travel',
    name: {
      cn: '北京岚桥商旅服务有限公司',
      en: 'Beijing Lanqiao Business Travel Co., Ltd.',
      es: 'Pekín Lanqiao Viajes de Negocios Co., Ltd.',
    },
    city: { cn: '北京', en: 'Beijing', es: 'Pekín' },
    countryCode: 'CN',
    regionId: 1110000,
    lang: 'cn',
    owner: '方行舟',
  },
  {
    slug: 'huaizhu-factoring',
    name: {
      cn: '深圳槐筑商业保理有限公司',
      en: 'Shenzhen Huaizhu Factoring Co., Ltd.',
      es: 'Shenzhen Huaizhu Factoring Co., Ltd.',
    },
    city: { cn: '深圳', en: 'Shenzhen', es: 'Shenzhen' },
    countryCode: 'CN',
    regionId: 1440300,
    lang: 'cn',
    owner: '罗知秋',
  },
  {
    slug: 'heyu-talent',
    name: {
      cn: '南京禾屿人力资源有限公司',
      en: 'Nanjing Heyu Human Resources Co., Ltd.',
      es: 'Nankín Heyu Recursos Humanos Co., Ltd.',
    },
    city: { cn: '南京', en: 'Nanjing', es: 'Nankín' },
    countryCode: 'CN',
    regionId: 1320100,
    lang: 'cn',
    owner: '江予白',
  },
  {
    slug: 'mirasol-stands',
    name: { cn: '米拉索尔展台', en: 'Mirasol Stands', es: 'Mirasol Stands, S.L.' },
    city: { cn: '巴塞罗那', en: 'Barcelona', es: 'Barcelona' },
    countryCode: 'ES',
    regionId: 900724,
    lang: 'es',
    owner: 'Marta Olivares',
  },
  {
    slug: 'rias-ensayos',
    name: { cn: '里亚斯复合材料实验室', en: 'Rías Ensayos', es: 'Rías Ensayos, S.L.' },
    city: { cn: '维戈', en: 'Vigo', es: 'Vigo' },
    countryCode: 'ES',
    regionId: 900724,
    lang: 'es',
    owner: 'Iria Castro',
  },
];

/** Their companies and one person each, without chance, so that the rest of the world doesn't move with them. */
export const buildProviders = (
  days: Days,
  passwordHash: string,
): { companies: WorldCompany[]; people: WorldPerson[] } => {
  const companies = providers.map(({ owner: _, ...p }, i): WorldCompany => ({
    ...p,
    id: idOf('company', p.slug),
    intro: {},
    entType: 'engineering-company',
    staff: 'staff-20-50',
    categories: [],
    processes: [],
    fields: [],
    certificates: [],
    capabilities: [],
    salesRegions: [],
    tendencyOrder: 1567,
    annualCapacity: null,
    profile: { founded: 2008 + i },
    supplierLevel: 'basic',
    demo: true,
    createdAt: new Date(days.at(-200 - i * 7)),
    role: 'provider',
    sample: {
      slug: p.slug,
      name: p.name,
      city: p.city,
      countryCode: p.countryCode,
      regionId: p.regionId,
      country: {},
      enterpriseType: 'engineering-company',
      categories: [],
      processes: [],
      certificates: [],
      staff: 'staff-20-50',
    },
  }));
  const people = providers.map((p, i): WorldPerson => ({
    id: idOf('person', `${p.slug}.service`),
    name: p.owner,
    passwordHash,
    lang: p.lang,
    demo: true,
    createdAt: new Date(days.at(-190 - i * 7)),
    joinedAs: ['service'],
    username: p.slug,
    phone: null,
    email: `service@${p.slug}.example`,
    entId: idOf('company', p.slug),
    profile: { position: 'director', department: 'management', field: 'other-field', howToKnow: 'exhibition' },
    companyRole: 'owner',
    isFinish: true,
    userLevel: 5,
    company: companies[i] ?? null,
  }));
  return { companies, people };
};

import type { SeedMall } from '#server/rooms/points/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Good = Omit<SeedMall['goods'][number], 'id' | 'clientKey' | 'offered' | 'createdAt'> & { key: string };

const goods: Good[] = [
  {
    key: 'coupons',
    kind: 'posted',
    picture: 'test-coupons',
    points: 1200,
    left: 34,
    perPerson: 2,
    name: { cn: '层合板试样套装', en: 'Set of laminate coupons', es: 'Juego de probetas de laminado' },
    about: {
      cn: '碳纤维和玻璃纤维层合板试样 12 片，附铺层说明。',
      en: 'Twelve coupons of carbon and glass laminates, with their lay-ups.',
      es: 'Doce probetas de laminados de carbono y vidrio, con sus apilados.',
    },
  },
  {
    key: 'swatches',
    kind: 'posted',
    picture: 'prepreg-roll',
    points: 900,
    left: 12,
    perPerson: 1,
    name: { cn: '预浸料样片册', en: 'Book of prepreg swatches', es: 'Muestrario de preimpregnados' },
    about: {
      cn: '24 种预浸料样片，标注树脂体系和面密度。',
      en: 'Swatches of 24 prepregs with resin system and areal weight.',
      es: 'Muestras de 24 preimpregnados con sistema de resina y gramaje.',
    },
  },
  {
    key: 'ticket',
    kind: 'virtual',
    picture: 'hall-inside',
    points: 800,
    left: 6,
    perPerson: 1,
    name: { cn: '线下展会参观券', en: 'Ticket to a trade fair', es: 'Entrada a una feria presencial' },
    about: {
      cn: '复合材料展会三日参观券，凭兑换码入场。',
      en: 'Three days at a composites fair; the code opens the gate.',
      es: 'Tres días en una feria de composites; se entra con el código.',
    },
  },
  {
    key: 'twill',
    kind: 'posted',
    picture: 'carbon-twill',
    points: 2600,
    left: 0,
    perPerson: null,
    name: { cn: '碳纤维斜纹布样料', en: 'Sample length of carbon twill', es: 'Retal de sarga de carbono' },
    about: {
      cn: '3K 2/2 斜纹，200 g/m²，1 平方米。',
      en: '3K 2/2 twill, 200 g/m², one square metre.',
      es: 'Sarga 2/2 de 3K, 200 g/m², un metro cuadrado.',
    },
  },
];

const parcel = {
  name: '苏念',
  phone: '13800000001',
  address: '新疆维吾尔自治区乌鲁木齐市经济技术开发区 18 号',
  postcode: '830026',
};

/** A line of the ledger that each exchange of the demo buyer is paid by. */
export const exchangeLines = [
  { key: 'exchange:swatches', ago: 26, points: 900 },
  { key: 'exchange:ticket', ago: 2, points: 800 },
] as const;

/** Goods of the mall; the demo buyer has exchanged two of them, one of which waits to be sent. */
export const buildMall = (days: Days, people: WorldPerson[]): SeedMall => {
  const buyer = people.find((p) => p.phone === '13800000001')?.id ?? '';
  const number = (ago: number) => `JF${days.date(-ago).replaceAll('-', '')}-0001`;
  const one = (key: string) => ({ id: idOf('exchange', key), goodId: idOf('good', key), userId: buyer });
  return {
    goods: goods.map(({ key, ...g }, i) => ({
      ...g,
      id: idOf('good', key),
      clientKey: idOf('good-key', key),
      offered: true,
      createdAt: days.at(-60 + i),
    })),
    addresses: [{ id: idOf('mall-address', 'buyer'), userId: buyer, ...parcel }],
    exchanges: [
      {
        ...one('swatches'),
        number: number(26),
        points: 900,
        state: 'received',
        line: 'exchange:swatches',
        clientKey: idOf('exchange-key', 'swatches'),
        orderedAt: days.at(-26),
        sentAt: days.at(-24),
        endedAt: days.at(-20),
        parcel,
        sentAs: 'SF 1203 4567 8812',
      },
      {
        ...one('ticket'),
        number: number(2),
        points: 800,
        state: 'ordered',
        line: 'exchange:ticket',
        clientKey: idOf('exchange-key', 'ticket'),
        orderedAt: days.at(-2),
      },
    ],
  };
};

/** Numbers of the exchanges, so that none is given again. */
export const mallNumbers = (days: Days) =>
  exchangeLines.map(({ ago }) => ({ kind: 'JF', day: days.date(-ago), last: 1 }));

import type { CampaignTask } from '#contract/carnival/calls.ts';
import type { PrizeKind } from '#contract/carnival/states.ts';
import type { Text } from '#contract/core/schemas.ts';

type Prize = { name: Text; provider: Text; kind: PrizeKind; stock: number };
export type Told = {
  key: string;
  /** Days from now. */
  starts: number;
  ends: number;
  slots: number;
  drawn: number;
  claimDays: number;
  /** Chosen for the demo world: a real one is made by chance and closed. */
  seed: string;
  name: Text;
  about: Text;
  tasks: CampaignTask[];
  prizes: Prize[];
};

const weft: Text = { cn: '复材汇', en: 'Weft', es: 'Weft' };
const weiheng: Text = { cn: '维衡碳材', en: 'Weiheng Carbon', es: 'Weiheng Carbon' };
const tramontal: Text = { cn: 'Tramontal 复合材料', en: 'Tramontal Composites', es: 'Tramontal Compuestos' };
const heshi: Text = { cn: '禾石检测', en: 'Heshi Testing', es: 'Heshi Testing' };

/** One campaign that is over, one that is open, one to come. */
export const campaigns: Told[] = [
  {
    key: 'spring',
    starts: -12,
    ends: -2,
    slots: 160,
    drawn: 132,
    claimDays: 14,
    seed: 'd3a1f0c94b7e2865a0c1d9e84f3b6a72915c0e8d7b4f2a6390e1c5d8f7a2b416',
    name: { cn: '材料周抽奖', en: 'Materials week draw', es: 'Sorteo de la semana de materiales' },
    about: {
      cn: '材料周期间参观展位、递出名片，即可抽取样料包与检测券。',
      en: 'Booth visits and cards left during materials week earned draws for sample packs and test vouchers.',
      es: 'Las visitas a stands y las tarjetas de la semana de materiales daban sorteos de muestras y vales de ensayo.',
    },
    tasks: [
      { kind: 'booths', need: 3, draws: 1 },
      { kind: 'card', need: 1, draws: 1 },
      { kind: 'profile', need: 1, draws: 1 },
    ],
    prizes: [
      {
        name: { cn: '碳纤维登机箱', en: 'Carbon-fibre cabin case', es: 'Maleta de cabina de fibra de carbono' },
        provider: weiheng,
        kind: 'postal',
        stock: 2,
      },
      {
        name: { cn: '斜纹预浸料样料包', en: 'Twill prepreg sample pack', es: 'Muestras de preimpregnado en sarga' },
        provider: tramontal,
        kind: 'postal',
        stock: 12,
      },
      {
        name: {
          cn: '层剪强度检测券',
          en: 'Voucher for a short-beam shear test',
          es: 'Vale para un ensayo de cortante',
        },
        provider: heshi,
        kind: 'virtual',
        stock: 16,
      },
    ],
  },
  {
    key: 'autumn',
    starts: -3,
    ends: 6,
    slots: 400,
    drawn: 64,
    claimDays: 14,
    seed: '02b5be948eb3b91044e79a723f2b5327b5405122b7e3c70180f0a191b17a8409',
    name: { cn: '秋季展会抽奖', en: 'Autumn fair draw', es: 'Sorteo de la feria de otoño' },
    about: {
      cn: '逛展位、递名片、关注企业、发布询价都能获得抽奖次数，每次抽奖都可在结束后验证。',
      en: 'Visit booths, leave your card, follow companies, publish inquiries: each earns draws, and each draw can be checked after the end.',
      es: 'Visite stands, deje su tarjeta, siga empresas, publique solicitudes: todo da sorteos, y cada uno podrá comprobarse al final.',
    },
    tasks: [
      { kind: 'booths', need: 3, draws: 1 },
      { kind: 'card', need: 1, draws: 1 },
      { kind: 'talk', need: 1, draws: 2 },
      { kind: 'follow', need: 2, draws: 1 },
      { kind: 'inquiry', need: 1, draws: 2 },
      { kind: 'profile', need: 1, draws: 1 },
    ],
    prizes: [
      {
        name: {
          cn: '碳纤维自行车车架',
          en: 'Carbon-fibre bicycle frame',
          es: 'Cuadro de bicicleta de fibra de carbono',
        },
        provider: weiheng,
        kind: 'postal',
        stock: 1,
      },
      {
        name: {
          cn: '玄武岩纤维工具包',
          en: 'Basalt-fibre tool roll',
          es: 'Estuche de herramientas de fibra de basalto',
        },
        provider: tramontal,
        kind: 'postal',
        stock: 20,
      },
      {
        name: { cn: '拉伸试验券', en: 'Voucher for a tensile test', es: 'Vale para un ensayo de tracción' },
        provider: heshi,
        kind: 'virtual',
        stock: 40,
      },
      {
        name: { cn: '复材汇记事本', en: 'Weft notebook', es: 'Cuaderno de Weft' },
        provider: weft,
        kind: 'postal',
        stock: 60,
      },
    ],
  },
  {
    key: 'winter',
    starts: 20,
    ends: 30,
    slots: 600,
    drawn: 0,
    claimDays: 21,
    seed: '7be04c2f91d85a36c8f0e2b47d19a65380cf4e7b2d61a9583e0f7c4b1d92a86e',
    name: { cn: '冬季低空飞行抽奖', en: 'Winter flight draw', es: 'Sorteo de vuelo de invierno' },
    about: {
      cn: '冬季展会期间开放，奖品与承诺值已经公布。',
      en: 'It opens with the winter fair; prizes and commitment are published already.',
      es: 'Se abre con la feria de invierno; los premios y el compromiso ya están publicados.',
    },
    tasks: [
      { kind: 'booths', need: 5, draws: 2 },
      { kind: 'follow', need: 1, draws: 1 },
    ],
    prizes: [
      {
        name: {
          cn: '无人机碳纤维机臂套件',
          en: 'Carbon-fibre arm kit for drones',
          es: 'Kit de brazos de dron de fibra de carbono',
        },
        provider: weiheng,
        kind: 'postal',
        stock: 8,
      },
      {
        name: { cn: '热分析检测券', en: 'Voucher for a thermal analysis', es: 'Vale para un análisis térmico' },
        provider: heshi,
        kind: 'virtual',
        stock: 50,
      },
    ],
  },
];

import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';

type Talk = {
  key: string;
  fair: 'spring' | 'autumn' | 'winter';
  hall: number;
  stage: number;
  /** Days from now to its beginning, and its length in minutes. */
  at: number;
  minutes: number;
  places: number;
  language: Lang;
  title: Text;
  about: Text;
  /** How many sign up. */
  come: number;
};

/** Talks of the demo fairs: one goes on, one is full with people waiting, some are to come, some are over. */
export const talks: Talk[] = [
  {
    key: 'storage',
    fair: 'autumn',
    hall: 1,
    stage: 1,
    at: -0.03,
    minutes: 180,
    places: 60,
    language: 'cn',
    title: {
      cn: 'IV 型储氢瓶：缠绕张力与爆破强度',
      en: 'Type IV hydrogen vessels: winding tension and burst strength',
      es: 'Depósitos de hidrógeno tipo IV: tensión de bobinado y resistencia a rotura',
    },
    about: {
      cn: '以 70 MPa 储氢瓶为例，讲解缠绕张力如何影响纤维体积含量与爆破强度离散，并现场回答工艺提问。',
      en: 'With a 70 MPa vessel as the case: how winding tension moves fibre content and the scatter of burst strength. Questions are answered live.',
      es: 'Con un depósito de 70 MPa como caso: cómo la tensión de bobinado altera el contenido de fibra y la dispersión de la resistencia. Se responden preguntas en directo.',
    },
    come: 18,
  },
  {
    key: 'curing',
    fair: 'autumn',
    hall: 1,
    stage: 1,
    at: 0.12,
    minutes: 60,
    places: 40,
    language: 'en',
    title: {
      cn: '厚层合板快速固化：放热与残余应力',
      en: 'Fast curing of thick laminates: exotherm and residual stress',
      es: 'Curado rápido de laminados gruesos: exotermia y tensiones residuales',
    },
    about: {
      cn: '比较三种固化制度下 20 mm 层合板的温度峰值、变形与层间剪切强度。',
      en: 'Peak temperature, distortion and interlaminar shear strength of a 20 mm laminate under three cure cycles.',
      es: 'Temperatura máxima, deformación y cortante interlaminar de un laminado de 20 mm con tres ciclos de curado.',
    },
    come: 14,
  },
  {
    key: 'recycling',
    fair: 'autumn',
    hall: 2,
    stage: 1,
    at: 0.95,
    minutes: 45,
    places: 6,
    language: 'es',
    title: {
      cn: '风电叶片回收：再生纤维的力学性能',
      en: 'Recycling blades: what recovered fibre still carries',
      es: 'Reciclado de palas: qué aguanta la fibra recuperada',
    },
    about: {
      cn: '热解与溶剂法回收纤维的强度保留率，以及在模压件中的应用边界。',
      en: 'Strength kept by pyrolysis and solvolysis, and where recovered fibre fits in moulded parts.',
      es: 'Resistencia que conservan la pirólisis y la solvólisis, y dónde encaja la fibra recuperada en piezas moldeadas.',
    },
    come: 11,
  },
  {
    key: 'testing',
    fair: 'autumn',
    hall: 2,
    stage: 1,
    at: 1.1,
    minutes: 60,
    places: 50,
    language: 'cn',
    title: {
      cn: '层合板检测：GB/T 与 ISO 方法对照',
      en: 'Testing laminates: GB/T and ISO methods side by side',
      es: 'Ensayo de laminados: métodos GB/T e ISO comparados',
    },
    about: {
      cn: '同一批试样按 GB/T 3354 与 ISO 527-4 测试，说明试样尺寸与夹持带来的差异。',
      en: 'One batch tested by GB/T 3354 and ISO 527-4: what specimen size and gripping change.',
      es: 'Un mismo lote ensayado según GB/T 3354 e ISO 527-4: qué cambian la probeta y las mordazas.',
    },
    come: 9,
  },
  {
    key: 'prices',
    fair: 'autumn',
    hall: 1,
    stage: 1,
    at: 1.2,
    minutes: 45,
    places: 80,
    language: 'en',
    title: {
      cn: '碳纤维采购：价格构成与交期',
      en: 'Buying carbon fibre: what makes the price and the lead time',
      es: 'Comprar fibra de carbono: qué forma el precio y el plazo',
    },
    about: {
      cn: '从原丝、能耗到丝束规格，拆解报价单的组成。',
      en: 'From precursor and energy to tow size: a quote taken apart.',
      es: 'Del precursor y la energía al tamaño del cable: una oferta desglosada.',
    },
    come: 12,
  },
  {
    key: 'marine',
    fair: 'spring',
    hall: 1,
    stage: 1,
    at: -71.2,
    minutes: 60,
    places: 50,
    language: 'en',
    title: {
      cn: '船艇夹芯结构：芯材含水与修复',
      en: 'Sandwich hulls: wet cores and their repair',
      es: 'Cascos en sándwich: núcleos húmedos y su reparación',
    },
    about: {
      cn: '从红外检测到局部换芯，介绍三个修复案例的工序与费用。',
      en: 'From infrared inspection to replacing the core: three repairs with their steps and cost.',
      es: 'De la inspección infrarroja al cambio del núcleo: tres reparaciones con sus pasos y su coste.',
    },
    come: 16,
  },
  {
    key: 'rail',
    fair: 'spring',
    hall: 1,
    stage: 1,
    at: -70.3,
    minutes: 60,
    places: 40,
    language: 'cn',
    title: {
      cn: '轨道车辆内饰：酚醛预浸料与防火等级',
      en: 'Rail interiors: phenolic prepreg and fire classes',
      es: 'Interiores ferroviarios: preimpregnado fenólico y clases de fuego',
    },
    about: {
      cn: '按 EN 45545-2 讲解材料选型与试验安排。',
      en: 'Choosing materials and planning tests under EN 45545-2.',
      es: 'Elección de materiales y plan de ensayos según EN 45545-2.',
    },
    come: 10,
  },
  {
    key: 'hydrogen',
    fair: 'winter',
    hall: 1,
    stage: 1,
    at: 24.3,
    minutes: 60,
    places: 100,
    language: 'cn',
    title: {
      cn: '低空飞行器机体：一体成型与称重',
      en: 'Airframes for low-altitude flight: one-shot moulding and weight',
      es: 'Fuselajes para baja altitud: moldeo en una pieza y peso',
    },
    about: {
      cn: '以 4 座机体为例，比较整体共固化与胶接方案。',
      en: 'Co-curing against bonding, with a four-seat airframe as the case.',
      es: 'Cocurado frente a unión adhesiva, con un fuselaje de cuatro plazas como caso.',
    },
    come: 7,
  },
];

type Asked = { talk: string; text: string; votes: number; answered: boolean };
/** Questions as people asked them, each in their own language. */
export const asked: Asked[] = [
  { talk: 'storage', text: '张力从 20 N 提到 35 N 后，纤维体积含量大约提高多少？', votes: 6, answered: true },
  {
    talk: 'storage',
    text: 'How do you keep the tension constant when the payout eye turns?',
    votes: 4,
    answered: false,
  },
  {
    talk: 'storage',
    text: '¿Qué dispersión de rotura aceptan para un lote de 50 depósitos?',
    votes: 2,
    answered: false,
  },
  { talk: 'marine', text: 'How long does a wet balsa core have to dry before the repair?', votes: 5, answered: true },
  { talk: 'marine', text: '局部换芯后需要重新做剪切试验吗？', votes: 3, answered: true },
];

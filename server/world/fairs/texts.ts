import type { Text } from '#contract/core/schemas.ts';
import type { WorldCompany } from '../companies.ts';

/** What staff of demo booths do there. */
export const duties: Text[] = [
  { cn: '销售', en: 'Sales', es: 'Ventas' },
  { cn: '工艺工程师', en: 'Process engineer', es: 'Ingeniería de procesos' },
  { cn: '质量', en: 'Quality', es: 'Calidad' },
];

/** What follows on the company's own introduction; exhibitors promise different things. */
const promises: Text[] = [
  {
    cn: '展期内来展位询价，一个工作日内答复，并附测试方法与样件照片。',
    en: 'Ask at the booth during the fair and we answer within a working day, with test methods and pictures of samples.',
    es: 'Pregunte en el stand durante la feria y respondemos en un día laborable, con métodos de ensayo y fotos de muestras.',
  },
  {
    cn: '样品可在展位登记，按申请顺序寄出；数据表与证书在产品页逐项列明。',
    en: 'Samples can be requested at the booth and leave in the order of requests; datasheets and certificates stand with each product.',
    es: 'Las muestras se solicitan en el stand y salen por orden de petición; hojas de datos y certificados figuran en cada producto.',
  },
  {
    cn: '工程师在线值守，可就铺层、工艺窗口和检测标准直接交流。',
    en: 'Our engineers are online to talk about laminates, process windows and test standards.',
    es: 'Nuestros ingenieros están en línea para hablar de laminados, ventanas de proceso y normas de ensayo.',
  },
];

/** The introduction of a booth: what the company says of itself, and what it offers at the fair. */
export const introOf = (c: WorldCompany, i: number): Text => {
  const promise = promises[i % promises.length] ?? {};
  const joined = (lang: 'cn' | 'en' | 'es') =>
    [c.intro?.[lang], promise[lang]].filter(Boolean).join(lang === 'cn' ? '' : ' ');
  return { cn: joined('cn'), en: joined('en'), es: joined('es') };
};

import { pageTo } from '#contract/pages.ts';
import type { SeedSettings } from '#server/rooms/settings/seed.ts';
import type { Days } from './days.ts';

/** The quarter after the one in which a day lies, as the launch is announced. */
const quarterAfter = (day: string) => {
  const q = Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 2;
  const year = Number(day.slice(0, 4)) + (q > 4 ? 1 : 0);
  const n = q > 4 ? 1 : q;
  return { cn: `${year} 年第 ${n} 季度`, en: `Q${n} ${year}`, es: `${n}.º trimestre de ${year}` };
};

/** The announcements (notices 7), with dates around today. */
export const buildAnnouncements = (days: Days): SeedSettings => ({
  'announcement.beta': {
    on: true,
    since: days.date(-30),
    title: { cn: '复材汇正在封闭测试', en: 'Weft is in closed beta', es: 'Weft está en beta cerrada' },
    text: {
      cn: '现在就可以发布询盘、报价和成单；公司、产品和人物都是演示数据。',
      en: 'Inquiries, quotations and orders already work; companies, products and people are demo data.',
      es: 'Ya funcionan las solicitudes, las cotizaciones y los pedidos; empresas, productos y personas son datos de demostración.',
    },
    launch: quarterAfter(days.date(0)),
  },
  'announcement.daily': {
    on: true,
    title: { cn: '今天值得一看', en: 'Worth a look today', es: 'Para ver hoy' },
    text: {
      cn: '正在等报价的询盘每天都有新的。认证供应商可以直接报价，采购方可以看看同行怎么写需求。',
      en: 'New inquiries are waiting for quotations every day. Verified suppliers can quote at once; buyers can see how others describe a need.',
      es: 'Cada día hay nuevas solicitudes a la espera de cotización. Los proveedores verificados pueden cotizar ya; los compradores pueden ver cómo otros describen su necesidad.',
    },
    link: {
      to: pageTo('inquiryHall', { state: 'quoting' }),
      label: { cn: '看正在等报价的', en: 'See what is waiting', es: 'Ver las que esperan' },
    },
  },
  exhibitions: [
    {
      name: {
        cn: '上海复合材料展（线下）',
        en: 'Composites fair in Shanghai, on site',
        es: 'Feria de composites en Shanghái, presencial',
      },
      from: days.date(75),
      to: days.date(77),
    },
  ],
});

import type { SeedSettings } from '#server/rooms/settings/seed.ts';

const hours = {
  cn: '工作日 9:00–18:00（北京时间）',
  en: 'Working days, 9:00–18:00 (UTC+8)',
  es: 'Días laborables, 9:00–18:00 (UTC+8)',
};
const title = { cn: '供应商服务', en: 'Supplier service', es: 'Atención a proveedores' };

/** Whom suppliers may ask at the platform; invented. */
export const salesContacts: SeedSettings = {
  'sales.contacts': [
    { area: 'everywhere', name: '叶青梧', title, phone: '+86 400 555 0100', mail: 'suppliers@weft.example', hours },
    { area: 'east-china', name: '罗星野', title, phone: '+86 400 555 0101', mail: 'east@weft.example', hours },
    {
      area: 'southern-europe',
      name: 'Lucía Ferrer',
      title,
      phone: '+34 900 55 0102',
      mail: 'europa@weft.example',
      hours: {
        cn: '工作日 9:00–18:00（马德里时间）',
        en: 'Working days, 9:00–18:00 (Madrid)',
        es: 'Días laborables, 9:00–18:00 (Madrid)',
      },
    },
  ],
};

import type { SeedSettings } from '#server/rooms/settings/seed.ts';
import type { Days } from './days.ts';

/** A fair elsewhere that the desk announces besides those of the platform, with dates around today. */
export const buildAnnouncements = (days: Days): SeedSettings => ({
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

import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import type { SeedFootprints } from '#server/rooms/footprints/seed.ts';
import type { NewMiss } from '#server/rooms/search/seed.ts';
import { createChance, idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; products: SeedProduct[] };

/** Suppliers whose figures show a month: those that demonstrations sign in for, and whoever sells the same. */
const watched = 8;
const daysBack = 34;

/** Four weeks of looks at a few suppliers, fewer at weekends, by buyers of the demo world. */
export const buildTraffic = ({ days, companies, people, products }: World): Omit<SeedFootprints, 'settings'> => {
  const r = createChance(7_100);
  const buyers = people.filter((p) => p.joinedAs.includes('buyer') && p.isFinish === true);
  const suppliers = companies.filter((c) => c.role === 'supplier' && c.id).slice(0, watched);
  const rows: Omit<SeedFootprints, 'settings'> = { footprints: [], visits: [] };
  for (const [s, company] of suppliers.entries()) {
    const own = products.filter((p) => p.entId === company.id && p.state !== 'draft' && p.state !== 'hidden');
    for (let back = 7; back < daysBack; back += 1) {
      const weekend = [0, 6].includes(new Date(days.at(-back)).getUTCDay());
      for (const p of r.some(buyers, weekend ? 1 : r.whole(1, 4 - (s % 3)))) {
        if (!company.id || p.entId === company.id) continue;
        const looked = [undefined, ...r.some(own, r.whole(0, 3))];
        for (const [i, product] of looked.entries()) {
          const at = days.at(-back + i / 400 - s / 50);
          const key = `${company.id}.${p.id}.${back}.${i}`;
          const kind = product ? ('product' as const) : ('company' as const);
          rows.footprints.push({
            id: idOf('traffic', key),
            userId: p.id,
            kind,
            subject: product?.id ?? company.id,
            entId: company.id,
            day: days.date(-back),
            seconds: r.whole(6, 260),
            createdAt: at,
            endedAt: at,
          });
          rows.visits.push({
            id: idOf('traffic-visit', key),
            entId: company.id,
            visitorId: p.id,
            day: days.date(-back),
            productId: product?.id ?? null,
            times: 1,
          });
        }
      }
    }
  }
  return rows;
};

/** What buyers looked for and nobody of the demo world offers. */
export const buildMisses = (days: Days): NewMiss[] => {
  const r = createChance(7_200);
  const terms = [
    ['cn', '玄武岩纤维布'],
    ['cn', '碳化硅纤维'],
    ['en', 'basalt fabric'],
    ['en', 'flax prepreg'],
    ['en', 'cyanate ester'],
    ['es', 'fibra de basalto'],
  ] as const;
  return terms.flatMap(([lang, term]) =>
    Array.from({ length: 9 }, (_, d) => ({
      day: days.date(-d * 3),
      lang,
      scope: 'products' as const,
      term,
      count: r.whole(1, 3),
    })),
  );
};

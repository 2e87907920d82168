import { readFileSync } from 'node:fs';
import type { Text } from '#contract/core/schemas.ts';
import type { ParkUtility, Province } from '#contract/parks/rules.ts';
import type { SeedParks } from '#server/rooms/parks/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Sample = {
  slug: string;
  name: Text;
  province: Province;
  city: Text;
  fields: string[];
  hectares: number;
  since: number;
  utilities: ParkUtility[];
  about: Text;
  incentives: string;
  companies: string[];
};
const read = (): { incentives: Record<string, Text>; parks: Sample[] } =>
  JSON.parse(readFileSync(new URL('../data/parks.json', import.meta.url), 'utf8'));

const office: Text = { cn: '园区招商服务部', en: 'Park settlement office', es: 'Oficina de implantación del parque' };
const inCity = (city: Text, n: number): Text => ({
  cn: `${city.cn ?? ''}复材大道 ${n} 号`,
  en: `${n} Composites Avenue, ${city.en ?? ''}`,
  es: `Avenida de los Composites ${n}, ${city.es ?? ''}`,
});

/** Invented parks, with the companies of the demo world in their cities; some still wait for the desk, one was refused. */
export const buildParks = (days: Days, people: WorldPerson[], companies: WorldCompany[], operatorId?: string) => {
  const { incentives, parks } = read();
  const out: SeedParks = { parks: [], tenancies: [] };
  const ownerOf = (slug: string) => people.find((p) => p.company?.slug === slug && p.companyRole === 'owner');
  for (const [n, p] of parks.entries()) {
    const id = idOf('park', p.slug);
    // One park in five is run by the first of its companies.
    const host = n % 5 === 0 ? companies.find((c) => c.slug === p.companies[0]) : undefined;
    out.parks.push({
      id,
      clientKey: idOf('parkKey', p.slug),
      slug: p.slug,
      state: 'shown',
      name: p.name,
      province: p.province,
      city: p.city,
      address: inCity(p.city, n * 6 + 8),
      fields: p.fields,
      hectares: p.hectares,
      since: p.since,
      about: p.about,
      utilities: p.utilities,
      incentives: incentives[p.incentives] ?? {},
      contactName: office,
      contactPhone: `+86 400 000 ${String(1000 + n)}`,
      contactMail: `settle@${p.slug}.example`,
      hostEntId: host?.id ?? null,
      demo: true,
      createdAt: days.at(-200 + n),
      updatedAt: days.at(-60 + n),
    });
    for (const [k, slug] of p.companies.entries()) {
      const owner = ownerOf(slug);
      if (!owner?.id || !owner.entId || !operatorId) continue;
      const waits = n % 9 === 4;
      out.tenancies.push({
        id: idOf('parkTenancy', `${p.slug}.${slug}`),
        parkId: id,
        entId: owner.entId,
        state: waits ? 'asked' : 'confirmed',
        note: `${k + 1} 号车间，${p.since + 2} 年入驻`,
        askedBy: owner.id,
        askedAt: days.at(-40 + n),
        ...(!waits && { decidedBy: operatorId, decidedAt: days.at(-39 + n) }),
      });
    }
  }
  return out;
};

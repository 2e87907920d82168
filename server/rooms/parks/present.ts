import type { ParkRow } from '#contract/parks/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fieldLabel } from '#server/rooms/dictionary/index.ts';
import { countCompanies, type ParkRecord } from './store.ts';

export const iso = (at: string): string => new Date(at).toISOString();
export const namedField = (slug: string) => ({ slug, name: fieldLabel(slug) });

export const presentParks = async (ctx: Ctx, rows: ParkRecord[]): Promise<ParkRow[]> => {
  const companies = await countCompanies(
    ctx,
    rows.map((r) => r.id),
  );
  return rows.map(({ id, slug, name, province, city, fields, hectares, since, demo }) => ({
    id,
    slug,
    name,
    province,
    city,
    fields: fields.map(namedField),
    hectares,
    since,
    companies: companies.get(id) ?? 0,
    demo,
  }));
};

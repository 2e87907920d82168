import type { ProductRow } from '#contract/catalogue/calls.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import type { BoothOnPlan, FairRow } from '#contract/fairs/views.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { type CompanyBrief, companyBriefs } from '#server/rooms/enterprise/index.ts';
import {
  type BoothRecord,
  type DisplayRecord,
  type FairRecord,
  findBoothProducts,
  findDisplays,
  findHallBriefs,
} from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

export const presentFairs = async (ctx: Ctx, rows: FairRecord[]): Promise<FairRow[]> => {
  const halls = Map.groupBy(
    await findHallBriefs(
      ctx,
      rows.map((f) => f.id),
    ),
    (h) => h.fairId,
  );
  return rows.map((f) => {
    const dates = { startsAt: iso(f.startsAt), endsAt: iso(f.endsAt) };
    return {
      id: f.id,
      slug: f.slug,
      name: f.name,
      about: f.about,
      place: f.place,
      zone: f.zone,
      ...dates,
      phase: phaseAt(dates, Date.now()),
      halls: (halls.get(f.id) ?? []).map(({ id, no, name, booths, taken, createdAt }) => ({
        id,
        no,
        name,
        booths,
        taken,
        since: iso(createdAt),
      })),
    };
  });
};

/** Goods of a booth that plan and hall show. */
export const waresShown = 3;

type Shown = {
  companies: Map<string, CompanyBrief>;
  displays: Map<string, DisplayRecord>;
  products: Map<string, ProductRow[]>;
};

/** What booths show, read for all of them together. @param first products a booth, at most */
export const readShown = async (ctx: Ctx, booths: BoothRecord[], first: number): Promise<Shown> => {
  const taken = booths.filter((b) => b.state === 'taken');
  const ids = taken.map((b) => b.id);
  const [companies, displays, kept] = await Promise.all([
    companyBriefs(ctx, [...new Set(taken.flatMap((b) => b.entId ?? []))]),
    findDisplays(ctx, ids),
    findBoothProducts(ctx, ids, first),
  ]);
  const rows = await listedRows(ctx, [...new Set(kept.map((p) => p.productId))]);
  const byId = new Map(rows.map((p) => [p.row.id, p.row]));
  const products = new Map<string, ProductRow[]>();
  for (const p of kept) {
    const row = byId.get(p.productId);
    if (row) products.set(p.boothId, [...(products.get(p.boothId) ?? []), row]);
  }
  return {
    companies: new Map(companies.map((c) => [c.id, c])),
    displays: new Map(displays.map((d) => [d.boothId, d])),
    products,
  };
};

/** What everybody may know of an exhibitor. */
export const publicFace = ({ id, name, city, countryCode, supplierVerified: verified }: CompanyBrief) => ({
  id,
  name,
  city,
  countryCode,
  verified,
});

/** A booth that is held for a company names it to nobody but the two sides. */
export const presentBooth = (b: BoothRecord, shown: Shown): BoothOnPlan => {
  const company = b.state === 'taken' ? shown.companies.get(b.entId ?? '') : undefined;
  const display = shown.displays.get(b.id);
  return {
    id: b.id,
    number: b.number,
    outline: b.outline,
    front: b.front,
    class: b.class,
    size: b.size,
    state: b.state,
    exhibitor: company ? publicFace(company) : null,
    headline: display?.headline ?? {},
    template: display?.template ?? null,
    accent: display?.accent ?? null,
    wares: (shown.products.get(b.id) ?? []).slice(0, waresShown).flatMap((p) => p.picture?.subject ?? []),
  };
};

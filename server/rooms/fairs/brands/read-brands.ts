import { common } from '#contract/core/errors.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import type { brands, BrandView } from '#contract/fairs/brands.ts';
import { displayLimits, phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { findListedProducts, listedRows } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findBoothProducts, findDisplays } from '../store.ts';
import { publicFace } from '../present.ts';
import { findTaken } from './store.ts';

type Taken = Awaited<ReturnType<typeof findTaken>>[number];

const classesOf = (booths: Taken[]) => boothClasses.filter((c) => booths.some((b) => b.class === c));

/** What companies said at their newest booth, and the materials that they showed at any. */
const shownBy = async (ctx: Ctx, booths: Taken[]) => {
  const ids = booths.map((b) => b.id);
  const [displays, kept] = await Promise.all([
    findDisplays(ctx, ids),
    findBoothProducts(ctx, ids, displayLimits.products),
  ]);
  const rows = new Map(
    (await listedRows(ctx, [...new Set(kept.map((p) => p.productId))])).map(({ row }) => [row.id, row]),
  );
  return (own: Taken[]) => ({
    headline: own.flatMap((b) => displays.find((d) => d.boothId === b.id)?.headline ?? [])[0] ?? {},
    lines: [
      ...new Map(
        kept
          .filter((p) => own.some((b) => b.id === p.boothId))
          .flatMap((p) => rows.get(p.productId)?.category ?? [])
          .map((c) => [c.slug, c]),
      ).values(),
    ],
  });
};

/** Companies that exhibit or exhibited, by how often, then by name. Exhibitors are some hundreds, so that they are read whole. */
export const readBrands = async (
  ctx: Ctx,
  q: ParsedOf<typeof brands.page>['query'],
): Promise<AnswerOf<typeof brands.page>> => {
  const booths = Map.groupBy(await findTaken(ctx), (b) => b.entId ?? '');
  const words = (q.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = (await companyBriefs(ctx, [...booths.keys()]))
    .flatMap((company) => {
      const own = booths.get(company.id) ?? [];
      const names = Object.values(company.name).join(' ').toLowerCase();
      const fits = words.every((w) => names.includes(w)) && (!q.class || own.some((b) => b.class === q.class));
      return fits ? [{ company, own, fairs: new Set(own.map((b) => b.fair.id)).size }] : [];
    })
    .toSorted(
      (a, b) =>
        b.fairs - a.fairs ||
        (a.company.name.en ?? '').localeCompare(b.company.name.en ?? '') ||
        a.company.id.localeCompare(b.company.id),
    );
  const first = (q.current - 1) * q.size;
  const shown = found.slice(first, first + q.size);
  const of = await shownBy(
    ctx,
    shown.flatMap((s) => s.own),
  );
  return pageOf(
    shown.map(({ company, own, fairs }) => {
      const { headline, lines } = of(own);
      return { company: publicFace(company), classes: classesOf(own), headline, lines: lines.slice(0, 4), fairs };
    }),
    found.length,
    q,
  );
};

/** Products of a line that are shown. */
const ofLine = 3;

/** A company as a brand: its product lines and its booths. A company that never exhibited is none. */
export const readBrand = async (ctx: Ctx, id: string): Promise<BrandView> => {
  const own = await findTaken(ctx, id);
  const [company] = own.length ? await companyBriefs(ctx, [id]) : [];
  if (!company) throw refuse(common.notFound);
  const whole = ctx.person !== null;
  const [of, { records }] = await Promise.all([
    shownBy(ctx, own),
    findListedProducts(ctx, { company: id, current: 1, size: 100 }),
  ]);
  const lines = [...Map.groupBy(records, (p) => p.category.slug).values()].toSorted((a, b) => b.length - a.length);
  const now = Date.now();
  return {
    company: publicFace(company),
    headline: of(own).headline,
    classes: classesOf(own),
    lines: lines.flatMap((line) => {
      const category = line[0]?.category;
      return category ? [{ ...category, n: line.length, products: whole ? line.slice(0, ofLine) : [] }] : [];
    }),
    booths: own.map((b) => ({
      id: b.id,
      number: b.number,
      class: b.class,
      hallNo: b.hallNo,
      fair: { id: b.fair.id, name: b.fair.name, phase: phaseAt(b.fair, now) },
    })),
    whole,
  };
};

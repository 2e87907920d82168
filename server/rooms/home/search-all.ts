import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { everything } from '#contract/search/everything.ts';
import type { Ctx } from '#server/platform/context.ts';
import { piecesFound } from '#server/rooms/content/index.ts';
import { findListedProducts } from '#server/rooms/catalogue/index.ts';
import { findSuppliers } from '#server/rooms/enterprise/index.ts';
import { readHall } from '#server/rooms/inquiry/index.ts';
import { vacanciesFound } from '#server/rooms/recruitment/index.ts';
import { offersFound } from '#server/rooms/services/index.ts';
import { exhibitionsFound } from './find-exhibitions.ts';

/** The best of every kind; what a reader may not see finds nothing for them. */
export const searchAll = async (
  ctx: Ctx,
  { q, size }: ParsedOf<typeof everything.matches>['query'],
): Promise<AnswerOf<typeof everything.matches>> => {
  const place = { q, current: 1, size };
  const [products, suppliers, inquiries, services, vacancies, pieces, exhibitions] = await Promise.all([
    findListedProducts(ctx, place),
    findSuppliers(ctx, { ...place, q: q.slice(0, 60) }),
    readHall(ctx, { ...place, q: q.slice(0, 80) }),
    offersFound(ctx, q, size),
    vacanciesFound(ctx, q, size),
    piecesFound(ctx, place),
    exhibitionsFound(ctx, q, place),
  ]);
  const few = <T>(p: { records: T[]; total: number; capped?: boolean }) => ({
    total: p.total,
    capped: p.capped ?? false,
    records: p.records,
  });
  return {
    products: few(products),
    suppliers: few(suppliers),
    inquiries: few(inquiries),
    services: few(services),
    vacancies: few(vacancies),
    pieces: few(pieces),
    exhibitions: few(exhibitions),
  };
};

import type { Ctx } from '#server/platform/context.ts';
import { findTaken } from './brands/store.ts';
import { findForumPage } from './forums/store.ts';
import { findFairs } from './store.ts';

type Span = { limit: number; offset: number };
type Listed = { id: string; changed: string };

/** For sitemaps: fairs, their talks, and companies that exhibit or exhibited. */
export const listedFairs = async (ctx: Ctx, { limit, offset }: Span): Promise<Listed[]> =>
  (await findFairs(ctx)).slice(offset, offset + limit).map((f) => ({ id: f.id, changed: f.updatedAt }));

export const listedForums = async (ctx: Ctx, { limit, offset }: Span): Promise<Listed[]> =>
  (await findForumPage(ctx, { current: Math.floor(offset / limit) + 1, size: limit })).rows.map(({ forum }) => ({
    id: forum.id,
    changed: forum.createdAt,
  }));

export const listedBrands = async (ctx: Ctx, { limit, offset }: Span): Promise<Listed[]> =>
  [...Map.groupBy(await findTaken(ctx), (b) => b.entId ?? '')]
    .slice(offset, offset + limit)
    .map(([id, booths]) => ({ id, changed: booths[0]?.fair.startsAt ?? '' }));

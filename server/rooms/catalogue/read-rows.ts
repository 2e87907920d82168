import type { ProductRow } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { presentRow } from './present.ts';
import { findListedRows, findNewest, type ListedProduct } from './rows-store.ts';

/** A listed product as a member's list shows it, and since when it is there. */
export type MemberRow = { row: ProductRow; at: string };

const present = async (ctx: Ctx, found: (ListedProduct & { at: string })[]): Promise<MemberRow[]> => {
  const companies = await companyBriefs(ctx, [...new Set(found.map((p) => p.entId))]);
  const byId = new Map(companies.map((e) => [e.id, e]));
  return found.map(({ at, ...p }) => ({
    row: presentRow(p, byId.get(p.entId), ctx.person !== null),
    at: new Date(at).toISOString(),
  }));
};

/** Those of these products that are offered, for lists that other rooms keep of them. */
export const readRows = async (ctx: Ctx, ids: string[]): Promise<MemberRow[]> =>
  present(ctx, await findListedRows(ctx, ids));

/** Products of the last days, of these materials or of these companies, the newest first. */
export const readNewest = async (ctx: Ctx, o: Parameters<typeof findNewest>[1]): Promise<MemberRow[]> =>
  present(ctx, await findNewest(ctx, o));

import type { Ctx } from '#server/platform/context.ts';
import { insertMany, type NewCompany } from './store.ts';

export type { NewCompany } from './store.ts';
/** Companies of the demo world, in one statement. */
export const insertCompanies = (ctx: Ctx, rows: NewCompany[]): Promise<void> => insertMany(ctx, rows);

import type { Ctx } from '#server/platform/context.ts';
import { insertMany, type NewEnterprise } from './store.ts';

export type { NewEnterprise } from './store.ts';
/** Companies of the demo world, in one statement. */
export const insertCompanies = (ctx: Ctx, rows: NewEnterprise[]): Promise<void> => insertMany(ctx, rows);

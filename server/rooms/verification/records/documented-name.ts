import type { Ctx } from '#server/platform/context.ts';
import { findApproved } from './store.ts';

/** The name of a company as its newest approved documents state it; undefined where none were approved. */
export const documentedName = async (ctx: Ctx, entId: string): Promise<string | undefined> => {
  const approved = (await findApproved(ctx, { entId })).filter((a) => a.kind !== 'personal' && a.given.name);
  return approved.toSorted((a, b) => b.id.localeCompare(a.id))[0]?.given.name;
};

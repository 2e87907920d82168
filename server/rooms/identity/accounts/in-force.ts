import type { ApplicationKind } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** A verification that holds: who proved it, where somebody did, and for which company, where it is for one. */
export type InForce = { kind: ApplicationKind; userId: string | null; entId: string | null };

/** Finds those of people and of companies; the room that verifies them, which knows this one, says how. */
type Finder = (ctx: Ctx, of: { people: string[]; companies: string[] }) => Promise<InForce[]>;
export const verificationsInForce = point<Finder>('identity.verificationsInForce');
/** Those of all rooms that verify. */
export const inForce: Finder = async (ctx, of) => {
  const found: InForce[] = [];
  // One after another: a transaction has one client, which takes one statement at a time.
  for (const find of ctx.platform.answers(verificationsInForce)) found.push(...(await find(ctx, of)));
  return found;
};

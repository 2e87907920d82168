import type { ApplicationKind } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';

/** A verification that holds: who proved it, where somebody did, and for which company, where it is for one. */
export type InForce = { kind: ApplicationKind; userId: string | null; entId: string | null };

/** Finds those of people and of companies; the room that verifies them, which knows this one, says how. */
type Finder = (ctx: Ctx, of: { people: string[]; companies: string[] }) => Promise<InForce[]>;
let finder: Finder | undefined;
export const registerInForce = (f: Finder): void => {
  finder = f;
};
export const inForce: Finder = (ctx, of) => {
  if (!finder) throw new Error('no room verifies anybody');
  return finder(ctx, of);
};

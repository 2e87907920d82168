import type { Ctx } from '#server/platform/context.ts';
import { verificationApplications, verificationDocuments, verificationGrants, verificationHistory } from './tables.ts';

/** Everything the demo world puts into this room. */
export type SeedVerifications = {
  applications: (typeof verificationApplications.$inferInsert)[];
  documents: (typeof verificationDocuments.$inferInsert)[];
  history: (typeof verificationHistory.$inferInsert)[];
  grants: (typeof verificationGrants.$inferInsert)[];
};

export const insertVerifications = async (ctx: Ctx, s: SeedVerifications): Promise<void> => {
  await ctx.db.insert(verificationApplications).values(s.applications);
  await ctx.db.insert(verificationDocuments).values(s.documents);
  await ctx.db.insert(verificationHistory).values(s.history);
  await ctx.db.insert(verificationGrants).values(s.grants);
};

/** A code for the demo world's companies, from its first 17 signs. */
export { withCheckDigit } from './licence/credit-code-rules.ts';

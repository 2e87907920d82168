import type { Ctx } from '#server/platform/context.ts';
import { contentIssues } from './journals/tables.ts';
import { contentMoves, contentPieces, contentSlugs, contentVersions } from './tables.ts';

export type SeedContent = {
  pieces: (typeof contentPieces.$inferInsert)[];
  versions: (typeof contentVersions.$inferInsert)[];
  moves: (typeof contentMoves.$inferInsert)[];
  /** Issues whose pages are drawn once the platform runs, as those that stand still. */
  issues: (typeof contentIssues.$inferInsert)[];
};

/** What the demo world publishes. */
export const insertContent = async (ctx: Ctx, s: SeedContent): Promise<void> => {
  await ctx.db.insert(contentPieces).values(s.pieces);
  await ctx.db.insert(contentVersions).values(s.versions);
  await ctx.db.insert(contentSlugs).values(s.pieces.map((p) => ({ slug: p.slug, pieceId: p.id })));
  await ctx.db.insert(contentMoves).values(s.moves);
  if (s.issues.length) await ctx.db.insert(contentIssues).values(s.issues);
};

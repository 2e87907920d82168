import { type Ctx, emit } from '#server/platform/context.ts';
import { issueWaits } from './events.ts';
import { contentIssues } from './journals/tables.ts';
import { contentMoves, contentPieces, contentSlugs, contentVersions } from './tables.ts';

export type SeedContent = {
  pieces: (typeof contentPieces.$inferInsert)[];
  versions: (typeof contentVersions.$inferInsert)[];
  moves: (typeof contentMoves.$inferInsert)[];
  /** Issues whose pages are drawn once the platform runs. */
  issues: (typeof contentIssues.$inferInsert)[];
};

/** Milliseconds between the beginnings of two issues. */
const apart = 20_000;

/** What the demo world publishes. */
export const insertContent = async (ctx: Ctx, s: SeedContent): Promise<void> => {
  await ctx.db.insert(contentPieces).values(s.pieces);
  await ctx.db.insert(contentVersions).values(s.versions);
  await ctx.db.insert(contentSlugs).values(s.pieces.map((p) => ({ slug: p.slug, pieceId: p.id })));
  await ctx.db.insert(contentMoves).values(s.moves);
  if (s.issues.length) await ctx.db.insert(contentIssues).values(s.issues);
  // The newest issue is drawn first; the others follow one by one, so that a server that has just begun has time for its readers.
  const newest = s.issues.toSorted((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
  for (const [i, { id }] of newest.entries())
    await emit(ctx, issueWaits, { issueId: id }, { startAfter: new Date(Date.now() + i * apart) });
};

import { and, eq, inArray } from 'drizzle-orm';
import { lacksOf } from '#contract/content/lacks.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { contentPieces, contentVersions } from '../tables.ts';

/** Where pieces of members stand: whether readers see one, by which slug, and which languages are whole. */
export const findStanding = async (
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, { shown: boolean; slug: string; written: Lang[] }>> => {
  if (!ids.length) return new Map();
  const [p, v] = [contentPieces, contentVersions];
  const rows = await ctx.db
    .select({ piece: p, content: v.content })
    .from(p)
    .innerJoin(v, and(eq(v.pieceId, p.id), eq(v.no, p.head)))
    .where(inArray(p.id, ids));
  return new Map(
    rows.map(({ piece, content }) => {
      const lacks = lacksOf(piece.kind, content);
      const written = langs.filter((l) => !lacks.some((at) => at.endsWith(`.${l}`)));
      return [piece.id, { shown: piece.shown !== null, slug: piece.slug, written }];
    }),
  );
};

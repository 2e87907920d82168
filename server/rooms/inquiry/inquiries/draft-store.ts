import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries } from '../tables.ts';

type Draft = {
  id: string;
  buyerId: string;
  entId: string | null;
  content: Record<string, unknown>;
  /** The revision that it was changed from; undefined overwrites any. */
  base: number | undefined;
};

/** Writes a draft in one statement. @returns its stamp; null where it is published, or newer than `base` */
export const writeDraft = async (
  ctx: Ctx,
  { id, buyerId, entId, content, base }: Draft,
): Promise<{ revision: number; savedAt: string } | null> => {
  const [row] = await ctx.db
    .insert(inquiries)
    .values({ id, buyerId, entId, state: 'draft', draft: content, draftRevision: 1 })
    .onConflictDoUpdate({
      target: inquiries.id,
      set: {
        draft: content,
        draftRevision: sql`${inquiries.draftRevision} + 1`,
        updatedAt: sql`clock_timestamp()`,
      },
      setWhere: and(eq(inquiries.state, 'draft'), base === undefined ? undefined : eq(inquiries.draftRevision, base)),
    })
    .returning({ revision: inquiries.draftRevision, at: inquiries.updatedAt });
  return row ? { revision: row.revision, savedAt: new Date(row.at).toISOString() } : null;
};

import { eq } from 'drizzle-orm';
import { type ToolKey, usualTools } from '#contract/points/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { memberTools } from './tables.ts';

/** Tools that somebody keeps at hand; the usual ones until they choose. */
export const findTools = async (ctx: Ctx, userId: string): Promise<{ tools: ToolKey[] }> => {
  const [row] = await ctx.db.select().from(memberTools).where(eq(memberTools.userId, userId));
  return { tools: row?.tools ?? [...usualTools] };
};

export const writeTools = async (ctx: Ctx, userId: string, given: ToolKey[]): Promise<{ tools: ToolKey[] }> => {
  const tools = [...new Set(given)];
  await ctx.db
    .insert(memberTools)
    .values({ userId, tools })
    .onConflictDoUpdate({ target: memberTools.userId, set: { tools } });
  return { tools };
};

export const deleteTools = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(memberTools).where(eq(memberTools.userId, userId));
};

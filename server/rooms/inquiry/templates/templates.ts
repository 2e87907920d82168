import { common } from '#contract/core/errors.ts';
import { lifeErrors, templateLimit } from '#contract/inquiry/life.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { deleteTemplate, findTemplate, findTemplates, writeTemplate } from './template-store.ts';

const iso = (at: string) => new Date(at).toISOString();
const side = (ctx: Ctx) => ({ userId: me(ctx).userId, entId: me(ctx).entId });

/** The templates of the person's company, or their own where they buy for themselves. */
export const readTemplates = async (ctx: Ctx) => ({
  templates: (await findTemplates(ctx, side(ctx))).map((r) => ({ ...r, at: iso(r.at) })),
});

export const readTemplate = async (ctx: Ctx, id: string) => {
  const row = await findTemplate(ctx, side(ctx), id);
  if (!row) throw refuse(common.notFound);
  return { id, name: row.name, at: iso(row.savedAt), content: row.content };
};

/** Keeps a template; another of the same name is replaced, and a company keeps so many (deals 47). */
export const saveTemplate = async (ctx: Ctx, t: { name: string; content: Record<string, unknown> }) => {
  const there = await findTemplates(ctx, side(ctx));
  if (there.length >= templateLimit && !there.some((x) => x.name === t.name)) throw refuse(lifeErrors.tooManyTemplates);
  const row = await writeTemplate(ctx, side(ctx), t);
  if (!row) throw refuse(common.notFound);
  return { id: row.id, name: row.name, at: iso(row.savedAt) };
};

export const removeTemplate = async (ctx: Ctx, id: string) => {
  if (!(await deleteTemplate(ctx, side(ctx), id))) throw refuse(common.notFound);
  return { id };
};

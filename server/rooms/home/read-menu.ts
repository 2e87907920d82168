import type { AnswerOf } from '#contract/core/endpoint.ts';
import { home } from '#contract/home/calls.ts';
import { pick } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countListed } from '#server/rooms/catalogue/index.ts';
import { materialLabel, materialPath, materialSlugs, processLabel } from '#server/rooms/dictionary/index.ts';
import { readSetting } from '#server/rooms/settings/index.ts';
import { cached } from './kept.ts';
import { countLines } from './read-weave.ts';

/** Products by group, category and leaf from the counts by leaf; a product may also hang on a category itself. */
const countTree = (byLeaf: Map<string, number>): Map<string, number> => {
  const n = new Map<string, number>();
  for (const [leaf, count] of byLeaf) for (const slug of materialPath(leaf)) n.set(slug, (n.get(slug) ?? 0) + count);
  return n;
};

const build = async (ctx: Ctx): Promise<AnswerOf<typeof home.menu>> => {
  const slugs = materialSlugs();
  const groups = slugs.filter((s) => materialPath(s).length === 1);
  const processes = await readSetting(ctx, 'home.processes');
  const [woven, byLeaf] = await Promise.all([countLines(ctx, groups), countListed(ctx)]);
  const n = countTree(byLeaf);
  const item = (slug: string) => ({ slug, name: pick(materialLabel(slug), ctx.lang), n: n.get(slug) ?? 0 });
  const below = (parent: string) => slugs.filter((s) => materialPath(s).at(-2) === parent);
  return {
    processes: processes.map((slug) => ({ slug, name: pick(processLabel(slug), ctx.lang) })),
    groups: groups.map((g) => ({
      ...item(g),
      children: below(g).map((c) => ({ ...item(c), children: below(c).map(item) })),
      cells: woven.cells(g, processes),
    })),
  };
};

/** The category menu in the reader's language, read again after a change of what it shows. */
export const readMenu = (ctx: Ctx): Promise<AnswerOf<typeof home.menu>> =>
  cached(ctx, { key: `menu.${ctx.lang}`, seconds: 60, of: home.menu.shows ?? [] }, () => build(ctx));

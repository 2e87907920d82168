import type { AnswerOf } from '#contract/core/endpoint.ts';
import { judge } from '#contract/core/access.ts';
import type { account } from '#contract/identity/account.ts';
import { homeOf, pages } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';

/**
 * The sidebar from the pages' own access; the person's home comes first, which clients leave out (access 24). Pages of
 * one record are reached from its list.
 */
export const menu = (ctx: Ctx): AnswerOf<typeof account.menu> => {
  const who = me(ctx);
  const home = homeOf(who.userType);
  const mine = pages.filter((p) => p.layout === 'member' && !p.ofOne && judge(p.access, who) === 'yes');
  return mine
    .toSorted((a, b) => Number(b.path === home) - Number(a.path === home))
    .map((p) => ({ name: p.key, path: p.path, label: translate(ctx.lang, `${p.room}:pageTitle.${p.key}`) }));
};

import { pick } from '#contract/core/text.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { plainText } from '#server/platform/html.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { isOwnersSide, mayKnow } from './policy.ts';
import { findProjects, hideProject } from './store.ts';

/** A project can be reported by whoever may read it and is not of its owner's side, while it shows (docking 17). */
const find: Moderated['find'] = async (ctx: Ctx, ids, reporterId) => {
  const rows = (await findProjects(ctx, ids)).filter(
    (x) => reporterId === null || (!x.hiddenAt && mayKnow(me(ctx), x, undefined) && !isOwnersSide(me(ctx), x)),
  );
  return new Map(
    rows.map((x) => {
      const text = `${pick(x.title, ctx.lang)} — ${plainText(pick(x.need, ctx.lang))}`;
      return [x.id, { about: x.number, text: [...text].slice(0, 2000).join(''), authorId: x.ownerId }];
    }),
  );
};

export const moderatedProjects: Moderated = { kind: 'project', find, hide: hideProject };

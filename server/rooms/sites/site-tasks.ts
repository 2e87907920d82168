import { judge } from '#contract/core/access.ts';
import { langs } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { sites } from '#contract/sites/calls.ts';
import { emptySite, lacks } from '#contract/sites/site.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findSite } from './store.ts';

/** What a supplier's pages lack, or that they are not published: one task for who manages the company (sites 12). */
export const findSiteTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const none = { tasks: [], capped: false };
  const { entId } = person;
  if (!entId || judge(sites.save.access, person) !== 'yes') return none;
  const [[e], site] = await Promise.all([companiesByIds(ctx, [entId]), findSite(ctx, entId)]);
  if (!e) return none;
  const missing = lacks(site?.content ?? emptySite());
  if (!missing.length && site?.published) return none;
  const what = missing[0] ?? 'publishing';
  const title = Object.fromEntries(langs.map((l) => [l, translate(l, `siteEditor:siteLacks.${what}`)]));
  const since = new Date(site?.savedAt ?? e.createdAt).toISOString();
  const to = pageTo('siteEditor');
  return {
    tasks: [
      {
        kind: 'completeSite',
        id: entId,
        number: '',
        title,
        other: null,
        n: missing.length,
        since,
        due: null,
        may: true,
        to,
      },
    ],
    capped: false,
  };
};

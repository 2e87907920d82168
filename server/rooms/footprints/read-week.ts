import { judge } from '#contract/core/access.ts';
import { footprints } from '#contract/footprints/calls.ts';
import type { HomeWork } from '#contract/home/work.ts';
import { homeRows, newsOfDays } from '#contract/home/work.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { readVisits } from './read-visits.ts';

/**
 * Who visited the own company lately, for a home: the named ones of the week, and all visitors as their page counts them, since two
 * counts of different days would tell of single visitors (footprints 4). Null where nobody came who may be told of.
 */
export const visitsOfWeek = async (ctx: Ctx): Promise<HomeWork['news']['visits']> => {
  if (judge(footprints.visits.access, me(ctx)) !== 'yes') return null;
  const { records, visitors } = await readVisits(ctx, { current: 1, size: 100 });
  const since = chinaDay(Date.now() - newsOfDays * 86_400_000);
  const lately = records.filter((r) => r.day > since);
  if (!lately.length) return null;
  const named = lately.flatMap(({ person, day }) => (person ? [{ ...person, day }] : []));
  return { visitors, named: named.length, people: named.slice(0, homeRows.news) };
};

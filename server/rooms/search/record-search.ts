import type { SearchScope } from '#contract/search/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countMiss } from './miss-store.ts';
import { recordPlaces } from './record-places.ts';
import { normalise } from './rules.ts';
import { countTerm } from './store.ts';

/** One address counts a term once an hour, so that nobody makes a term hot alone. */
const once = { name: 'search.term', points: 1, seconds: 3600 };

/**
 * Counts a public search that found something, operators' apart; the answer doesn't wait for it. Who searched is not kept: the address
 * only stands in the limiter, for that hour. `companies` are those whose things it showed, in their order.
 */
export const recordSearch = (
  ctx: Ctx,
  scope: SearchScope,
  q: string | undefined,
  found: number,
  companies: readonly (string | undefined)[] = [],
): void => {
  const term = found > 0 && ctx.person?.userType !== 9 ? normalise(q ?? '') : null;
  if (!term) return;
  const { platform, lang } = ctx;
  const apart = { ...ctx, db: platform.db };
  const count = async () => {
    if (await platform.limits.take(once, `${ctx.address} ${lang} ${scope} ${term}`)) return;
    recordPlaces(ctx, term, companies);
    await countTerm(apart, { lang, scope, term });
  };
  count().catch((err: Error) => platform.log.warn({ err: err.message }, 'a search was not counted'));
};

/** Counts a public search by words alone that found nothing, as `recordSearch` counts one that found something; operators' never. */
export const recordMiss = (ctx: Ctx, scope: SearchScope, q: string | undefined): void => {
  const term = ctx.person?.userType === 9 ? null : normalise(q ?? '');
  if (!term) return;
  const { platform, lang } = ctx;
  const count = async () => {
    if (await platform.limits.take(once, `${ctx.address} ${lang} ${scope} ${term}`)) return;
    await countMiss({ ...ctx, db: platform.db }, { lang, scope, term });
  };
  count().catch((err: Error) => platform.log.warn({ err: err.message }, 'a search was not counted'));
};

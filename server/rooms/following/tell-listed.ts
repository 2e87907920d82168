import type { Text } from '#contract/core/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { productListed } from '#server/rooms/catalogue/events.ts';
import { materialLabel, materialPath, processLabel } from '#server/rooms/dictionary/index.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import type { followedListed } from './events.ts';
import { followedListed as listed } from './events.ts';
import { findCompanyFollowers, findInterested, findListedOn, type News, noteListed, takeUntold } from './news-store.ts';

/** Products that one round tells of. */
const most = 5_000;

type Fact = Payload<typeof followedListed>;

/** Notes a product that can be found from now on; a round of every few minutes tells of all that came meanwhile. */
export const onListed = (ctx: Ctx, e: Payload<typeof productListed>): Promise<void> =>
  noteListed(ctx, { productId: e.productId, entId: e.entId, category: e.category, day: chinaDay() });

/** Who follows the company hears of it by the company, and not again by material or process. */
const factsOf = async (ctx: Ctx, news: News[], ofDay: News[]): Promise<Fact[]> => {
  const touched = new Set(news.map((n) => n.entId));
  // One notice stands for the whole day: what came with an earlier round counts in it too.
  const all = [...new Map([...ofDay, ...news].map((n) => [n.productId, n])).values()];
  const byEnt = Map.groupBy(
    all.filter((n) => touched.has(n.entId)),
    (n) => n.entId,
  );
  const ents = [...new Set(all.map((n) => n.entId))];
  const companies = await companiesByIds(ctx, ents);
  const names = new Map(companies.map((c) => [c.id, c]));
  const pathOf = (n: News): string[] => materialPath(n.category);
  const processesOf = (n: News): string[] => names.get(n.entId)?.processes ?? [];
  const [followers, interested, staff] = await Promise.all([
    findCompanyFollowers(ctx, ents),
    findInterested(ctx, {
      material: [...new Set(news.flatMap(pathOf))],
      process: [...new Set(news.flatMap(processesOf))],
    }),
    peopleOfCompanies(ctx, ents),
  ]);
  const ownEnt = new Map(staff.map((p) => [p.id, p.entId]));
  const heard = new Set(followers.map((f) => `${f.userId} ${f.entId}`));
  const day = chinaDay();
  const facts: Fact[] = [];
  for (const [entId, own] of byEnt) {
    const userIds = followers.filter((f) => f.entId === entId && ownEnt.get(f.userId) !== entId).map((f) => f.userId);
    const name: Text = names.get(entId)?.name ?? {};
    if (userIds.length) facts.push({ about: 'company', subject: entId, name, n: own.length, day, userIds });
  }
  for (const [key, wishes] of Map.groupBy(interested, (i) => `${i.kind}.${i.slug}`)) {
    const [first] = wishes;
    if (!first) continue;
    const { kind, slug } = first;
    const of = all.filter((n) => (kind === 'material' ? pathOf(n) : processesOf(n)).includes(slug));
    // Of each person what they have not heard of by the company; those who miss the same number are told together.
    const counts = Map.groupBy(
      wishes.map((w) => w.userId),
      (userId) => of.filter((n) => !heard.has(`${userId} ${n.entId}`) && ownEnt.get(userId) !== n.entId).length,
    );
    const name = kind === 'material' ? materialLabel(slug) : processLabel(slug);
    for (const [n, userIds] of counts)
      if (n > 0) facts.push({ about: 'interest', subject: key, name, n, day, userIds });
  }
  return facts;
};

/** Says to whom the products matter that were listed since the last round: one fact a company, material or process. */
export const tellListed = async (ctx: Ctx): Promise<void> => {
  await inTransaction(ctx, async (tx) => {
    const news = await takeUntold(tx, most);
    if (news.length) await emitAll(tx, listed, await factsOf(tx, news, await findListedOn(tx, chinaDay())));
  });
};

import { judge } from '#contract/core/access.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { Start } from '#contract/home/start.ts';
import { seenKinds, taskRule } from '#contract/home/tasks.ts';
import { type Buying, type homeWork, homeRows, type HomeWork, type Selling } from '#contract/home/work.ts';
import { order } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { refusedSince } from '#server/platform/mail/refused.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { ownExt, peopleByIds } from '#server/rooms/identity/index.ts';
import { readBuying, readSelling } from '#server/rooms/inquiry/index.ts';
import { runningOrders } from '#server/rooms/order/index.ts';
import { pointsAtHand } from '#server/rooms/points/index.ts';
import { readTasks } from '#server/rooms/tasks/index.ts';
import { verificationUnderWay } from '#server/rooms/verification/index.ts';
import { readNews } from './read-news.ts';
import { pageOfStep, stepsOf, wayOf } from './start-rules.ts';

const readOrders = async (ctx: Ctx): Promise<HomeWork['orders']> => {
  if (judge(order.page.access, me(ctx)) !== 'yes') return null;
  const { rows, total } = await runningOrders(ctx, homeRows.orders);
  return { all: total, running: rows };
};

/** What a home knows of the person, apart from their work. */
const readSelf = async (ctx: Ctx) => {
  const person = me(ctx);
  const [ext, [user], [company], under] = await Promise.all([
    ownExt(ctx),
    peopleByIds(ctx, [person.userId]),
    companyBriefs(ctx, person.entId ? [person.entId] : []),
    verificationUnderWay(ctx),
  ]);
  const refused = user?.email ? await refusedSince(ctx.db, user.email) : null;
  return { ext, user, company, under, refused };
};

type Done = { buying: Buying | null; selling: Selling | null; orders: HomeWork['orders'] };
type Self = Awaited<ReturnType<typeof readSelf>>;

/** The first steps of the person, by what they came for and have done. */
const startOf = (ctx: Ctx, { ext, user, company, under, refused }: Self, { buying, selling, orders }: Done): Start => {
  const person = me(ctx);
  const published = (buying?.all ?? 0) > 0;
  const ordered = (orders?.all ?? 0) > 0;
  const quoted = (selling?.waiting ?? 0) > 0 || ordered;
  const facts = { ...person, wish: ext.wishes.at(-1), published, quoted };
  const steps = stepsOf(facts);
  const now = steps.find((s) => !s.done)?.key ?? null;
  const verify = { state: under.state, since: under.since };
  const to = now && (now === 'verify' && under.to ? under.to : pageOfStep(facts, now));
  const supplies = person.roles.includes('ROLE_GYS');
  return {
    way: wayOf(facts),
    steps,
    now,
    to,
    verify,
    fresh: now !== null && !published && !quoted && !(selling?.matches.length && now === 'quote'),
    cameFor: ext.cameFor && !supplies ? pageTo('inquiry', { id: ext.cameFor }) : null,
    lacks: [
      ...(user?.phone || person.userType === 4 ? [] : (['phone'] as const)),
      ...(user?.email || person.userType === 4 ? [] : (['email'] as const)),
      ...(person.userType === 2 && !ext.needs.products.length && !ext.needs.processes.length
        ? (['needs'] as const)
        : []),
    ],
    needsMail: Boolean(user?.phone && !user.email),
    mailRefused: refused !== null,
    company: company?.name ?? null,
  };
};

/** The most statements that one part of a home sends at once; so many parts of the pool are asked at once. */
const each = 4;

/** All of a member's home by one call; what a seat may not see is neither shown nor counted. */
export const readWork = async (ctx: Ctx): Promise<AnswerOf<typeof homeWork.work>> => {
  const now = Date.now();
  const most = Math.floor(ctx.platform.config.databasePool / each);
  const { tasks, capped } = await readTasks(ctx, now, most);
  const parts = {} as Done & { self: Self; news: HomeWork['news']; hand: HomeWork['hand'] };
  await fewAtOnce<unknown>(most, [
    async () => (parts.buying = await readBuying(ctx, tasks.find((t) => t.kind === 'decideQuotations')?.id)),
    async () => (parts.selling = await readSelling(ctx)),
    async () => (parts.orders = await readOrders(ctx)),
    async () => (parts.news = await readNews(ctx)),
    async () => (parts.hand = await pointsAtHand(ctx)),
    async () => (parts.self = await readSelf(ctx)),
  ]);
  const { buying, selling, orders } = parts;
  const overdue = tasks.filter((t) => t.due !== null && Date.parse(t.due) <= now).length;
  const start = startOf(ctx, parts.self, parts);
  // Whom somebody waits for, or who has an answer to read, finds that first, also where nothing else is under way.
  const awaited = tasks.some((t) => taskRule(t.kind).asked || seenKinds.some((k) => k === t.kind));
  const today = tasks.filter((t) => t.due !== null && Date.parse(t.due) > now && chinaDay(t.due) === chinaDay(now));
  return {
    tasks: tasks.slice(0, homeRows.tasks),
    count: { tasks: tasks.length, overdue, today: today.length, capped },
    buying,
    selling,
    orders,
    news: parts.news,
    hand: parts.hand,
    start: { ...start, fresh: start.fresh && !awaited },
  };
};

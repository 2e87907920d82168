import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { contributions, ContributionView } from '#contract/contributions/calls.ts';
import type { DeskContribution, operatorContributions } from '#contract/contributions/desk.ts';
import { wordChanges } from '#contract/contributions/words.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { listedRows, productsListedBy } from '#server/rooms/catalogue/index.ts';
import { presentContribution, presentRows } from './present.ts';
import { countHandedIn, findContribution, findContributionPage, findHandedIn, findWaiting } from './store.ts';

const mostProducts = 200;

export const readOwn = async (
  ctx: Ctx,
  q: ParsedOf<typeof contributions.page>['query'],
): Promise<AnswerOf<typeof contributions.page>> => {
  const { entId } = me(ctx);
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findContributionPage(ctx, { entId, ...q });
  return pageOf(await presentRows(ctx, rows), total, q);
};

/** Listed products of the company, which a contribution may name. */
export const readOwnProducts = async (ctx: Ctx): Promise<AnswerOf<typeof contributions.own>> => {
  const { entId } = me(ctx);
  const ids = entId ? (await productsListedBy(ctx, entId)).slice(0, mostProducts) : [];
  return { products: (await listedRows(ctx, ids)).map(({ row }) => ({ id: row.id, name: row.name })) };
};

/** @throws Refused common.notFound for whoever is not of the company */
export const readOwnOne = async (ctx: Ctx, id: string): Promise<ContributionView> => {
  const one = await findContribution(ctx, id);
  if (!one || one.entId !== me(ctx).entId) throw refuse(common.notFound);
  return presentContribution(ctx, one, 'company');
};

/** All contributions for the desk, what moved last first. */
export const readDeskContributions = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorContributions.page>['query'],
): Promise<AnswerOf<typeof operatorContributions.page>> => {
  const [{ rows, total }, { n, since }] = await Promise.all([
    findContributionPage(ctx, { ...q, handedIn: true }),
    findWaiting(ctx),
  ]);
  return {
    ...pageOf(await presentRows(ctx, rows), total, q),
    waiting: n,
    since: since && new Date(since).toISOString(),
  };
};

/**
 * One of them as it was handed in last, with what changed since the time before. What the company is writing is not the desk's to
 * read.
 * @throws Refused common.notFound
 */
export const readDeskContribution = async (ctx: Ctx, id: string): Promise<DeskContribution> => {
  const one = await findContribution(ctx, id);
  if (!one || one.state === 'draft') throw refuse(common.notFound);
  const [[last, before], times] = await Promise.all([findHandedIn(ctx, id), countHandedIn(ctx, id)]);
  const view = await presentContribution(ctx, { ...one, words: last?.words ?? one.words }, 'desk');
  return {
    ...view,
    pieceId: one.pieceId,
    times,
    changes: last?.words && before?.words ? wordChanges(before.words, last.words) : [],
  };
};

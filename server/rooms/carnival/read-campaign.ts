import { winnersShown } from '#contract/carnival/states.ts';
import type { carnival, MyCampaign } from '#contract/carnival/calls.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { countDeeds, countUsed, findLastWins, findOwnSlots, findWonSlots } from './draw-store.ts';
import { presentCampaigns } from './present.ts';
import { earnedBy, initialOf, standOf } from './rules.ts';
import { type CampaignRecord, findCampaign, findCampaigns, findPrizes } from './store.ts';

type Place = ParsedOf<typeof carnival.page>['query'];

export const readCampaigns = async (ctx: Ctx, q: Place) => {
  const { rows, total } = await findCampaigns(ctx, q, false);
  return pageOf(await presentCampaigns(ctx, rows), total, q);
};

/** A campaign that members may know of. @throws Refused common.notFound */
export const publishedCampaign = async (ctx: Ctx, id: string): Promise<CampaignRecord> => {
  const found = await findCampaign(ctx, id);
  if (!found?.publishedAt) throw refuse(common.notFound);
  return found;
};

/** Whether a phone number or mail address of theirs is proved: accounts get either by a code alone. */
export const hasProvedAddress = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const [person] = await peopleByIds(ctx, [userId]);
  return Boolean(person && !person.removedAt && (person.email ?? person.phone));
};

const hindranceOf = async (ctx: Ctx): Promise<MyCampaign['hindrance']> => {
  const { userType, isFinish, userId } = me(ctx);
  if (userType === 9) return 'operator';
  if (!isFinish) return 'incomplete';
  return (await hasProvedAddress(ctx, userId)) ? null : 'noAddress';
};

/** What somebody has earned and used in a campaign. */
export const standIn = async (ctx: Ctx, c: CampaignRecord): Promise<Omit<MyCampaign, 'hindrance'>> => {
  const { userId, isFinish } = me(ctx);
  const [deeds, used] = await Promise.all([countDeeds(ctx, c.id, userId), countUsed(ctx, c.id, userId)]);
  const tasks = standOf(c.tasks, deeds, { isFinish, today: chinaDay() });
  return { tasks, earned: earnedBy(tasks), used };
};

export const readCampaign = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof carnival.detail>> => {
  const found = await publishedCampaign(ctx, id);
  const [[campaign], stand, hindrance, wins] = await Promise.all([
    presentCampaigns(ctx, [found]),
    ctx.person ? standIn(ctx, found) : null,
    ctx.person ? hindranceOf(ctx) : null,
    findLastWins(ctx, id, winnersShown),
  ]);
  if (!campaign) throw refuse(common.notFound);
  const people = await peopleByIds(
    ctx,
    wins.flatMap((w) => w.userId ?? []),
  );
  const names = new Map(people.map((p) => [p.id, p.name]));
  const winners = wins.map(({ userId, prize, at }) => ({
    initial: initialOf(names.get(userId ?? '') ?? ''),
    prize,
    at: new Date(at).toISOString(),
  }));
  return { campaign, mine: stand && { ...stand, hindrance }, winners };
};

/** What anybody needs to hold the draws against the seed; before the end there is no seed, and no slot is told. */
export const readProof = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof carnival.proof>> => {
  const c = await publishedCampaign(ctx, id);
  const [prizes, mine, wins] = await Promise.all([
    findPrizes(ctx, [id]),
    ctx.person ? findOwnSlots(ctx, id, ctx.person.userId) : [],
    c.seed ? findWonSlots(ctx, id) : [],
  ]);
  const { slots, drawn, seed } = c;
  return { commitment: c.commitment ?? '', slots, stocks: prizes.map((p) => p.stock), drawn, seed, wins, mine };
};

import { memberTools, points } from '#contract/points/calls.ts';
import { mall } from '#contract/points/mall/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { boothVisited } from '#server/rooms/fairs/events.ts';
import { companyFollowed } from '#server/rooms/following/events.ts';
import { personCompleted, personRegistered, personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import * as inquiry from '#server/rooms/inquiry/events.ts';
import { orderRated, orderStepped, ratingHidden } from '#server/rooms/order/events.ts';
import { verificationApproved, verificationRevoked } from '#server/rooms/verification/events.ts';
import { claim } from './earning/claim.ts';
import * as deeds from './earning/deeds.ts';
import * as events from './events.ts';
import { expireEnded, releaseHeld } from './ledger/due.ts';
import { addAddress, readAddresses, removeAddress } from './mall/addresses.ts';
import { exchangeGood } from './mall/exchange.ts';
import { dropOldParcels } from './mall/exchange-store.ts';
import { takeOwnStep } from './mall/move.ts';
import { readExchanges, readGoods } from './mall/read-mall.ts';
import { exportPoints, forgetPoints } from './own-data.ts';
import { readGrowthTasks, readRules } from './reading/read-earning.ts';
import { readBalance, readScore, readUserInfo } from './reading/read-score.ts';
import { readStatement } from './reading/read-statement.ts';
import { countersign, readSignDays, signIn } from './signing/sign-in.ts';
import { findTools, writeTools } from './tool-store.ts';

/** For the desk, which records each act. */
export { readDeskExchanges, readDeskGood, readDeskGoods, saveDeskGood } from './desk/goods.ts';
export { correctMember, readDeskMember, readDeskStatement } from './desk/member.ts';
export { readDeskRules, setDeskRule } from './desk/set-rule.ts';
export { takeStep } from './mall/move.ts';
export { pointsAtHand } from './reading/at-hand.ts';

/** Days after its end for which an exchange’s address is kept (points 28). */
const parcelDays = 30;

/** Costs of a client that are called by their rule: signing for a missed day. */
const deduct = async (ctx: Ctx, day: string | undefined) => {
  const { streak: _, ...earned } = await countersign(ctx, day);
  return earned;
};

/** Points of members: a ledger that balances, what earns them, signing in. */
export const pointsRoom: Room = {
  name: 'points',
  events: Object.values(events),
  routes: [
    route(points.currentScore, ({ ctx }) => readBalance(ctx)),
    route(points.scoreInfo, ({ ctx }) => readScore(ctx)),
    route(points.userInfo, ({ ctx, params }) => readUserInfo(ctx, params.userId)),
    route(points.page, ({ ctx, query }) => readStatement(ctx, query)),
    route(points.saveScore, ({ ctx, query }) => claim(ctx, query.ruleCode)),
    route(points.add, ({ ctx, query }) => claim(ctx, query.ruleCode)),
    route(points.deductPoints, ({ ctx, query }) => deduct(ctx, query.day)),
    route(points.showRule, ({ ctx }) => readRules(ctx)),
    route(points.tasks, ({ ctx }) => readGrowthTasks(ctx)),
    route(points.signIn, ({ ctx }) => signIn(ctx)),
    route(points.countersign, ({ ctx, body }) => countersign(ctx, body.day)),
    route(points.mySignDays, ({ ctx, query }) => readSignDays(ctx, query.month)),
    route(mall.queryProduct, ({ ctx, query }) => readGoods(ctx, query)),
    route(mall.exchange, ({ ctx, body }) => exchangeGood(ctx, body)),
    route(mall.mine, ({ ctx, query }) => readExchanges(ctx, query)),
    route(mall.step, ({ ctx, params, body }) => takeOwnStep(ctx, params.id, body)),
    route(mall.addresses, ({ ctx }) => readAddresses(ctx)),
    route(mall.addAddress, ({ ctx, body }) => addAddress(ctx, body)),
    route(mall.removeAddress, ({ ctx, params }) => removeAddress(ctx, params.id)),
    route(memberTools.show, ({ ctx }) => findTools(ctx, me(ctx).userId)),
    route(memberTools.save, ({ ctx, body }) => writeTools(ctx, me(ctx).userId, body.tools)),
  ],
  subscribers: [
    on(personCompleted, 'completed', deeds.onCompleted),
    on(personRegistered, 'registered', deeds.onRegistered),
    on(verificationApproved, 'approved', deeds.onApproved),
    on(verificationRevoked, 'revoked', deeds.onRevoked),
    on(inquiry.inquiryPublished, 'published', deeds.onPublished),
    on(inquiry.inquiryWithdrawn, 'withdrawn', deeds.onWithdrawn),
    on(inquiry.quotationSubmitted, 'quoted', deeds.onQuoted, { only: (e) => e.revision === 1 }),
    on(inquiry.quotationWithdrawn, 'quotation-withdrawn', deeds.onQuotationWithdrawn),
    on(orderStepped, 'completed', deeds.onOrderCompleted, { only: (e) => e.step === 'complete' }),
    on(orderRated, 'rated', deeds.onRated),
    on(ratingHidden, 'rating-hidden', deeds.onRatingHidden),
    on(companyFollowed, 'followed', deeds.onFollowed),
    on(boothVisited, 'visited', deeds.onBoothVisited),
    on(personRemoved, 'removed', (ctx, { userId }) => forgetPoints(ctx, userId)),
  ],
  periodic: [
    { name: 'release', cron: '*/5 * * * *', run: releaseHeld },
    { name: 'expire', cron: '10 16 * * *', run: expireEnded },
    { name: 'parcels', cron: '35 19 * * *', run: (ctx) => dropOldParcels(ctx, parcelDays) },
  ],
  provides: [provide(exportParts, { name: 'points', read: exportPoints })],
};

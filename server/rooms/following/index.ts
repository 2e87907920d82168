import { following } from '#contract/following/calls.ts';
import { type Ctx, me, type Person } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { productListed } from '#server/rooms/catalogue/events.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { addInterest, collect, follow, followPerson } from './keep.ts';
import { dropTold } from './news-store.ts';
import { listInterests, readInterests } from './read-interests.ts';
import { readCollected, readCompanies, readPeople } from './read-kept.ts';
import { followingOfRecord } from './record-parts.ts';
import {
  deleteCollection,
  deleteFollow,
  deleteInterest,
  deletePersonFollow,
  findMarks,
  forgetFollower,
  setCompanyAlert,
  setInterestAlert,
} from './store.ts';
import { onListed, tellListed } from './tell-listed.ts';

/** For the data centre. */
export { findMostCollected as mostCollected } from './collected-store.ts';
/** For rankings of exhibitors. */
export { findCollectedOn as collectedOn } from './collected-store.ts';
/** For members' homes. */
export { productsOfWeek } from './read-week.ts';
/** For members' news. */
export { listInterests as interestsOf } from './read-interests.ts';

const all = { current: 1, size: 1_000 };
const exported = async (ctx: Ctx, person: Person) => {
  const as = { ...ctx, person };
  const [products, companies, people, interests] = await Promise.all([
    readCollected(as, all),
    readCompanies(as, all),
    readPeople(as, all),
    listInterests(as),
  ]);
  return { products: products.records, companies: companies.records, people: people.records, interests };
};

const off = { on: false };

/** What members keep an eye on: products, companies, people, materials and processes. */
export const followingRoom: Room = {
  name: 'following',
  events: Object.values(events),
  routes: [
    route(following.collect, ({ ctx, params }) => collect(ctx, params.id)),
    route(following.cancelCollect, async ({ ctx, params }) => {
      await deleteCollection(ctx, me(ctx).userId, params.id);
      return off;
    }),
    route(following.follow, ({ ctx, params }) => follow(ctx, params.id)),
    route(following.unfollow, async ({ ctx, params }) => {
      await deleteFollow(ctx, me(ctx).userId, params.id);
      return off;
    }),
    route(following.followPerson, ({ ctx, params }) => followPerson(ctx, params.id)),
    route(following.unfollowPerson, async ({ ctx, params }) => {
      await deletePersonFollow(ctx, me(ctx).userId, params.id);
      return off;
    }),
    route(following.mine, ({ ctx, query }) =>
      findMarks(ctx, me(ctx).userId, { products: query.products ?? [], companies: query.companies ?? [] }),
    ),
    route(following.collected, ({ ctx, query }) => readCollected(ctx, query)),
    route(following.companies, ({ ctx, query }) => readCompanies(ctx, query)),
    route(following.people, ({ ctx, query }) => readPeople(ctx, query)),
    route(following.interests, ({ ctx }) => readInterests(ctx)),
    route(following.addInterest, ({ ctx, body }) => addInterest(ctx, body)),
    route(following.removeInterest, async ({ ctx, body }) => {
      await deleteInterest(ctx, { userId: me(ctx).userId, ...body });
      return off;
    }),
    route(following.setAlert, async ({ ctx, body }) => {
      const { userId } = me(ctx);
      if (body.kind === 'company') await setCompanyAlert(ctx, userId, body.id, body.alert);
      else await setInterestAlert(ctx, { userId, kind: body.kind, slug: body.slug }, body.alert);
      return null;
    }),
  ],
  subscribers: [
    on(productListed, 'listed', onListed),
    on(personRemoved, 'removed', (ctx, e) => forgetFollower(ctx, e.userId)),
  ],
  periodic: [
    { name: 'tell-listed', cron: '*/5 * * * *', run: tellListed },
    { name: 'drop-told', cron: '50 19 * * *', run: dropTold },
  ],
  provides: [provide(exportParts, { name: 'following', read: exported }), provide(recordParts, followingOfRecord)],
};

import { cards } from '#contract/cards/calls.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { findCardTasks } from './card-tasks.ts';
import * as events from './events.ts';
import { answerRequest, keepCompany, requestExchange } from './exchange.ts';
import { downloadCard, saveCard, showCard } from './own-card.ts';
import { allReceived, readReceived, readRequests } from './read-cards.ts';
import { cardsOfRecord } from './record-parts.ts';
import { deleteHeld, forgetCards, writeNote } from './store.ts';

/** Who holds whose card, and what is shown of people by it. */
export { findHeldPeople as heldPeople, holdsCard as holdsCardOf } from './store.ts';
/** Who left their card with a company. */
export { findLeft as leftCards } from './store.ts';
export { cardBriefs } from './present.ts';
/** For rankings of exhibitors. */
export { findCardsLeft as cardsLeft } from './left-store.ts';

const exported = async (ctx: Ctx, person: Person) => {
  const as = { ...ctx, person };
  const [own, received, requests] = await Promise.all([showCard(as, undefined), allReceived(as), readRequests(as)]);
  return { own, received, requests };
};

/** Business cards and their exchange. */
export const cardsRoom: Room = {
  name: 'cards',
  events: Object.values(events),
  routes: [
    route(cards.show, ({ ctx, query }) => showCard(ctx, query.userId)),
    route(cards.save, ({ ctx, body }) => saveCard(ctx, body)),
    route(cards.vcard, ({ ctx, params }) => downloadCard(ctx, params.id)),
    route(cards.exchange, ({ ctx, query }) =>
      query.isCard === '1' ? requestExchange(ctx, query.enterpriseId) : keepCompany(ctx, query.enterpriseId),
    ),
    route(cards.received, ({ ctx, query }) => readReceived(ctx, query)),
    route(cards.requests, ({ ctx }) => readRequests(ctx)),
    route(cards.answer, ({ ctx, params, body }) => answerRequest(ctx, params.id, body.accept)),
    route(cards.note, async ({ ctx, params, body }) => {
      if (!(await writeNote(ctx, me(ctx).userId, params.id, body.note))) throw refuse(common.notFound);
      return null;
    }),
    route(cards.drop, async ({ ctx, params }) => {
      await deleteHeld(ctx, me(ctx).userId, params.id);
      return null;
    }),
  ],
  subscribers: [on(personRemoved, 'removed', (ctx, e) => forgetCards(ctx, e.userId))],
  provides: [
    provide(exportParts, { name: 'cards', read: exported }),
    provide(recordParts, cardsOfRecord),
    provide(tasksOfRooms, findCardTasks),
  ],
};

import { alerts } from '#contract/alerts/calls.ts';
import { me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { inquiryPublished } from '#server/rooms/inquiry/events.ts';
import * as events from './events.ts';
import { listAlerts } from './list-alerts.ts';
import { onPublished } from './on-published.ts';
import { saveAlert } from './save-alert.ts';
import { deleteAlert, deleteAlertsOf } from './store.ts';

/** Searches of the hall that tell of new inquiries. */
export const alertsRoom: Room = {
  name: 'alerts',
  events: Object.values(events),
  routes: [
    route(alerts.list, ({ ctx }) => listAlerts(ctx)),
    route(alerts.save, ({ ctx, body }) => saveAlert(ctx, body)),
    route(alerts.remove, async ({ ctx, params }) => {
      await deleteAlert(ctx, me(ctx).userId, params.id);
      return null;
    }),
  ],
  subscribers: [
    on(inquiryPublished, 'published', onPublished),
    on(personRemoved, 'removed', (ctx, e) => deleteAlertsOf(ctx, e.userId)),
  ],
  provides: [provide(exportParts, { name: 'alerts', read: listAlerts })],
};

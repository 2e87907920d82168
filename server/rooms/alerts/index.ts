import { alerts } from '#contract/alerts.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { registerExport } from '#server/rooms/identity/index.ts';
import { listAlerts } from './list-alerts.ts';
import { onPublished } from './on-published.ts';
import { saveAlert } from './save-alert.ts';
import { deleteAlert, deleteAlertsOf } from './store.ts';

registerExport('alerts', listAlerts);

/** Searches of the hall that tell of new inquiries. */
export const alertsRoom: Room = {
  name: 'alerts',
  quiet: true,
  routes: [
    route(alerts.list, ({ ctx }) => listAlerts(ctx)),
    route(alerts.save, ({ ctx, body }) => saveAlert(ctx, body)),
    route(alerts.remove, async ({ ctx, params }) => {
      await deleteAlert(ctx, me(ctx).userId, params.id);
      return null;
    }),
  ],
  subscribers: [
    { name: 'published', event: 'inquiry.published', run: onPublished },
    {
      name: 'removed',
      event: 'person.removed',
      run: (ctx: Ctx, e: { userId: string }) => deleteAlertsOf(ctx, e.userId),
    },
  ],
};

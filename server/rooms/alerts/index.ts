import { alerts } from '#contract/alerts/calls.ts';
import { me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { verificationApproved } from '#server/rooms/verification/events.ts';
import { inquiryPublished } from '#server/rooms/inquiry/events.ts';
import * as events from './events.ts';
import { productListed } from '#server/rooms/catalogue/events.ts';
import { listAlerts } from './list-alerts.ts';
import { onProductListed } from './on-listed.ts';
import { listProductAlerts, saveProductAlert } from './product-alerts.ts';
import { deleteProductAlert, deleteProductAlertsOf, dropOldHits } from './product-store.ts';
import { onPublished } from './on-published.ts';
import { alertsOfRecord } from './record-parts.ts';
import { saveAlert } from './save-alert.ts';
import { deleteAlert, deleteAlertsOf } from './store.ts';
import { listSupplierAlerts, saveSupplierAlert } from './supplier-alerts.ts';
import { deleteSupplierAlert, deleteSupplierAlertsOf } from './supplier-store.ts';
import { tellNewSuppliers } from './tell-suppliers.ts';

/** Searches of the hall that tell of new inquiries, and of products and suppliers that tell of new ones. */
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
    route(alerts.products, ({ ctx }) => listProductAlerts(ctx)),
    route(alerts.saveProducts, ({ ctx, body }) => saveProductAlert(ctx, body)),
    route(alerts.removeProducts, async ({ ctx, params }) => {
      await deleteProductAlert(ctx, me(ctx).userId, params.id);
      return null;
    }),
    route(alerts.suppliers, ({ ctx }) => listSupplierAlerts(ctx)),
    route(alerts.saveSuppliers, ({ ctx, body }) => saveSupplierAlert(ctx, body)),
    route(alerts.removeSuppliers, async ({ ctx, params }) => {
      await deleteSupplierAlert(ctx, me(ctx).userId, params.id);
      return null;
    }),
  ],
  subscribers: [
    on(inquiryPublished, 'published', onPublished),
    on(productListed, 'listed', onProductListed),
    // The hourly run finds what changes otherwise: processes, certificates, places.
    on(verificationApproved, 'verified', tellNewSuppliers, { only: (e) => e.kind === 'supplier' }),
    on(personRemoved, 'removed', async (ctx, e) => {
      await deleteAlertsOf(ctx, e.userId);
      await deleteProductAlertsOf(ctx, e.userId);
      await deleteSupplierAlertsOf(ctx, e.userId);
    }),
  ],
  periodic: [
    { name: 'old_hits', cron: '50 19 * * *', run: dropOldHits },
    { name: 'new_suppliers', cron: '41 * * * *', run: tellNewSuppliers },
  ],
  provides: [
    provide(exportParts, { name: 'alerts', read: listAlerts }),
    provide(exportParts, { name: 'product-alerts', read: listProductAlerts }),
    provide(exportParts, { name: 'supplier-alerts', read: listSupplierAlerts }),
    provide(recordParts, alertsOfRecord),
  ],
};

import { notices } from '#contract/notices.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { registerExport } from '#server/rooms/identity/index.ts';
import { mailNotice } from './mail-notice.ts';
import { onAccount } from './on-account.ts';
import { onAlert, onDecided, onMatched, onQuotation, onWithdrawn } from './on-events.ts';
import { onOrder, onStep } from './on-orders.ts';
import { onApplicationDecided, onApplied, onPurchaseWithdrawn } from './on-purchases.ts';
import { allNotices, readBatch, readNewest, readNotices, readUnread } from './read-notices.ts';
import { onSeat } from './on-seats.ts';
import { onVerification } from './on-verification.ts';
import { deleteNoticesOf } from './store.ts';
import { noticeSocket } from './socket.ts';

registerExport('notices', allNotices);

/** Notices in the page, by socket and by mail. */
export const noticesRoom: Room = {
  name: 'notices',
  quiet: true,
  routes: [
    route(notices.newest, ({ ctx, query }) => readNewest(ctx, query.since)),
    route(notices.page, ({ ctx, query }) => readNotices(ctx, query)),
    route(notices.unread, ({ ctx }) => readUnread(ctx)),
    route(notices.read, ({ ctx, body }) => readBatch(ctx, body.ids)),
  ],
  subscribers: [
    { name: 'matched', event: 'inquiry.matched', run: onMatched },
    { name: 'alert', event: 'alert.answered', run: onAlert },
    { name: 'quotation', event: 'quotation.submitted', run: onQuotation },
    { name: 'decided', event: 'quotation.decided', run: onDecided },
    { name: 'order', event: 'order.created', run: onOrder },
    { name: 'step', event: 'order.stepped', run: onStep },
    { name: 'withdrawn', event: 'inquiry.withdrawn', run: onWithdrawn },
    { name: 'applied', event: 'purchase.applied', run: onApplied },
    { name: 'application', event: 'purchase.decided', run: onApplicationDecided },
    { name: 'purchase-withdrawn', event: 'purchase.withdrawn', run: onPurchaseWithdrawn },
    { name: 'verification', event: 'verification.told', run: onVerification },
    { name: 'seat', event: 'seat.told', run: onSeat },
    { name: 'account', event: 'account.changed', run: onAccount },
    {
      name: 'removed',
      event: 'person.removed',
      run: (ctx, e: { userId: string }) => deleteNoticesOf(ctx, e.userId),
    },
    { name: 'mail', event: 'notice.created', run: mailNotice },
  ],
  sockets: [noticeSocket],
};

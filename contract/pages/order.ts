import { buyersAndSuppliers } from '../core/access.ts';
import type { OrderState, Party } from '../order/calls.ts';
import { memberPages, page, reads } from './page.ts';

/** Orders of both sides. */
export const orderPages = memberPages(['order'], {
  orders: page('/orderCenter/orderList', buyersAndSuppliers, { query: reads<{ party?: Party; state?: OrderState }>() }),
  order: page('/orderCenter/orderDetail?id={id}', buyersAndSuppliers, { words: ['costs'] }),
});

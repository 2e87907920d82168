import { order } from '#contract/order/calls.ts';
import { OrderList } from '#web/features/order/order-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/orders.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(order.page, args.request), (query) => loaderCall(args)(order.page, { query }));

export const shouldRevalidate = unlessLooks;

export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OrderList list={loaderData} />
    </>
  );
}

import { order, orderStates } from '#contract/order.ts';
import { type Filters, OrderList } from '#web/features/order/order-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/current.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/orders.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams: s } = new URL(args.request.url);
  const filters: Filters = {
    party: (['buyer', 'supplier'] as const).find((p) => p === s.get('party')),
    state: orderStates.find((x) => x === s.get('state')),
  };
  const list = await loaderCall(args)(order.page, { query: { ...filters, current: currentOf(s), size: 20 } });
  return { list, filters };
};

export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OrderList {...loaderData} />
    </>
  );
}

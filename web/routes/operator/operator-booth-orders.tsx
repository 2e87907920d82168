import { boothOrderStates } from '#contract/fairs/exhibiting/order-states.ts';
import { operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { BoothOrdersPage } from '#web/features/operator/booth-orders/booth-orders-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-booth-orders.ts';

/** Booth orders in a state, with the one that the address names; or the price lists. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams;
  const state = boothOrderStates.find((s) => s === asked.get('state'));
  const id = asked.get('id');
  if (asked.get('view') === 'prices') {
    const { fairs } = await call(operatorBoothOrders.prices);
    return { list: null, order: null, prices: fairs, state };
  }
  const [list, order] = await Promise.all([
    call(operatorBoothOrders.list, { query: { current: currentOf(asked), size: 20, ...(state && { state }) } }),
    id === null ? null : orNotFound(id, (one) => call(operatorBoothOrders.read, { params: { id: one } })),
  ]);
  return { list, order, prices: null, state };
};

export default function OperatorBoothOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <BoothOrdersPage {...loaderData} />
    </>
  );
}

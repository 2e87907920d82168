import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { BoothOrderPage } from '#web/features/fairs/orders/booth-order.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/booth-order.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => ({
    view: await loaderCall(args)(boothOrders.detail, { params: { id } }),
  }));

export default function BoothOrder({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <BoothOrderPage {...loaderData} />
    </>
  );
}

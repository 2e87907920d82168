import { order } from '#contract/order/calls.ts';
import { OrderPage } from '#web/features/order/order-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/order.ts';

/** An order by `?id=`, else the newest of mine; a wrong id, or somebody else's, doesn't exist. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request) ?? (await call(order.page, { query: { size: 1 } })).records[0]?.id;
  return orNotFound(id, (known) => call(order.detail, { params: { id: known } }));
};

export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.row.number} />
      <OrderPage detail={loaderData} />
    </>
  );
}

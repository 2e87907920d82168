import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { order } from '#contract/order.ts';
import { OrderPage } from '#web/features/order/order-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/order.ts';

/** Without an id, with a wrong one or with somebody else's the page doesn't exist. */
export const loader = async (args: Route.LoaderArgs) => {
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  try {
    return await loaderCall(args)(order.detail, { params: { id } });
  } catch (err) {
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) throw data(null, 404);
    throw err;
  }
};

export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.row.number} />
      <OrderPage detail={loaderData} />
    </>
  );
}

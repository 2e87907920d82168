import { useSearchParams } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { OrderBoothPage } from '#web/features/fairs/orders/order-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/booth-orders.ts';

/**
 * Fairs that are not over; of the one that the address names, else of the next to come, a hall and its prices. What stands free is read
 * anew each time: what is kept for everybody may be some seconds old.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams;
  const current = currentOf(asked);
  const [{ fairs: all }, orders] = await Promise.all([
    call(fairs.list),
    call(boothOrders.page, { query: { current, size: 20 } }),
  ]);
  const rows = all.filter((f) => f.phase !== 'past' && f.halls.length > 0);
  const fair =
    rows.find((f) => f.id === asked.get('fair')) ?? rows.find((f) => f.phase === 'coming') ?? rows[0] ?? null;
  const hallId = fair && (fair.halls.find((h) => h.id === asked.get('hall')) ?? fair.halls[0])?.id;
  if (!fair || !hallId) return { fairs: rows, hall: null, prices: null, orders };
  const [hall, prices] = await Promise.all([
    call(fairs.hall, { params: { id: hallId } }),
    call(boothOrders.prices, { params: { id: fair.id } }),
  ]);
  return { fairs: rows, hall, prices, orders };
};

export default function BoothOrders({ loaderData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  return (
    <>
      <Head />
      <OrderBoothPage {...loaderData} boothId={asked.get('booth') ?? undefined} />
    </>
  );
}

import { useSearchParams } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { sites } from '#contract/sites/calls.ts';
import { OrderBoothPage } from '#web/features/fairs/orders/order-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/booth-orders.ts';

/** Whom a company may name for an order: whoever it named last, then the contacts of its own pages. */
const contactsOf = async (call: ReturnType<typeof loaderCall>, entId: string | null, lastId: string | undefined) => {
  const [last, own] = await Promise.all([
    lastId ? call(boothOrders.detail, { params: { id: lastId } }) : null,
    entId ? call(sites.contacts, { params: { id: entId } }).catch(() => []) : [],
  ]);
  const named = own.map((c) => [c.name, c.phone || c.mail].filter(Boolean).join(' '));
  return [...new Set([...(last ? [last.contact] : []), ...named])].filter((c) => c.length <= 120).slice(0, 6);
};

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
  if (!fair || !hallId) return { fairs: rows, hall: null, prices: null, orders, contacts: [] };
  const entId = args.context.get(viewerContext)?.entId ?? null;
  const [hall, prices, contacts] = await Promise.all([
    call(fairs.hall, { params: { id: hallId } }),
    call(boothOrders.prices, { params: { id: fair.id } }),
    contactsOf(call, entId, orders.records[0]?.id),
  ]);
  return { fairs: rows, hall, prices, orders, contacts };
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

import { ownProducts } from '#contract/catalogue/own.ts';
import { rowActs } from '#contract/catalogue/rules.ts';
import { ImportPage } from '#web/features/products/import-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/import-products.ts';

/** Where a file is sent; with an id what its rows would do. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request);
  if (!id) return { found: null, rows: null, act: null };
  const asked = new URL(args.request.url).searchParams;
  const found = await orNotFound(id, (one) => call(ownProducts.importOf, { params: { id: one } }));
  const act = rowActs.find((a) => a === asked.get('act')) ?? (found.faults ? 'fault' : 'new');
  const current = Math.max(1, Number(asked.get('current')) || 1);
  const rows = await call(ownProducts.importRows, { params: { id }, query: { act, current, size: 50 } });
  return { found, rows, act };
};

export default function ImportProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ImportPage {...loaderData} />
    </>
  );
}

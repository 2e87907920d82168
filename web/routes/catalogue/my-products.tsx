import { ownProducts } from '#contract/catalogue/own.ts';
import { ProductList } from '#web/features/products/product-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/my-products.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(ownProducts.page, args.request), (query) => loaderCall(args)(ownProducts.page, { query }));

export const shouldRevalidate = unlessLooks;

export default function MyProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ProductList list={loaderData} />
    </>
  );
}

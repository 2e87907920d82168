import { ownProducts } from '#contract/catalogue/own.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { drafts } from '#contract/drafts/calls.ts';
import { EditProduct } from '#web/features/products/edit/edit-product.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/edit-product.ts';

/** A product of the company with the changes of its price, or the form of a new one. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request);
  const [product, prices, materials, fields, kept] = await Promise.all([
    id ? orNotFound(id, (one) => call(ownProducts.detail, { params: { id: one } })) : null,
    id ? call(ownProducts.prices, { params: { id } }).catch(() => []) : [],
    call(dictionary.tree, { params: { type: 'ent_main_product' } }),
    call(dictionary.tree, { params: { type: 'ent_field' } }),
    call(drafts.read, { query: { form: `product.${id ?? 'new'}` } }).catch(() => null),
  ]);
  return { product, prices, materials, fields, kept };
};

export default function EditProductPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <EditProduct key={loaderData.product?.id ?? 'new'} {...loaderData} />
    </>
  );
}

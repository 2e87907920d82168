import { data, type LoaderFunctionArgs } from 'react-router';
import { catalogue } from '#contract/catalogue/calls.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { BookPage } from '#web/features/ui-book/book-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { hostContext } from '#web/lib/page/host.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/book.ts';

/** Absent in production: it is a tool of those who build the site. */
export const loader = async (args: LoaderFunctionArgs) => {
  if (!args.context.get(hostContext).demo) throw data(null, 404);
  const call = loaderCall(args);
  const dict = (dictType: string) => call(dictionary.byType, { params: { dictType } });
  const [products, list, regions, materials, fields, processes] = await Promise.all([
    call(catalogue.page, { query: { size: 40 } }),
    readPage({ ...queryOf(catalogue.page, args.request), size: 8 }, (query) => call(catalogue.page, { query })),
    call(dictionary.regions),
    dict('ent_main_product'),
    dict('ent_field'),
    dict('process_type'),
  ]);
  return {
    products: products.records,
    list,
    regions,
    materials,
    fields,
    processes,
  };
};

export const shouldRevalidate = unlessLooks;

export default function Ui({ loaderData }: Route.ComponentProps) {
  return <BookPage {...loaderData} />;
}

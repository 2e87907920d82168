import type { LoaderFunctionArgs } from 'react-router';
import { catalogue } from '#contract/catalogue.ts';
import { type ProductSort, productSorts } from '#contract/catalogue-rules.ts';
import { SearchPage } from '#web/features/catalogue/search-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/search.ts';

const sizeOfPage = 24;

/** What the address asks for; what it says wrongly is left out, so that an old link still opens. */
const askedOf = (url: URL) => {
  const of = (k: string) => url.searchParams.get(k)?.trim() ?? '';
  const category = of('category');
  return {
    q: of('q').slice(0, 100),
    category: /^[\w-]{1,60}$/.test(category) ? category : undefined,
    sort: productSorts.find((s): s is ProductSort => s === of('sort')),
    current: Math.min(10_000, Math.max(1, Math.trunc(Number(of('current'))) || 1)),
  };
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { current, ...asked } = askedOf(new URL(args.request.url));
  const call = loaderCall(args);
  const [page, facets] = await Promise.all([
    call(catalogue.page, { query: { ...asked, current, size: sizeOfPage } }),
    call(catalogue.facets, { query: { q: asked.q } }),
  ]);
  return { asked, page, facets };
};

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}

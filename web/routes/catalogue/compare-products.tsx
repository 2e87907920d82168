import { catalogue } from '#contract/catalogue/calls.ts';
import { productLimits } from '#contract/catalogue/rules.ts';
import { ComparePage } from '#web/features/catalogue/compare-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/compare-products.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Products beside each other; what of the address is no product's id is left out. */
export const loader = async (args: Route.LoaderArgs) => {
  const ids = new URL(args.request.url).searchParams
    .getAll('ids')
    .flatMap((v) => v.split(','))
    .filter((v) => uuid.test(v))
    .slice(0, productLimits.compared);
  return ids.length ? loaderCall(args)(catalogue.compare, { query: { ids } }) : [];
};

export default function CompareProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ComparePage products={loaderData} />
    </>
  );
}

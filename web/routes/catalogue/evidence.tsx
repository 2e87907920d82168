import { evidence } from '#contract/evidence/calls.ts';
import { EvidencePage } from '#web/features/products/evidence-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/evidence.ts';

export const shouldRevalidate = unlessLooks;

/** What can be handed in, of one product where the address names it, and what was. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams.get('product') ?? '';
  const productId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(asked) ? asked : undefined;
  const none = () => call(evidence.offers, { query: {} });
  const [offers, mine] = await Promise.all([
    // A product that there is not any more is asked for by an old link.
    productId ? call(evidence.offers, { query: { productId } }).catch(none) : none(),
    readPage(queryOf(evidence.mine, args.request), (query) => call(evidence.mine, { query })),
  ]);
  return { offers, mine };
};

export default function Evidence({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <EvidencePage {...loaderData} />
    </>
  );
}

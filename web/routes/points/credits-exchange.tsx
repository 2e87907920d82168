import { points } from '#contract/points/calls.ts';
import { mall } from '#contract/points/mall/calls.ts';
import { ExchangePage } from '#web/features/mall/exchange-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/credits-exchange.ts';

/** Of what was exchanged the newest; who has more finds them by the statement's numbers at the desk. */
const newest = 20;

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = queryOf(mall.queryProduct, args.request);
  const [balance, goods, mine] = await Promise.all([
    call(points.currentScore),
    readPage(asked, (query) => call(mall.queryProduct, { query: { size: 12, ...query } })),
    call(mall.mine, { query: { size: newest } }),
  ]);
  return { balance, goods, mine, kind: asked.kind };
};

export default function CreditsExchange({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ExchangePage {...loaderData} />
    </>
  );
}

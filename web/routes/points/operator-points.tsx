import { operatorPoints } from '#contract/operator/points/calls.ts';
import { ExchangesDesk } from '#web/features/operator/points/exchanges-desk.tsx';
import { GoodsDesk } from '#web/features/operator/points/goods-desk.tsx';
import { PointsFrame } from '#web/features/operator/points/points-frame.tsx';
import { RulesDesk } from '#web/features/operator/points/rules-desk.tsx';
import { WriteGood } from '#web/features/operator/points/write-good.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound, queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-points.ts';

/** Rules; goods, one of them in its form; exchanges. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams;
  const view = asked.get('view');
  if (view === 'exchanges')
    return {
      view: 'exchanges' as const,
      list: await call(operatorPoints.exchanges, { query: queryOf(operatorPoints.exchanges, args.request) }),
    };
  if (view !== 'goods') return { view: 'rules' as const, rules: await call(operatorPoints.rules) };
  const id = idOf(args.request);
  if (id)
    return {
      view: 'good' as const,
      good: await orNotFound(id, (known) => call(operatorPoints.good, { params: { id: known } })),
    };
  if (asked.has('new')) return { view: 'good' as const, good: null };
  return {
    view: 'goods' as const,
    list: await call(operatorPoints.goods, { query: queryOf(operatorPoints.goods, args.request) }),
  };
};

export default function OperatorPoints({ loaderData: d }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PointsFrame view={d.view}>
        {d.view === 'rules' && <RulesDesk rules={d.rules} />}
        {d.view === 'goods' && <GoodsDesk list={d.list} />}
        {d.view === 'good' && <WriteGood key={`${d.good?.id} ${d.good?.version}`} kept={d.good} />}
        {d.view === 'exchanges' && <ExchangesDesk list={d.list} />}
      </PointsFrame>
    </>
  );
}

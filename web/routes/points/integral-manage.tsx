import { points } from '#contract/points/calls.ts';
import { ManagePage } from '#web/features/points/manage-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/integral-manage.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [score, sign, list] = await Promise.all([
    call(points.scoreInfo),
    call(points.mySignDays, { query: {} }),
    readPage(queryOf(points.page, args.request), (query) => call(points.page, { query })),
  ]);
  return { score, sign, list };
};

export const shouldRevalidate = unlessLooks;

export default function IntegralManage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ManagePage {...loaderData} />
    </>
  );
}

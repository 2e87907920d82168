import { dataCentre } from '#contract/figures/calls.ts';
import { PercentPage } from '#web/features/figures/percent-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/data-percent.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = { query: queryOf(dataCentre.nums, args.request) };
  const [funnel, digital, analysis, top, collected] = await Promise.all([
    call(dataCentre.nums, asked),
    call(dataCentre.digital, asked),
    call(dataCentre.analysis, asked),
    call(dataCentre.topTen, asked),
    call(dataCentre.topCollection, asked),
  ]);
  return { funnel, digital, analysis, top, collected };
};

export default function DataPercent({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PercentPage {...loaderData} />
    </>
  );
}

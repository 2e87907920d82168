import { sample } from '#contract/sample/calls.ts';
import { SampleList } from '#web/features/sample/sample-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/samples.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(sample.page, args.request), (query) => loaderCall(args)(sample.page, { query }));

export const shouldRevalidate = unlessLooks;

export default function Samples({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <SampleList list={loaderData} />
    </>
  );
}

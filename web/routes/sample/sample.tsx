import { sample } from '#contract/sample/calls.ts';
import { SamplePage } from '#web/features/sample/sample-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/sample.ts';

/** A sample order by `?id=`; a wrong id, or somebody else's, doesn't exist. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(sample.detail, { params: { id } }));

export default function Sample({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.row.number} />
      <SamplePage detail={loaderData} />
    </>
  );
}

import { dictionary } from '#contract/dictionary/calls.ts';
import { operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import { BroadcastsPage } from '#web/features/operator/broadcasts/broadcasts-page.tsx';
import { WriteBroadcast } from '#web/features/operator/broadcasts/write-broadcast.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-broadcasts.ts';

/** What was sent to segments, or the form that sends. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const write = new URL(args.request.url).searchParams.has('write');
  const tree = (type: string) => call(dictionary.tree, { params: { type } });
  const [fields, regions, list] = await Promise.all([
    tree('ent_field'),
    tree('your_area'),
    write ? null : call(operatorBroadcasts.list, { query: queryOf(operatorBroadcasts.list, args.request) }),
  ]);
  return { dictionaries: { fields, regions }, list };
};

export default function OperatorBroadcasts({ loaderData: { dictionaries, list } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      {list ? <BroadcastsPage {...{ list, dictionaries }} /> : <WriteBroadcast dictionaries={dictionaries} />}
    </>
  );
}

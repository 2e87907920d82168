import { footprints } from '#contract/footprints/calls.ts';
import { RecordPage } from '#web/features/footprints/record-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import type { Route } from './+types/dynamic-recording.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [list, settings] = await Promise.all([
    readPage({ size: 50, ...queryOf(footprints.page, args.request) }, (query) => call(footprints.page, { query })),
    call(footprints.settings),
  ]);
  return { list, settings };
};

export default function DynamicRecording({ loaderData }: Route.ComponentProps) {
  return <RecordPage {...loaderData} />;
}

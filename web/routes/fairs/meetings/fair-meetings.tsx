import { meetings } from '#contract/fairs/meetings/meetings.ts';
import { MeetingsPage } from '#web/features/fairs/meetings/meetings-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fair-meetings.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const view = asked.get('view') === 'past' ? ('past' as const) : ('coming' as const);
  const query = { view, current: currentOf(asked), size: 20 };
  return { meetings: await loaderCall(args)(meetings.page, { query }), view };
};

export default function FairMeetings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <MeetingsPage {...loaderData} />
    </>
  );
}

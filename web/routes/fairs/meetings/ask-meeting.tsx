import { fairs } from '#contract/fairs/calls.ts';
import { meetings } from '#contract/fairs/meetings/meetings.ts';
import { AskMeetingPage } from '#web/features/fairs/meetings/ask-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/ask-meeting.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => {
    const call = loaderCall(args);
    const [booth, offer] = await Promise.all([
      call(fairs.booth, { params: { id } }),
      call(meetings.offer, { params: { id } }),
    ]);
    return { booth, offer };
  });

export default function AskMeeting({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AskMeetingPage key={loaderData.booth.id} {...loaderData} />
    </>
  );
}

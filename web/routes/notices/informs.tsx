import { chat } from '#contract/chat/calls.ts';
import { letters } from '#contract/letters/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { InformsPage } from '#web/features/notices/informs-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/informs.ts';

/** How many of each are shown. */
const size = 6;

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [counts, unread, came, talks] = await Promise.all([
    call(letters.reminders),
    call(notices.page, { query: { unread: '1', size } }),
    call(letters.page, { query: { unread: '1', size } }),
    call(chat.sessions, { body: { unread: true, size } }),
  ]);
  return { counts, unread: unread.records, came: came.records, talks: talks.records };
};

export default function Informs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <InformsPage {...loaderData} />
    </>
  );
}

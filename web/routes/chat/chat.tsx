import { chat } from '#contract/chat/calls.ts';
import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/chat.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  first: await loaderCall(args)(chat.sessions, { body: {} }),
});

/** Which conversation is open is the page's own affair. */
export const shouldRevalidate = () => false;

export default function Chat({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <WithReports>
        <ChatPage first={loaderData.first} />
      </WithReports>
    </>
  );
}

import { chat } from '#contract/chat/calls.ts';
import { letters } from '#contract/letters/calls.ts';
import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { CentreTabs } from '#web/features/notices/centre-tabs.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import type { Route } from './+types/centre-chat.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [first, counts] = await Promise.all([call(chat.sessions, { body: {} }), call(letters.reminders)]);
  return { first, counts };
};

/** Which conversation is open is the page's own affair. */
export const shouldRevalidate = () => false;

export default function CentreChat({ loaderData: { first, counts } }: Route.ComponentProps) {
  const { t } = useTranslation('letters');
  return (
    <>
      <Head />
      <WithReports>
        <ChatPage
          first={first}
          place="centreChat"
          head={
            <PageHead title={t('centre')}>
              <CentreTabs at="chat" counts={counts} />
            </PageHead>
          }
        />
      </WithReports>
    </>
  );
}

import { data } from 'react-router';
import { visiting } from '#contract/fairs/registration.ts';
import { TicketPage } from '#web/features/fairs/calendar/ticket-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/ticket.ts';

/** A visitor is asked to log in first: a ticket says nothing of itself to them. */
export const loader = async (args: Route.LoaderArgs) => {
  const code = new URL(args.request.url).searchParams.get('code') ?? '';
  if (!/^[\w-]{43}$/.test(code)) throw data(null, 404);
  if (!args.context.get(viewerContext)) return null;
  const call = loaderCall(args);
  return { code, ticket: await orNotFound(code, (known) => call(visiting.ticket, { params: { code: known } })) };
};

export default function Ticket({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('forums');
  return (
    <>
      <Head unlisted />
      {loaderData ? (
        <TicketPage key={loaderData.code} {...loaderData} />
      ) : (
        <main id="main">
          <h1 className="visually-hidden">{t('ticketTitle')}</h1>
          <Empty title={t('ticketTitle')} text={t('ticketLogin')} />
        </main>
      )}
    </>
  );
}

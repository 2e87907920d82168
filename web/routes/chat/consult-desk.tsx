import { useLocation } from 'react-router';
import { roleCodes } from '#contract/core/access.ts';
import { consult } from '#contract/chat/desk.ts';
import { CallError } from '#contract/core/client.ts';
import { pageAt } from '#contract/pages.ts';
import type { DeskPageKey } from '#web/features/chat/desk/desk-key.ts';
import { type DeskData, DeskPage } from '#web/features/chat/desk/desk-page.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/consult-desk.ts';

const refused = (err: unknown): null => {
  if (err instanceof CallError && err.status === 403) return null;
  throw err;
};

/** The part of the desk that the address asks for; who works at none sees what they asked themselves. */
export const loader = async (args: Route.LoaderArgs): Promise<DeskData> => {
  const { request } = args;
  const call = loaderCall(args);
  const named = new URL(request.url).searchParams.get('tab');
  // Who only buys comes for what they asked; the others for what they are asked.
  const buys = !args.context.get(viewerContext)?.roles.some((r) => r !== roleCodes.buyer && r !== roleCodes.viewer);
  const tab = named ?? (buys ? 'asked' : null);
  const list = async () =>
    readPage(queryOf(consult.list, request), (query) => call(consult.list, { query })).catch(refused);
  if (tab === 'replies') {
    const replies = await call(consult.replies).catch(refused);
    if (replies) return { view: 'replies', replies };
  } else if (tab === 'hours') {
    const hours = await call(consult.hours).then((h) => ({ h }), refused);
    if (hours) return { view: 'hours', hours: hours.h };
  } else if (tab === 'figures') {
    const [figures, ratings] = await Promise.all([
      call(consult.figures, { query: queryOf(consult.figures, request) }).catch(refused),
      readPage(queryOf(consult.ratings, request), (query) => call(consult.ratings, { query })).catch(refused),
    ]);
    if (figures) return { view: 'figures', figures, ratings };
  } else if (tab !== 'asked') {
    const found = await list();
    if (found) return { view: 'desk', list: found };
  }
  const asked = await readPage(queryOf(consult.asked, request), (query) => call(consult.asked, { query }));
  return { view: 'asked', asked };
};

export const shouldRevalidate = unlessLooks;

export default function ConsultDesk({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const key = pageAt(pathname)?.key;
  const page: DeskPageKey = key === 'serviceChats' || key === 'providerConsults' ? key : 'consultCentre';
  return (
    <>
      <Head />
      <WithReports>
        <DeskPage page={page} data={loaderData} />
      </WithReports>
    </>
  );
}

import { alerts } from '#contract/alerts/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { NoticesPage } from '#web/features/notices/notices-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/notices.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const unread = searchParams.get('unread') === '1';
  const call = loaderCall(args);
  const [list, mine] = await Promise.all([
    readPage(queryOf(notices.page, args.request), (query) => call(notices.page, { query })),
    call(alerts.list),
  ]);
  return { list, unread, mine };
};

export default function Notices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <NoticesPage {...loaderData} />
    </>
  );
}

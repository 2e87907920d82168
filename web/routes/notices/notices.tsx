import { alerts } from '#contract/alerts/calls.ts';
import { identity } from '#contract/identity/calls.ts';
import { letters } from '#contract/letters/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { NoticesPage } from '#web/features/notices/notices-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { saidLater } from '#web/ui/feedback/mail-later.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/notices.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const unread = searchParams.get('unread') === '1';
  const call = loaderCall(args);
  const [list, mine, ofProducts, ofSuppliers, { sysUser }, counts] = await Promise.all([
    readPage(queryOf(notices.page, args.request), (query) => call(notices.page, { query })),
    call(alerts.list),
    call(alerts.products),
    call(alerts.suppliers),
    call(identity.userInfo),
    call(letters.reminders),
  ]);
  const asked = !sysUser.phone || sysUser.email !== null || saidLater(args.request.headers.get('cookie'));
  return { list, counts, unread, mine, ofProducts, ofSuppliers, mailLater: asked };
};

export default function Notices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <NoticesPage {...loaderData} />
    </>
  );
}

import { inquiry } from '#contract/inquiry/calls.ts';
import { OwnList } from '#web/features/inquiry/lists/own-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/my-inquiries.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(inquiry.ownPage, args.request), (query) => loaderCall(args)(inquiry.ownPage, { query }));

export const shouldRevalidate = unlessLooks;

export default function OwnInquiries({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OwnList data={loaderData} />
    </>
  );
}

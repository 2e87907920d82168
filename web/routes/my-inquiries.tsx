import { inquiry } from '#contract/inquiry.ts';
import { OwnList } from '#web/features/inquiry/lists/own-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/my-inquiries.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(inquiry.ownPage, { query: queryOf(inquiry.ownPage, args.request) });

export default function OwnInquiries({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OwnList data={loaderData} />
    </>
  );
}

import { inquiry } from '#contract/inquiry.ts';
import { MatchList } from '#web/features/inquiry/lists/match-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/smart-match.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(inquiry.businessPage, { query: queryOf(inquiry.businessPage, args.request) });

export default function SmartMatch({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <MatchList data={loaderData} />
    </>
  );
}

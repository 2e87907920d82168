import { leads } from '#contract/fairs/leads/leads.ts';
import { LeadsPage } from '#web/features/fairs/leads/leads-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/fair-leads.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(leads.page, args.request), (query) => loaderCall(args)(leads.page, { query }));

export const shouldRevalidate = unlessLooks;

export default function FairLeads({ loaderData }: Route.ComponentProps) {
  return <LeadsPage board={loaderData} />;
}

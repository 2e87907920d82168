import { operator } from '#contract/operator/calls.ts';
import { CompaniesPage } from '#web/features/operator/people/companies-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-companies.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(operator.companies, args.request), (query) => loaderCall(args)(operator.companies, { query }));

export const shouldRevalidate = unlessLooks;

export default function OperatorCompanies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <CompaniesPage list={loaderData} />
    </>
  );
}

import { operator } from '#contract/operator.ts';
import { CompaniesPage } from '#web/features/operator/companies-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
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

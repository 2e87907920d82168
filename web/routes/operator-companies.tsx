import { operator } from '#contract/operator.ts';
import { CompaniesPage } from '#web/features/operator/companies-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/operator-companies.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(operator.companies, { query: queryOf(operator.companies, args.request) });

export default function OperatorCompanies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <CompaniesPage list={loaderData} />
    </>
  );
}

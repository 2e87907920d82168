import type { LoaderFunctionArgs } from 'react-router';
import { account } from '#contract/identity/account.ts';
import { CustomerUsersPage } from '#web/features/identity/account/customer-users-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import type { Route } from './+types/customer-users.ts';

export const loader = (args: LoaderFunctionArgs) => {
  const { current } = queryOf(account.customerUsers, args.request);
  return loaderCall(args)(account.customerUsers, { query: { current, size: 20 } });
};

export default function CustomerUsers({ loaderData }: Route.ComponentProps) {
  return <CustomerUsersPage page={loaderData} />;
}

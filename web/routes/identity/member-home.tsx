import type { LoaderFunctionArgs } from 'react-router';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { HomePage } from '#web/features/identity/home/home-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/member-home.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const [me, ext] = await Promise.all([call(identity.userInfo), call(account.infoExt)]);
  return { me, ext };
};

export default function MemberHome({ loaderData }: Route.ComponentProps) {
  return <HomePage me={loaderData.me} ext={loaderData.ext} />;
}

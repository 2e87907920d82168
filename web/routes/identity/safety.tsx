import type { LoaderFunctionArgs } from 'react-router';
import { agreements } from '#contract/identity/agreements.ts';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { SafetyPage } from '#web/features/identity/account/safety-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/safety.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const [me, sessions, { agreements: agreed }] = await Promise.all([
    call(identity.userInfo),
    call(account.sessions),
    call(agreements.mine),
  ]);
  const own = me.sysUser.userType !== 4 && me.sysUser.userType !== 9;
  const matters = own ? (await call(leaving.matters)).matters : null;
  return { me, sessions, agreements: agreed, matters };
};

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <SafetyPage {...loaderData} />;
}

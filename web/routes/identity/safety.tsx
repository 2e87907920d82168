import type { LoaderFunctionArgs } from 'react-router';
import { halls } from '#contract/fairs/calls.ts';
import { agreements } from '#contract/identity/agreements.ts';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { SafetyPage } from '#web/features/identity/account/safety-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/safety.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const [me, sessions, { agreements: agreed }, { people: blocked }] = await Promise.all([
    call(identity.userInfo),
    call(account.sessions),
    call(agreements.mine),
    call(halls.blocks),
  ]);
  const own = me.sysUser.userType !== 4 && me.sysUser.userType !== 9;
  const matters = own ? (await call(leaving.matters)).matters : null;
  return { me, sessions, agreements: agreed, blocked, matters };
};

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <SafetyPage {...loaderData} />;
}

import type { LoaderFunctionArgs } from 'react-router';
import { identity } from '#contract/identity/calls.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { ProfilePage } from '#web/features/identity/account/profile-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/profile.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const [me, detail] = await Promise.all([call(identity.userInfo), call(identity.userDetail)]);
  const { matters } = me.sysUser.seat === 'owner' ? await call(leaving.matters) : { matters: [] };
  return { me, info: detail.info, matters };
};

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}

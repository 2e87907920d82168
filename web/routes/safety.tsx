import type { LoaderFunctionArgs } from 'react-router';
import { identity } from '#contract/identity.ts';
import { account } from '#contract/identity-account.ts';
import { SafetyPage } from '#web/features/identity/account/safety-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/safety.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const [me, sessions] = await Promise.all([call(identity.userInfo), call(account.sessions)]);
  return { me, sessions };
};

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <SafetyPage me={loaderData.me} sessions={loaderData.sessions} />;
}

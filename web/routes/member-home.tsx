import type { LoaderFunctionArgs } from 'react-router';
import { identity } from '#contract/identity.ts';
import { HomePage } from '#web/features/identity/home/home-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/member-home.ts';

export const loader = (args: LoaderFunctionArgs) => loaderCall(args)(identity.userInfo);

export default function MemberHome({ loaderData }: Route.ComponentProps) {
  return <HomePage me={loaderData} />;
}

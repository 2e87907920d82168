import type { LoaderFunctionArgs } from 'react-router';
import { homeWork } from '#contract/home/work.ts';
import { HomePage } from '#web/features/identity/home/home-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { saidLater } from '#web/ui/feedback/mail-later.ts';
import type { Route } from './+types/member-home.ts';

export const loader = async (args: LoaderFunctionArgs) => ({
  work: await loaderCall(args)(homeWork.work),
  mailLater: saidLater(args.request.headers.get('cookie')),
});

export default function MemberHome({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}

import type { LoaderFunctionArgs } from 'react-router';
import { judge } from '#contract/core/access.ts';
import { identity } from '#contract/identity/calls.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { seats } from '#contract/seats/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { SeatsPage } from '#web/features/identity/seats/seats-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { queryOf } from '#web/lib/page/query.ts';
import type { Route } from './+types/seats.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const { current } = queryOf(seats.history, args.request);
  const [list, history, me, { claims }, limit] = await Promise.all([
    call(seats.list),
    call(seats.history, { query: { current, size: 20 } }),
    call(identity.userInfo),
    call(verification.claims),
    // Companies of service providers buy nothing, so that they have no limit.
    judge(inquiryApproval.limit.access, args.context.get(viewerContext)) === 'yes' ? call(inquiryApproval.limit) : null,
  ]);
  return { list, history, claims, limit, target: me.sysUser.phone ?? me.sysUser.email };
};

export default function Seats({ loaderData }: Route.ComponentProps) {
  return <SeatsPage {...loaderData} />;
}

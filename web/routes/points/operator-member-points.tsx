import { operatorPoints } from '#contract/operator/points/calls.ts';
import { MemberPoints } from '#web/features/operator/points/member-points.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound, queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-member-points.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request);
  const member = await orNotFound(id, (known) => call(operatorPoints.member, { params: { id: known } }));
  const params = { id: id ?? '' };
  const list = await readPage(queryOf(operatorPoints.statement, args.request), (query) =>
    call(operatorPoints.statement, { params, query }),
  );
  return { id: params.id, member, list };
};

export const shouldRevalidate = unlessLooks;

export default function OperatorMemberPoints({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <MemberPoints {...loaderData} />
    </>
  );
}

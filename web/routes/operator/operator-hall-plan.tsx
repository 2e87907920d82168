import { operatorFairs } from '#contract/operator/fairs.ts';
import { PlanEditor } from '#web/features/operator/fairs/plan/plan-editor.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-hall-plan.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  return { hall: await orNotFound(idOf(args.request), (id) => call(operatorFairs.hall, { params: { id } })) };
};

export default function OperatorHallPlan({ loaderData: { hall } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <Head title={text(hall.name)} />
      <PlanEditor key={hall.id} hall={hall} />
    </>
  );
}

import { operatorContributions } from '#contract/contributions/desk.ts';
import { deskStates } from '#contract/contributions/states.ts';
import { DeskContributionsPage } from '#web/features/operator/contributions/contributions-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-contributions.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = deskStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(operatorContributions.page, { query }), state };
};

export default function OperatorContributions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskContributionsPage {...loaderData} />
    </>
  );
}

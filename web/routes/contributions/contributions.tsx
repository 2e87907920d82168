import { contributions } from '#contract/contributions/calls.ts';
import { contributionStates } from '#contract/contributions/states.ts';
import { ContributionsPage } from '#web/features/contributions/list-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/contributions.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = contributionStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(contributions.page, { query }), state };
};

export default function Contributions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ContributionsPage {...loaderData} />
    </>
  );
}

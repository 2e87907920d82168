import { operatorFairs } from '#contract/operator/fairs.ts';
import { FairsPage } from '#web/features/operator/fairs/fairs-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-fairs.ts';

/** All fairs, or the form of a new one. */
export const loader = async (args: Route.LoaderArgs) => ({
  write: new URL(args.request.url).searchParams.has('write'),
  ...(await loaderCall(args)(operatorFairs.list)),
});

export default function OperatorFairs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <FairsPage {...loaderData} />
    </>
  );
}

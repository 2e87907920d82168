import { platformFigures } from '#contract/figures/platform.ts';
import { PlatformPage } from '#web/features/figures/platform-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-figures.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(platformFigures.read, { query: queryOf(platformFigures.read, args.request) });

export default function OperatorFigures({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PlatformPage data={loaderData} />
    </>
  );
}

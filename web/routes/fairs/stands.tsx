import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { StandsPage } from '#web/features/fairs/stands/stands-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/stands.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(stands.mine);

export default function Stands({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <StandsPage {...loaderData} />
    </>
  );
}

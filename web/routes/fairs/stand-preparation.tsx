import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { PreparationPage } from '#web/features/fairs/stands/preparation-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/stand-preparation.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(stands.preparation);

export default function StandPreparation({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PreparationPage {...loaderData} />
    </>
  );
}

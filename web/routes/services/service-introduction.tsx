import { serviceOwn } from '#contract/services/own.ts';
import { IntroductionPage } from '#web/features/services/own/introduction-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-introduction.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(serviceOwn.introduction);

export default function ServiceIntroduction({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <IntroductionPage data={loaderData} />
    </>
  );
}

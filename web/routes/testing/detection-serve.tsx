import { pageTo } from '#contract/pages.ts';
import { testing } from '#contract/testing/calls.ts';
import { TestingHomePage } from '#web/features/services/testing/home-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/detection-serve.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCallForAll(args);
  const [{ methods }, { labs }] = await Promise.all([call(testing.methods), call(testing.labs)]);
  return { methods, labs };
};

export default function DetectionServe({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <Head description={t('home.lead')} />
      <CrumbsLd crumbs={[{ name: t('home.title'), path: pageTo('detectionServe') }]} />
      <TestingHomePage {...loaderData} />
    </>
  );
}

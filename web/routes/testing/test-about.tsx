import { pageTo } from '#contract/pages.ts';
import { testing } from '#contract/testing/calls.ts';
import { TestLabsPage } from '#web/features/services/testing/labs-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/test-about.ts';

export const loader = (args: Route.LoaderArgs) => loaderCallForAll(args)(testing.labs);

export default function TestAbout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <Head description={t('about.lead')} />
      <CrumbsLd crumbs={[{ name: t('about.title'), path: pageTo('testAbout') }]} />
      <TestLabsPage {...loaderData} />
    </>
  );
}

import { pageTo } from '#contract/pages.ts';
import { testing } from '#contract/testing/calls.ts';
import { testProperties } from '#contract/testing/rules.ts';
import { TestMethodsPage } from '#web/features/services/testing/methods-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/test-catalogue.ts';

/** A material or property that isn't known narrows nothing. */
export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const { methods, materials } = await loaderCallForAll(args)(testing.methods);
  return {
    methods,
    materials,
    material: materials.find((m) => m.slug === asked.get('material'))?.slug ?? null,
    property: testProperties.find((p) => p === asked.get('property')) ?? null,
  };
};

export default function TestCatalogue({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <Head description={t('catalogue.lead')} />
      <CrumbsLd crumbs={[{ name: t('catalogue.title'), path: pageTo('testCatalogue') }]} />
      <TestMethodsPage {...loaderData} />
    </>
  );
}

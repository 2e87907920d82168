import { pageTo } from '#contract/pages.ts';
import { testing } from '#contract/testing/calls.ts';
import { cuttings, testCode } from '#contract/testing/rules.ts';
import { QuotePage } from '#web/features/services/testing/quote-page.tsx';
import { requestOf } from '#web/features/services/testing/request.ts';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/test-offer.ts';

/** The request stands in the address; prices are for members. */
export const loader = async (args: Route.LoaderArgs) => {
  const search = new URL(args.request.url).searchParams;
  const { methods, materials } = await loaderCallForAll(args)(testing.methods);
  const asked = requestOf(search, methods);
  // An address that names no material is about one that its first test is for.
  const first = methods.find((m) => m.slug === asked[0]?.method)?.materials[0] ?? materials[0]?.slug ?? '';
  const material = materials.find((m) => m.slug === search.get('material'))?.slug ?? first;
  const cutting = cuttings.find((c) => c === search.get('cutting')) ?? cuttings[0];
  const found =
    asked.length && args.context.get(viewerContext)
      ? await loaderCall(args)(testing.compare, { query: { lines: asked.map(testCode), cutting } })
      : null;
  return { methods, materials, material, asked, cutting, labs: found?.labs ?? null };
};

export default function TestOffer({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <Head description={t('quote.lead')} />
      <CrumbsLd crumbs={[{ name: t('quote.title'), path: pageTo('testOffer') }]} />
      <QuotePage {...loaderData} />
    </>
  );
}

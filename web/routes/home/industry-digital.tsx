import { useTranslation } from '#web/lib/text/words.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { DigitalPage } from '#web/features/industry/digital-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { hostContext } from '#web/lib/page/host.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/industry-digital.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [figures, suppliers, products, waiting] = await Promise.all([
    call(inquiry.figures),
    call(enterprise.facets),
    call(catalogue.facets, { query: {} }),
    call(inquiry.facets, { query: { state: 'quoting' } }),
  ]);
  const plain = <T extends { slug: string; name: object; n: number }>(list: T[]) =>
    list.filter((x) => x.n > 0).map(({ slug, name, n }) => ({ slug, name, n }));
  return {
    figures,
    suppliers,
    products: plain(products).toSorted((a, b) => b.n - a.n),
    waiting: plain(waiting.categories),
    at: new Date().toISOString(),
    demo: args.context.get(hostContext).demo,
  };
};

export default function IndustryDigital({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('industry');
  return (
    <>
      <Head description={t('digital.description')} />
      <CrumbsLd crumbs={[{ name: t('digital.title'), path: pageTo('industryDigital') }]} />
      <DigitalPage {...loaderData} />
    </>
  );
}

import { useTranslation } from '#web/lib/text/words.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { buildChain } from '#web/features/industry/chain.ts';
import { ChainPage } from '#web/features/industry/chain-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/industry-chain.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const call = loaderCall(args);
  const words = (type: string) => call(dictionary.tree, { params: { type } });
  const [materials, processes, fields, products, suppliers, waiting] = await Promise.all([
    words('ent_main_product'),
    words('process_type'),
    words('ent_field'),
    call(catalogue.facets, { query: {} }),
    call(enterprise.facets),
    call(inquiry.facets, { query: { state: 'quoting' } }),
  ]);
  const label = (i: Parameters<typeof labelOf>[0]) => labelOf(i, lang);
  return {
    stages: buildChain({ materials, processes, fields, products, suppliers, waiting, label }),
  };
};

export default function IndustryChain({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('industry');
  return (
    <>
      <Head description={t('chain.description')} />
      <CrumbsLd crumbs={[{ name: t('chain.title'), path: pageTo('industryChain') }]} />
      <ChainPage stages={loaderData.stages} />
    </>
  );
}

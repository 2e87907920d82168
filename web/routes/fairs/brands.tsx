import { brands } from '#contract/fairs/brands.ts';
import { pageTo } from '#contract/pages.ts';
import { BrandsPage } from '#web/features/fairs/brands/brands-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/brands.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = queryOf(brands.page, args.request);
  const list = await readPage({ ...asked, size: 12 }, (query) => loaderCall(args)(brands.page, { query }));
  return { list, q: asked.q ?? '', kind: asked.class };
};

export default function Brands({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('forums');
  return (
    <>
      <Head description={t('brandsLead')} canonical={pageTo('brands', {})} />
      <BrandsPage {...loaderData} />
    </>
  );
}

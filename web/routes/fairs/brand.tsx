import { brands } from '#contract/fairs/brands.ts';
import { pageTo } from '#contract/pages.ts';
import { BrandPage } from '#web/features/fairs/brands/brand-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/brand.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  brand: await orNotFound(args.params.id, (id) => loaderCall(args)(brands.detail, { params: { id } })),
});

export default function Brand({ loaderData: { brand } }: Route.ComponentProps) {
  const { t } = useTranslation('forums');
  const text = useText();
  const address = pageTo('brand', { id: brand.company.id });
  return (
    <>
      <Head title={text(brand.company.name)} description={text(brand.headline)} canonical={address} />
      <CrumbsLd
        crumbs={[
          { name: t('brandsTitle'), path: pageTo('brands', {}) },
          { name: text(brand.company.name), path: address },
        ]}
      />
      <BrandPage brand={brand} />
    </>
  );
}

import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { ServicesPage } from '#web/features/industry/services-page.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';

export default function SupportingServices() {
  const { t } = useTranslation('industry');
  return (
    <>
      <Head description={t('services.description')} />
      <CrumbsLd crumbs={[{ name: t('services.title'), path: pageTo('supportingServices') }]} />
      <ServicesPage />
    </>
  );
}

import { pageTo } from '#contract/pages.ts';
import { AssociationPage } from '#web/features/services/finance/association-page.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';

export default function FinanceAssociation() {
  const { t } = useTranslation('finance');
  return (
    <>
      <Head description={t('assoc.lead')} />
      <CrumbsLd crumbs={[{ name: t('assoc.title'), path: pageTo('financeAssociation') }]} />
      <AssociationPage />
    </>
  );
}

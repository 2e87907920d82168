import { AboutPage } from '#web/features/recruitment/text-pages.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';

export default function RecruitmentAbout() {
  const { t } = useTranslation('recruitment');
  return (
    <>
      <Head description={t('about.lead')} />
      <AboutPage />
    </>
  );
}

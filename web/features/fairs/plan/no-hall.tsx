import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';

/** Where no fair is published yet: the way to suppliers. */
export const NoHall = () => {
  const { t } = useTranslation('booths');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t('noHall.title')}</h1>
      <Empty title={t('noHall.title')} text={t('noHall.text')}>
        <ActLink to={pageTo('search', { kind: 'suppliers' })}>{t('noHall.suppliers')}</ActLink>
      </Empty>
    </main>
  );
};

import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';

/** Where nobody offers anything yet. */
export const NoService = ({ title }: { title: string }) => {
  const { t } = useTranslation('services');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{title}</h1>
      <Empty title={t('noOffers')} text={t('noneText')}>
        <ActLink look="ask" to={pageTo('projects')}>
          {t('askProject')}
        </ActLink>
      </Empty>
    </main>
  );
};

import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';

/** An annex that cannot be shown, and why. */
export const AnnexRefused = ({ words }: { words: string }) => {
  const { t } = useTranslation('confidential');
  return (
    <main id="main">
      <h1 className="visually-hidden">{t('annex.title')}</h1>
      <Empty title={t('annex.failed')} text={words}>
        <ActLink to={pageTo('smartMatch')}>{t('annex.toMatches')}</ActLink>
      </Empty>
    </main>
  );
};

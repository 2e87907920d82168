import type { HomeWork } from '#contract/home/work.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';

/** Everything is done: that is said, with one sensible next thing. Who buys has it in the head, in amber. */
export const Clear = ({ work }: { work: HomeWork }) => {
  const { t } = useTranslation('work');
  // The matches below are the next thing.
  if (work.selling?.matches.length) return null;
  if (work.selling)
    return (
      <Empty title={t('clear.title')} text={t('clear.supplier')}>
        <ActLink to={pageTo('smartMatch')}>{t('clear.match')}</ActLink>
      </Empty>
    );
  if (work.buying?.mayRelease) return <Empty title={t('clear.title')} text={t('clear.buyer')} />;
  return (
    <Empty title={t('clear.title')} text={t('clear.other')}>
      <ActLink to={pageTo('inquiryHall')}>{t('clear.hall')}</ActLink>
    </Empty>
  );
};

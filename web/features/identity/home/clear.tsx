import type { HomeWork } from '#contract/home/work.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';

/** Everything is done: that is said, with one sensible next thing. Who buys has it in the head, in amber. */
export const Clear = ({ work }: { work: HomeWork }) => {
  const { t } = useTranslation('work');
  const viewer = useViewer();
  // The matches below are the next thing.
  if (work.selling?.matches.length) return null;
  if (work.selling)
    return (
      <Empty title={t('clear.title')} text={t('clear.supplier')}>
        <ActLink to={pageTo('smartMatch')}>{t('clear.match')}</ActLink>
      </Empty>
    );
  if (work.buying?.mayRelease) return <Empty title={t('clear.title')} text={t('clear.buyer')} />;
  if (viewer?.userType === 4)
    return (
      <Empty title={t('clear.title')} text={t('clear.service')}>
        <ActLink to={pageTo('chat')}>{t('clear.chat')}</ActLink>
      </Empty>
    );
  if (viewer && mayOpen('myProposals', viewer))
    return (
      <Empty title={t('clear.title')} text={t('clear.provider')}>
        <ActLink to={pageTo('projects')}>{t('clear.projects')}</ActLink>
      </Empty>
    );
  return (
    <Empty title={t('clear.title')} text={t('clear.other')}>
      <ActLink to={pageTo('inquiryHall')}>{t('clear.hall')}</ActLink>
    </Empty>
  );
};

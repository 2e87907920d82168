import type { BoothView } from '#contract/fairs/views.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** What a reader has to know of a booth besides what it shows: nothing is furnished yet, or the fair is over (fairs 78). */
export const BoothState = ({ booth: b }: { booth: BoothView }) => {
  const { t } = useTranslation('booths');
  const viewer = useViewer();
  const { phase } = b.fair;
  const isEmpty = b.template === null;
  if (!b.exhibitor || (!isEmpty && phase !== 'past')) return null;
  const isOwn = viewer?.entId === b.exhibitor.id;
  if (isOwn && isEmpty && phase !== 'past' && mayOpen('standEditor', viewer))
    return (
      <p>
        {t('state.ownEmpty')} <SiteLink to={pageTo('standEditor', { id: b.id })}>{t('state.furnish')}</SiteLink>
      </p>
    );
  if (isOwn) return null;
  return <p>{t(isEmpty ? `state.empty.${phase}` : 'state.past')}</p>;
};

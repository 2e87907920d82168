import { pageTo } from '#contract/pages.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { FairPhase } from '#contract/fairs/states.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import type { FairRow } from '#contract/fairs/views.ts';
import classes from './fair-line.module.css';
import { useFairDays } from './use-fair-days.ts';

export const PhaseTag = ({ phase }: { phase: FairPhase }) => {
  const { t } = useTranslation('fairs');
  return <Tag tone={phase === 'open' ? 'weft' : 'plain'}>{t(`phase.${phase}`)}</Tag>;
};

/** Name, days and phase of a fair, with what is left of it, or until it. */
export const FairLine = ({ fair, className }: { fair: FairRow; className?: string | undefined }) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const days = useFairDays();
  return (
    <p className={className}>
      <span>
        <SiteLink className={classes['name']} to={pageTo('fair', { id: fair.id })}>
          {text(fair.name)}
        </SiteLink>{' '}
        · {days(fair)}
      </span>
      <Tag tone={fair.phase === 'open' ? 'weft' : 'plain'}>
        {t(`fairs:phase.${fair.phase}`)}
        {fair.phase !== 'past' && (
          <>
            {t(fair.phase === 'open' ? 'left' : 'until')}
            <Deadline at={fair.phase === 'open' ? fair.endsAt : fair.startsAt} />
          </>
        )}
      </Tag>
    </p>
  );
};

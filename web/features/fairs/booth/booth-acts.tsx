import type { BoothView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { CardButton, KeepButton } from '#web/ui/card/keep-button.tsx';
import { ActLink } from '#web/ui/feedback/act.tsx';
import classes from './booth.module.css';

type Exhibitor = NonNullable<BoothView['exhibitor']>;

/** To ask, which is amber and begins an inquiry with the booth's goods in it; then card, following and talk. */
export const BoothActs = ({
  boothId,
  exhibitor,
  meets = false,
}: {
  boothId: string;
  exhibitor: Exhibitor;
  meets?: boolean;
}) => {
  const { t } = useTranslation('booths');
  const text = useText();
  const viewer = useViewer();
  if (viewer?.userType === 9) return null;
  if (viewer?.entId && viewer.entId === exhibitor.id) return <p className={classes['own']}>{t('own')}</p>;
  return (
    <div className={classes['acts']}>
      <ActLink to={pageTo('releaseInquiry', { booth: boothId })} look="ask" wide full>
        {t('ask')}
      </ActLink>
      {meets && <ActLink to={pageTo('askMeeting', { id: boothId })}>{t('meet')}</ActLink>}
      <span className={classes['further']}>
        <CardButton id={exhibitor.id} name={text(exhibitor.name)} />
        <KeepButton kind="companies" id={exhibitor.id} name={text(exhibitor.name)} />
        <ChatLink company={exhibitor.id} />
      </span>
    </div>
  );
};

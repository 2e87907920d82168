import { IconX } from '@tabler/icons-react';
import { pageTo } from '#contract/pages.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { CardButton } from '#web/ui/card/keep-button.tsx';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { CallStaff } from '../../booth/call-staff.tsx';
import { useVisit } from '../../booth/use-visit.ts';
import classes from './board.module.css';

type Props = { booth: BoothOnPlan; hallId: string; isStaffed: boolean; onWalk: () => void; onClose: () => void };

/** The board of the chosen booth: who stands there, what they show, and what one can do. */
export const Board = ({ booth, hallId, isStaffed, onWalk, onClose }: Props) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const { exhibitor } = booth;
  const viewer = useViewer();
  const isOwn = viewer !== null && (viewer.userType === 9 || viewer.entId === exhibitor?.id);
  useVisit(exhibitor ? booth.id : undefined, 'space');
  return (
    <section className={classes['board']} data-panel aria-label={t('board')}>
      <p className={classes['line']}>
        <ClassGlyph of={booth.class} />
        <span className="figure">{booth.number}</span> · {tf(`size.${booth.size}`)} · {tf(`class.${booth.class}`)}
        {isStaffed && <b>{t('staffed')}</b>}
      </p>
      <button type="button" className={classes['close']} aria-label={t('closeBoard')} onClick={onClose}>
        <IconX size={18} aria-hidden="true" />
      </button>
      <h2>{exhibitor ? text(exhibitor.name) : tf(booth.state === 'held' ? 'booth.held' : 'booth.free')}</h2>
      <p className={classes['headline']}>
        {exhibitor ? text(booth.headline) : booth.state === 'free' && t('freeLine')}
      </p>
      {booth.wares.length > 0 && (
        <div className={classes['wares']}>
          {booth.wares.map((subject, i) => (
            <Picture key={`${subject}${i}`} subject={subject} seed={i + 1} sizes="96px" alt="" />
          ))}
        </div>
      )}
      <div className={classes['acts']}>
        {exhibitor && !isOwn && (
          <ActLink look="ask" to={pageTo('releaseInquiry', { booth: booth.id })} full>
            {t('ask')}
          </ActLink>
        )}
        <ActButton onClick={onWalk}>{t('walkThere')}</ActButton>
        {exhibitor && <ActLink to={pageTo('booth', { id: booth.id })}>{t('openBooth')}</ActLink>}
        {exhibitor && !isOwn && <CardButton id={exhibitor.id} name={text(exhibitor.name)} />}
        {exhibitor && <ChatLink company={exhibitor.id} />}
        {exhibitor && isStaffed && <CallStaff boothId={booth.id} exhibitorId={exhibitor.id} />}
        <ActLink to={pageTo('fairHall', { id: hallId, booth: booth.id })}>{t('toPlan')}</ActLink>
      </div>
    </section>
  );
};

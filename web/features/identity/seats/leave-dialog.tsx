import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import { homeOf } from '#contract/pages.ts';
import { seats } from '#contract/seats/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ActDialog } from '../completion/dialog-form.tsx';
import classes from './seats.module.css';

const told = [
  ['leaveLose', ['leaveLose1', 'leaveLose2', 'leaveLose3']],
  ['leaveKeep', ['leaveKeep1', 'leaveKeep2']],
] as const;

/** Leaving one's company says what it binds: what is lost, what is kept, what stays there. */
export const LeaveDialog = ({ alone, onClose }: { alone: boolean; onClose: () => void }) => {
  const { t } = useTranslation('seats');
  const navigate = useNavigate();
  const path = usePath();
  const company = useViewer()?.company ?? '';
  const work = useAct();
  const leave = () =>
    work.act(async () => {
      await call(seats.leave);
      say({ message: t('left', { company }), color: 'warp' });
      // A personal member from now on.
      await navigate(path(homeOf(2)), { replace: true });
    });
  return (
    <ActDialog title={t('leaveTitle', { company })} act={t('leave')} work={work} onAct={leave} onClose={onClose} bad>
      {told.map(([title, lines]) => (
        <div key={title} className={classes['told']}>
          <strong>{t(title)}</strong>
          <ul>
            {lines.map((k) => (
              <li key={k}>{t(k)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{t(alone ? 'mine.alone' : 'leaveStay')}</p>
    </ActDialog>
  );
};

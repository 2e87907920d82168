import { pageTo } from '#contract/pages.ts';
import type { VacancyWish } from '#contract/recruitment/calls.ts';
import { wishQuery } from '#contract/recruitment/wish.ts';
import { ask } from '#web/lib/ask.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './recruitment.module.css';

/** Keeps what is looked for, so that its owner hears of new vacancies; a visitor logs in first. */
export const AlertButton = ({ wish }: { wish: VacancyWish }) => {
  const { t } = useTranslation('recruitment');
  const viewer = useViewer();
  const ready = useReady();
  const { act, busy, fault } = useAct();
  const asks = wishQuery(wish) !== '';
  const keep = async () => {
    if (!viewer) return ask('login');
    await act(async () => {
      // The schemas come with the act: the page is read without them.
      const { recruitmentAlerts } = await import('#contract/recruitment/calls.ts');
      await call(recruitmentAlerts.save, { body: wish });
      say({ message: t('alert.kept'), color: 'warp' });
    });
  };
  return (
    <div className={classes['section']}>
      <p className={classes['quiet']}>
        {t(asks ? 'alert.text' : 'alert.narrow')}{' '}
        {viewer && <SiteLink to={pageTo('jobAlerts')}>{t('alert.all')}</SiteLink>}
      </p>
      {asks && (
        <div>
          <ActButton disabled={!ready} busy={busy} onClick={() => void keep()}>
            {t('alert.act')}
          </ActButton>
        </div>
      )}
      <p role="alert">{fault}</p>
    </div>
  );
};

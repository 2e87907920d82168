import { useTranslation } from '#web/lib/text/words.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { StepMark } from '#web/ui/form/step-mark.tsx';
import classes from './home.module.css';

/** The steps to the right to quote, with those done ticked (access 10). */
export const Steps = () => {
  const { t } = useTranslation('centre');
  const viewer = useViewer();
  if (!viewer) return null;
  const steps = [
    ['info', viewer.userLevel >= 5],
    ['verified', viewer.authStatus !== 0],
    ['supplier', viewer.roles.includes('ROLE_GYS')],
  ] as const;
  return (
    <section className={classes['block']}>
      <h2>
        {t('steps')}
        <span className={classes['count']}>
          {steps.filter(([, done]) => done).length} / {steps.length}
        </span>
      </h2>
      <ol className={classes['steps']}>
        {steps.map(([key, done]) => (
          <li key={key} data-done={done || undefined}>
            <StepMark done={done} />
            <span>{t(`step.${key}`)}</span>
            <small>{t(done ? 'stepDone' : 'stepOpen')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
};

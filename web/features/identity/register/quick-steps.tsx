import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { homeOf, pageTo } from '#contract/pages.ts';
import type { Viewer } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { StepMark } from '#web/ui/form/step-mark.tsx';
import classes from './register-pages.module.css';

/** What is left before a newcomer may quote: the three steps of the quote rule, done ones marked, the first open one to do. */
export const QuickSteps = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation('identity');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const supplier = pageTo('beSupplier');
  const steps = [
    { key: 'info', done: viewer.isFinish && viewer.userLevel >= 5, to: homeOf(viewer.userType) },
    { key: 'verified', done: viewer.authStatus !== 0, to: supplier },
    { key: 'supplier', done: viewer.roles.includes('ROLE_GYS'), to: supplier },
  ] as const;
  const next = steps.find((s) => !s.done);
  return (
    <section aria-labelledby="quick-steps">
      <h2 id="quick-steps" ref={title} tabIndex={-1}>
        {t('quick.steps')}
      </h2>
      <ol className={classes['quickSteps']}>
        {steps.map(({ key, done, to }) => (
          <li key={key}>
            <StepMark done={done} />
            {done ? <span>{t(`quick.step.${key}`)}</span> : <SiteLink to={to}>{t(`quick.step.${key}`)}</SiteLink>}
            <small>{t(done ? 'quick.stepDone' : 'quick.stepOpen')}</small>
          </li>
        ))}
      </ol>
      {next && (
        <ActLink look="offer" to={next.to}>
          {t(`quick.step.${next.key}`)}
        </ActLink>
      )}
    </section>
  );
};

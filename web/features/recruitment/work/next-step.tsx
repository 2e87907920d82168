import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { jobApplications, type JobDetail } from '#contract/recruitment/applications.ts';
import type { JobStep } from '#contract/recruitment/states.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../recruitment.module.css';

// What opens comes when it opens.
const StepForm = lazy(() => import('./step-form.tsx'));

const quiet = new Set<JobStep>(['decline', 'withdraw', 'noneSuits']);

type ErasingProps = { busy: boolean; fault: string | undefined; onErase: () => void; onCancel: () => void };

/** Asks once more before what the applicant sent is deleted. */
const Erasing = ({ busy, fault, onErase, onCancel }: ErasingProps) => {
  const { t } = useTranslation(['jobs', 'common']);
  return (
    <div className={classes['note']} role="group" aria-label={t('erase')}>
      <p>{t('eraseText')}</p>
      <div className={shared['acts']}>
        <Button color="red" loading={busy} onClick={onErase}>
          {t('eraseNow')}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </div>
  );
};

/** What the reader can do now, or whom it waits for. */
export const NextStep = ({ detail }: { detail: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const f = useFormat();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [step, setStep] = useState<JobStep>();
  const [erasing, setErasing] = useState(false);
  const { row, steps, mayErase, applicant } = detail;
  const mine = row.waitsFor === row.party;
  const erase = () =>
    void act(async () => {
      await call(jobApplications.erase, { params: { id: row.id } });
      setErasing(false);
      await revalidate();
    });
  return (
    <section className={`${panel['panel']} ${mine ? panel['weft'] : ''} ${classes['box']}`} aria-labelledby="next">
      <h2 id="next">{t('nextHead')}</h2>
      <p>
        {row.waitsFor === null
          ? t('over')
          : mine
            ? t(row.interviewAt ? 'next.met' : `next.${row.state as 'submitted'}`)
            : t(`waits.${row.waitsFor}`)}
      </p>
      {row.expiresAt && <p className={classes['quiet']}>{t('expires', { at: f.stamp(row.expiresAt) })}</p>}
      {step ? (
        <Suspense>
          <StepForm detail={detail} step={step} onClose={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <div className={shared['acts']}>
          {steps.map((s) => (
            <Button
              key={s}
              {...(quiet.has(s) ? { variant: 'default' } : { color: 'weft' })}
              disabled={!ready}
              onClick={() => setStep(s)}
            >
              {t(`step.${s}`)}
            </Button>
          ))}
          {mayErase && applicant && !erasing && (
            <Button variant="default" disabled={!ready} onClick={() => setErasing(true)}>
              {t('erase')}
            </Button>
          )}
        </div>
      )}
      {erasing && <Erasing busy={busy} fault={fault} onErase={erase} onCancel={() => setErasing(false)} />}
    </section>
  );
};

import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { SampleDetail } from '#contract/sample/calls.ts';
import type { SampleStep } from '#contract/sample/states.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './sample.module.css';

// What opens comes when it opens.
const StepForm = lazy(() => import('./step-form.tsx'));

const waitsFor: Partial<Record<SampleDetail['row']['state'], 'buyer' | 'supplier'>> = {
  requested: 'supplier',
  offered: 'buyer',
  agreed: 'supplier',
  sent: 'buyer',
  received: 'buyer',
};
const quiet = new Set<SampleStep>(['decline', 'cancel']);

/** What the reader can do now, or whom it waits for. */
export const NextStep = ({ detail }: { detail: SampleDetail }) => {
  const { t } = useTranslation('sample');
  const f = useFormat();
  const ready = useReady();
  const [step, setStep] = useState<SampleStep>();
  const { row, steps, mayAct, expiresAt } = detail;
  const waits = waitsFor[row.state];
  const mine = waits === row.party;
  return (
    <section className={`${panel['panel']} ${mine ? panel['weft'] : ''} ${classes['box']}`} aria-labelledby="next">
      <h2 id="next">{t('nextHead')}</h2>
      {!waits && <p>{t('over')}</p>}
      {waits && !mine && <p>{t(`waits.${waits}`)}</p>}
      {waits && !mayAct && <p className={classes['quiet']}>{t('readOnly')}</p>}
      {expiresAt && <p className={classes['quiet']}>{t('expires', { at: f.stamp(expiresAt) })}</p>}
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
        </div>
      )}
    </section>
  );
};

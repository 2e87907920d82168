import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Start, StartStep } from '#contract/home/start.ts';
import { keptAddress, pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Thread } from '#web/ui/picture/thread.tsx';
import { Fresh } from './fresh.tsx';
import classes from './first-step.module.css';

// Each step's form alone, and none for who has passed them.
const CompletionForm = lazy(() =>
  import('../completion/completion-form.tsx').then((m) => ({ default: withWords(['identity'], m.CompletionForm) })),
);
const CompanyDialog = lazy(() => import('../company/company-dialog.tsx'));

/** The title, reason and act of a step; those of a verification follow how it stands. */
const useStepWords = (start: Start, now: StartStep, name: string) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  const { state, since } = start.verify;
  if (now === 'verify')
    return {
      title: t(`start.verify.state.${state}.title`, { name }),
      why: t(`start.verify.state.${state}.why`, { at: since ? f.time(since) : '' }),
      act: t(`start.verify.state.${state}.act`),
    };
  return {
    title: t(`start.${now}.title`, { name }),
    why: t(`start.${now}.why`),
    act: now === 'complete' ? '' : t(`start.${now}.act`),
  };
};

/** The company's form opens where it is asked for. */
const CompanyStart = ({ act }: { act: string }) => {
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <ActButton look="offer" wide disabled={!ready} onClick={() => setEditing(true)}>
        {act}
      </ActButton>
      {editing && (
        <Suspense fallback={null}>
          <CompanyDialog onSaved={async () => revalidate()} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
};

const Act = ({ start, now, act }: { start: Start; now: StartStep; act: string }) => {
  const id = useTranslation('identity').t;
  const { revalidate } = useRevalidator();
  if (now === 'complete')
    return (
      <Suspense fallback={<div className={classes['form']} />}>
        <CompletionForm
          onDone={async () => {
            await revalidate();
            say({ message: id('complete.done'), color: 'warp' });
          }}
        />
      </Suspense>
    );
  if (now === 'company') return <CompanyStart act={act} />;
  const waits = now === 'verify' && start.verify.state === 'submitted';
  const to = waits || !start.to ? pageTo('inquiryHall') : keptAddress(start.to);
  return (
    <ActLink to={to} look={now === 'publish' ? 'ask' : waits ? 'plain' : 'offer'} wide>
      {act}
    </ActLink>
  );
};

/** A newcomer's home: the single next step, said in a sentence, and what follows it. */
export const FirstStep = ({ start, name }: { start: Start; name: string }) => {
  const { t } = useTranslation('work');
  const now = start.now ?? 'publish';
  const at = start.steps.findIndex((s) => s.key === now);
  const words = useStepWords(start, now, name);
  return (
    <>
      <Fresh />
      <section className={classes['start']} aria-labelledby="start">
        <p className={classes['count']}>{t('start.stepOf', { n: at + 1, of: start.steps.length })}</p>
        <h1 id="start">{words.title}</h1>
        <p className={classes['why']}>{words.why}</p>
        <Act start={start} now={now} act={words.act} />
        {start.cameFor && (
          <p className={classes['back']}>
            <SiteLink to={keptAddress(start.cameFor)}>{t('start.cameFor')}</SiteLink>
          </p>
        )}
      </section>
      <section className={classes['then']} aria-labelledby="then">
        <h2 id="then">{t('start.then')}</h2>
        <Thread
          label={t('start.label')}
          knots={start.steps.map(({ key, done }) => ({
            key,
            state: done ? 'done' : key === now ? 'now' : 'next',
            children: (
              <>
                <strong>{t(`start.${key}.name`)}</strong>
                {t(`start.${key}.text`)}
              </>
            ),
          }))}
        />
      </section>
    </>
  );
};

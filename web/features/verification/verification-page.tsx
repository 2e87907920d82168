import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { verificationPageOf } from '#contract/pages/verification.ts';
import type { verification } from '#contract/verification/calls.ts';
import { afterMove, type ApplicationKind, applicationKinds } from '#contract/verification/rules.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { StepMark } from '#web/ui/form/step-mark.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { ApplicationForm } from './form.tsx';
import { StatePanel } from './state-panel.tsx';
import classes from './verification.module.css';

export type Mine = DataOf<typeof verification.mine>;
const tones: Record<Mine['label'], Tone> = {
  verified: 'warp',
  inAuthentication: 'info',
  unverified: 'plain',
  rejected: 'bad',
};

const Steps = () => {
  const { t } = useTranslation('verification');
  const viewer = useViewer();
  const steps = [
    ['info', (viewer?.userLevel ?? 0) >= 5],
    ['verified', viewer?.authStatus !== 0],
    ['supplier', viewer?.roles.includes('ROLE_GYS') ?? false],
  ] as const;
  return (
    <section>
      <h2>{t('page.unlocks')}</h2>
      <ol className={classes['steps']}>
        {steps.map(([key, done]) => (
          <li key={key} data-done={done || undefined}>
            <StepMark done={done} />
            <span>{t(`step.${key}`)}</span>
            <small>{t(done ? 'step.done' : 'step.open')}</small>
          </li>
        ))}
      </ol>
      <p className={classes['secret']}>
        <IconLock size={16} stroke={1.6} aria-hidden="true" />
        {t('page.secret')}
      </p>
    </section>
  );
};

const Others = ({ kind }: { kind: ApplicationKind }) => {
  const { t } = useTranslation('verification');
  const viewer = useViewer();
  const others = applicationKinds.filter((k) => k !== kind && mayOpen(verificationPageOf[k], viewer));
  return (
    <nav aria-labelledby="others">
      <h2 id="others">{t('page.others')}</h2>
      <ul className={classes['others']}>
        {others.map((k) => (
          <li key={k}>
            <SiteLink to={pageTo(verificationPageOf[k])}>{t(`kind.${k}`)}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** One kind of verification: why, what is needed, the form or the state, and what happened. */
export const VerificationPage = ({ kind, mine }: { kind: ApplicationKind; mine: Mine }) => {
  const { t } = useTranslation('verification');
  const text = useText();
  const [again, setAgain] = useState<string | null>(null);
  const a = mine.applications.find((x) => x.kind === kind);
  const editable = !a || Boolean(afterMove(a.state, 'save')) || a.state === 'withdrawn' || again === a.id;
  const restart = a && !editable && ['rejected', 'lapsed', 'revoked'].includes(a.state) ? () => setAgain(a.id) : null;
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        title={t(`kind.${kind}`)}
        note={
          <>
            <Tag tone={tones[mine.label]}>{t(`label.${mine.label}`)}</Tag>
            {mine.company && <span>{text(mine.company)}</span>}
          </>
        }
      />
      <p className={classes['why']}>{t(`why.${kind}`)}</p>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {a && a.state !== 'draft' && a.state !== 'withdrawn' && <StatePanel a={a} onAgain={restart} />}
          {editable && <ApplicationForm key={`${kind}:${a?.id ?? ''}`} kind={kind} slots={mine.needs[kind]} from={a} />}
          {a && a.history.length > 0 && (
            <section>
              <h2>{t('page.history')}</h2>
              <Timeline
                label={t('page.history')}
                events={a.history.map((h) => ({
                  key: h.id,
                  at: h.at,
                  title: t(`event.${h.event}` as 'event.submitted'),
                  by: t(`by.${h.by}`),
                  text: h.note ? text(h.note) : undefined,
                  ...(h.event === 'approved' && { tone: 'warp' as const }),
                  ...(h.event === 'rejected' && { tone: 'bad' as const }),
                }))}
              />
            </section>
          )}
        </div>
        <aside className={classes['aside']}>
          {kind !== 'personal' && <Steps />}
          <Others kind={kind} />
        </aside>
      </div>
    </main>
  );
};

import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { roleCodes } from '#contract/core/access.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { verificationPageOf } from '#contract/pages/verification.ts';
import type { Lang } from '#contract/core/langs.ts';
import { isChinese, suggestedCountry } from '#contract/enterprise/places.ts';
import type { Application, GivenFields, verification } from '#contract/verification/calls.ts';
import { afterMove, type ApplicationKind, applicationKinds } from '#contract/verification/rules.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { StepMark } from '#web/ui/form/step-mark.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { ApplicationForm } from './form.tsx';
import { HeldPanel, StatePanel } from './state-panel.tsx';
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

/** Whether the person, or their company, is verified as this, on an application or without one. */
const useHeld = (kind: ApplicationKind, mine: Mine): boolean => {
  const viewer = useViewer();
  const has = (role: keyof typeof roleCodes) => viewer?.roles.includes(roleCodes[role]) ?? false;
  if (kind === 'supplier') return has('supplier');
  if (kind === 'thirdParty') return has('provider');
  return viewer?.authStatus !== 0 && (kind === 'enterprise') === Boolean(mine.company);
};

/** What an application begins with: what was kept of it, else what the company says of itself, in the likeliest country. */
const beginWith = (
  kind: ApplicationKind,
  a: Application | undefined,
  stated: Mine['stated'],
  lang: Lang,
): GivenFields => {
  if (kind === 'personal' || a?.given.country) return a?.given ?? {};
  // An application that names no country is a Chinese one, or came before there were others.
  if (a) return { ...a.given, country: a.given.creditCode ? 'CN' : (stated?.country ?? 'CN') };
  if (!stated) return { country: suggestedCountry(lang) };
  if (isChinese(stated.country)) return { country: stated.country };
  const { country, ...rest } = stated;
  return { country, ...Object.fromEntries(Object.entries(rest).filter(([, v]) => v)) };
};

const History = ({ history }: Pick<Application, 'history'>) => {
  const { t } = useTranslation('verification');
  const text = useText();
  return (
    <section>
      <h2>{t('page.history')}</h2>
      <Timeline
        label={t('page.history')}
        events={history.map((h) => ({
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
  );
};

/** One kind of verification: why, what is needed, the form or the state, and what happened. */
export const VerificationPage = ({ kind, mine }: { kind: ApplicationKind; mine: Mine }) => {
  const { t } = useTranslation('verification');
  const text = useText();
  const lang = useLang();
  const [again, setAgain] = useState<string | null>(null);
  const a = mine.applications.find((x) => x.kind === kind);
  const held = useHeld(kind, mine) && (!a || a.state === 'withdrawn');
  const begun = !a || Boolean(afterMove(a.state, 'save')) || a.state === 'withdrawn';
  const editable = again === (a?.id ?? kind) || (begun && !held);
  const ended = a && ['approved', 'rejected', 'lapsed', 'revoked'].includes(a.state);
  const restart = !editable && (held || ended) ? () => setAgain(a?.id ?? kind) : null;
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
          {held && <HeldPanel onAgain={restart} />}
          {a && a.state !== 'draft' && a.state !== 'withdrawn' && <StatePanel a={a} onAgain={restart} />}
          {editable && (
            <ApplicationForm
              key={`${kind}:${a?.id ?? ''}`}
              kind={kind}
              set={mine.needs[kind]}
              from={a}
              given={beginWith(kind, a, mine.stated, lang)}
            />
          )}
          {a && a.history.length > 0 && <History history={a.history} />}
        </div>
        <aside className={classes['aside']}>
          {kind !== 'personal' && <Steps />}
          <Others kind={kind} />
        </aside>
      </div>
    </main>
  );
};

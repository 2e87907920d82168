import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { homeOf, mayOpen, type PageKey, pageTo } from '#contract/pages.ts';
import { say } from '#web/lib/say.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Have } from './have.tsx';
import classes from './register-pages.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** The long form comes with its pickers and the cropper: only who has an account needs it. */
const CompanyStepper = lazy(() =>
  import('../company/company-stepper.tsx').then((m) => ({ default: m.CompanyStepper })),
);

type CompanyKind = 'enterprise' | 'supplier' | 'service';
const verification = {
  enterprise: 'verifyPersonal',
  supplier: 'beSupplier',
  service: 'verifyEnterprise',
} as const satisfies Record<CompanyKind, PageKey>;

/** What is left to do after the form; the verification centre shows where this person may enter it. */
const Done = ({ kind, viewer }: { kind: CompanyKind; viewer: Viewer }) => {
  const { t } = useTranslation('identity');
  const may = viewer.authStatus === 0 && mayOpen(verification[kind], viewer);
  return (
    <div className={classes['done']}>
      <h2>{t('join.doneTitle')}</h2>
      <p>{t('join.doneText')}</p>
      <div className={classes['acts']}>
        {may && (
          <ActLink look="offer" to={pageTo(verification[kind])}>
            {t('join.verify')}
          </ActLink>
        )}
        <ActLink to={homeOf(viewer.userType)} look={may ? 'plain' : 'offer'}>
          {t('join.home')}
        </ActLink>
      </div>
    </div>
  );
};

const Upgrade = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation('identity');
  return (
    <div className={classes['done']}>
      <p>
        {t('join.otherAccount', { name: viewer.name })} {t('join.upgradeInstead')}
      </p>
      <ActLink look="offer" to={pageTo('upgradeRegister')}>
        {t('join.upgradeGo')}
      </ActLink>
    </div>
  );
};

/** The steps ahead, while the account is being made. */
const Ahead = () => {
  const { t } = useTranslation('identity');
  const steps = [
    [t('register.first'), t('register.firstNote')],
    ...(['base', 'capability', 'market'] as const).map((p) => [t(`company.part.${p}`), t(`company.note.${p}`)]),
  ];
  return (
    <ol className={classes['ahead']} aria-label={t('register.steps')}>
      {steps.map(([title, note], i) => (
        <li key={title} aria-current={i === 0 ? 'step' : undefined}>
          <span>{title}</span>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
};

/** The three steps to quoting, with those done ticked (access 10). */
const ThreeSteps = ({ viewer }: { viewer: Viewer | null }) => {
  const { t } = useTranslation('identity');
  const steps = [
    ['info', (viewer?.userLevel ?? 0) >= 5],
    ['verified', (viewer?.authStatus ?? 0) !== 0],
    ['supplier', viewer?.roles.includes('ROLE_GYS') ?? false],
  ] as const;
  return (
    <ol className={classes['three']} aria-label={t('join.step.title')}>
      {steps.map(([key, done]) => (
        <li key={key} data-done={done || undefined}>
          {done ? (
            <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
          ) : (
            <IconCircleDashed size={20} stroke={1.6} aria-hidden="true" />
          )}
          {t(`join.step.${key}`)}
        </li>
      ))}
    </ol>
  );
};

/** What such a company can do here, and the steps to it. */
const WhatFor = ({ kind, viewer }: { kind: CompanyKind; viewer: Viewer | null }) => {
  const { t } = useTranslation('identity');
  return (
    <aside className={classes['aside']}>
      <h2>{t('join.can')}</h2>
      <ul>
        {([1, 2, 3] as const).map((n) => (
          <li key={n}>{t(`join.${kind}${n}`)}</li>
        ))}
      </ul>
      {kind !== 'service' && <ThreeSteps viewer={viewer} />}
      {kind === 'service' && (
        <p className={classes['have']}>
          <SiteLink to={pageTo('thirdPartyRegistration')}>{t('join.serviceMore')}</SiteLink>
        </p>
      )}
      {!viewer && <Have />}
    </aside>
  );
};

/** Registration of a company: the account first, then, logged in, its form in parts; each can be left and taken up again. */
export const CompanyRegister = ({ kind }: { kind: CompanyKind }) => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const company = viewer && viewer.entId && [1, 3, 5, 15].includes(viewer.userType);
  let body: ReactNode;
  if (!viewer)
    body = (
      <>
        <Ahead />
        <RegistrationForm
          kind={kind}
          submit={t('register.go')}
          onDone={async () => {
            say({ message: t('register.done'), color: 'warp' });
            await revalidate();
          }}
        />
      </>
    );
  else if (!company) body = <Upgrade viewer={viewer} />;
  else if (viewer.isFinish) body = <Done kind={kind} viewer={viewer} />;
  else
    body = (
      <Suspense fallback={<div className={classes['wait']} />}>
        <CompanyStepper
          onSaved={async () => {
            say({ message: t('company.saved'), color: 'warp' });
            await revalidate();
          }}
        />
      </Suspense>
    );
  return (
    <main id="main" className={classes['page']}>
      <Head description={t(`join.${kind}.lead`)} />
      <div className={classes['columns']} data-long={company || undefined}>
        <section className={classes['form']}>
          <h1>{t(`join.${kind}.title`)}</h1>
          <p className={classes['lead']}>{t(`join.${kind}.lead`)}</p>
          {body}
        </section>
        <WhatFor kind={kind} viewer={viewer} />
      </div>
    </main>
  );
};

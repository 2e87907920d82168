import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { account } from '#contract/identity/account.ts';
import { mayOpen, type PageAddress, type PageKey, pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './home.module.css';
import type { Me } from './who-i-am.tsx';

const CompanyDialog = lazy(() => import('../company/company-dialog.tsx'));

export type Ext = DataOf<typeof account.infoExt>;
const keys = ['company', 'verify', 'inquiry', 'phone', 'needs', 'match', 'seats', 'service', 'upgrade'] as const;
type Step = { key: (typeof keys)[number]; to: PageAddress | null };

/** What is left to do, by what the account is and has; a page counts only where this person may open it. */
const stepsOf = (viewer: Viewer, { sysUser: u, roles }: Me, ext: Ext): Step[] => {
  const may = (page: PageKey) => mayOpen(page, viewer);
  const ofCompany = u.seat === 'owner';
  const supplies = roles.includes('ROLE_GYS');
  const check =
    u.userType === 2 || ext.wishes.at(-1) === 'enterprise'
      ? 'verifyPersonal'
      : ext.wishes.at(-1) === 'service'
        ? 'beThirdParty'
        : 'beSupplier';
  const steps: (Step & { when: boolean })[] = [
    { key: 'company', to: null, when: ofCompany && !u.isFinish },
    { key: 'verify', to: pageTo(check), when: u.isFinish && u.authStatus === 0 && may(check) },
    { key: 'inquiry', to: pageTo('inquiry', { id: ext.cameFor ?? '' }), when: ext.cameFor !== null && !supplies },
    { key: 'phone', to: pageTo('safety'), when: u.userType !== 4 && (!u.phone || !u.email) },
    {
      key: 'needs',
      to: pageTo('purchaser'),
      when: u.userType === 2 && ext.needs.products.length === 0 && ext.needs.processes.length === 0,
    },
    { key: 'match', to: pageTo('smartMatch'), when: may('smartMatch') },
    { key: 'seats', to: pageTo('seats'), when: may('seats') && u.isFinish },
    { key: 'service', to: pageTo('customerUsers'), when: may('customerUsers') },
    { key: 'upgrade', to: pageTo('upgradeRegister'), when: u.userType === 2 && u.isFinish },
  ];
  return steps.filter((s) => s.when);
};

/** The next acts, the most pressing first; the first is the one to do. */
export const NextSteps = ({ me, ext }: { me: Me; ext: Ext }) => {
  const { t } = useTranslation('centre');
  const viewer = useViewer();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  if (!viewer) return null;
  const steps = stepsOf(viewer, me, ext);
  if (steps.length === 0) return null;
  return (
    <section className={classes['block']}>
      <h2>{t('next.title')}</h2>
      <ol className={classes['todo']}>
        {steps.map(({ key, to }, i) => (
          <li key={key}>
            <span>
              <strong>{t(`next.${key}`)}</strong>
              <small>{t(`next.${key}Why`)}</small>
            </span>
            {to ? (
              <Button component={SiteLink} to={to} variant={i === 0 ? 'filled' : 'default'}>
                {t('go')}
                <span className="visually-hidden">: {t(`next.${key}`)}</span>
              </Button>
            ) : (
              <Button variant={i === 0 ? 'filled' : 'default'} disabled={!ready} onClick={() => setEditing(true)}>
                {t('go')}
                <span className="visually-hidden">: {t(`next.${key}`)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {editing && (
        <Suspense fallback={null}>
          <CompanyDialog onSaved={async () => revalidate()} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
};

import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { identity } from '#contract/identity.ts';
import { quietCall } from '#web/lib/call.ts';
import { usePath } from '#web/lib/lang.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SiteLink, SiteNavLink } from '#web/ui/site-link.tsx';
import classes from './desk.module.css';

const pages = [
  ['/operator', 'queue'],
  ['/operator/disputes', 'disputes'],
  ['/operator/people', 'people'],
  ['/operator/companies', 'companies'],
  ['/operator/settings', 'settings'],
  ['/operator/dictionaries', 'dictionaries'],
  ['/operator/audit', 'audit'],
] as const;

/** The desk's own frame: its pages, who is here, and the way out. The language switch and skip link come from the shell. */
export const DeskFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation('operator');
  const viewer = useViewer();
  const path = usePath();
  const out = () =>
    void quietCall(identity.logout)
      .catch(() => undefined)
      .then(() => location.assign(path('/operator/login')));
  return (
    <div className={classes['frame']}>
      <header className={classes['bar']}>
        <SiteLink to={viewer ? '/operator' : '/operator/login'} className={classes['logo']} aria-label={t('desk')}>
          <Logo />
          <span>{t('desk')}</span>
        </SiteLink>
        {viewer && (
          <nav aria-label={t('nav.label')}>
            {pages.map(([to, key]) => (
              <SiteNavLink key={to} to={to} end>
                {t(`nav.${key}`)}
              </SiteNavLink>
            ))}
          </nav>
        )}
        <span className={classes['tools']}>
          {tools}
          {viewer && (
            <>
              <span className={classes['who']}>{viewer.name}</span>
              <button type="button" onClick={out}>
                <IconLogout size={18} stroke={1.6} aria-hidden="true" />
                {t('nav.out')}
              </button>
            </>
          )}
        </span>
      </header>
      {children}
    </div>
  );
};

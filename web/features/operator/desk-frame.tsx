import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { identity } from '#contract/identity/calls.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Logo } from '#web/ui/frame/logo.tsx';
import { SiteLink, SiteNavLink } from '#web/ui/frame/site-link.tsx';
import classes from './desk.module.css';

const pages = [
  ['operatorQueue', 'queue'],
  ['operatorCases', 'cases'],
  ['operatorDisputes', 'disputes'],
  ['operatorEvidence', 'evidence'],
  ['operatorReports', 'reports'],
  ['operatorLetters', 'letters'],
  ['operatorPeople', 'people'],
  ['operatorCompanies', 'companies'],
  ['operatorBroadcasts', 'broadcasts'],
  ['operatorSettings', 'settings'],
  ['operatorDictionaries', 'dictionaries'],
  ['operatorOperators', 'operators'],
  ['operatorAudit', 'audit'],
  ['operatorHealth', 'health'],
] as const;

/** The desk's own frame: its pages, who is here, and the way out. The language switch and skip link come from the shell. */
export const DeskFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation('operator');
  const viewer = useViewer();
  const path = usePath();
  const out = () =>
    void quietCall(identity.logout)
      .catch(() => undefined)
      .then(() => location.assign(path(pageTo('operatorLogin'))));
  return (
    <div className={classes['frame']}>
      <header className={classes['bar']}>
        <SiteLink
          to={viewer ? pageTo('operatorQueue') : pageTo('operatorLogin')}
          className={classes['logo']}
          aria-label={t('desk')}
        >
          <Logo />
          <span>{t('desk')}</span>
        </SiteLink>
        {viewer && (
          <nav aria-label={t('nav.label')}>
            {pages
              .filter(([page]) => mayOpen(page, viewer))
              .map(([page, key]) => (
                <SiteNavLink key={page} to={pageTo(page)} end>
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

import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { identity } from '#contract/identity/calls.ts';
import { deskPageTo, mayOpenDesk } from '#contract/desk-pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { Logo } from '#web/ui/frame/logo.tsx';
import { SiteLink, SiteNavLink } from '#web/ui/frame/site-link.tsx';
import classes from './desk-frame.module.css';

/** The desk's pages by what they are for. */
const groups = [
  [
    'work',
    [
      ['operatorQueue', 'queue'],
      ['operatorCases', 'cases'],
      ['operatorDisputes', 'disputes'],
      ['operatorEvidence', 'evidence'],
      ['operatorReports', 'reports'],
      ['operatorPhotos', 'photos'],
      ['operatorLetters', 'letters'],
      ['operatorBoothOrders', 'boothOrders'],
      ['operatorServices', 'services'],
      ['operatorVacancies', 'vacancies'],
      ['operatorParkTenancies', 'parkTenancies'],
      ['operatorAdvertisements', 'advertisements'],
    ],
  ],
  [
    'members',
    [
      ['operatorPeople', 'people'],
      ['operatorCompanies', 'companies'],
      ['operatorBroadcasts', 'broadcasts'],
      ['operatorFairs', 'fairs'],
      ['operatorCarnival', 'carnival'],
      ['operatorContent', 'content'],
      ['operatorContributions', 'contributions'],
      ['operatorParks', 'parks'],
      ['operatorConferences', 'conferences'],
      ['operatorAdPlaces', 'adPlaces'],
      ['operatorPoints', 'points'],
    ],
  ],
  [
    'platform',
    [
      ['operatorSettings', 'settings'],
      ['operatorRates', 'rates'],
      ['operatorDictionaries', 'dictionaries'],
      ['operatorOperators', 'operators'],
      ['operatorAudit', 'audit'],
      ['operatorFigures', 'figures'],
      ['operatorHealth', 'health'],
    ],
  ],
] as const;

/** The desk's menu: beside the page where there is room, else opened from the bar. */
const Menu = ({ viewer, open }: { viewer: Viewer; open: boolean }) => {
  const { t } = useTranslation('operator');
  const shown = groups
    .map(([group, pages]) => ({ group, items: pages.filter(([page]) => mayOpenDesk(page, viewer)) }))
    .filter((g) => g.items.length);
  return (
    <nav id="desk-menu" className={classes['side']} aria-label={t('nav.label')} data-open={open || undefined}>
      {shown.map(({ group, items }) => (
        <div key={group}>
          <h2>{t(`nav.group.${group}`)}</h2>
          {items.map(([page, key]) => (
            <SiteNavLink key={page} to={deskPageTo(page)} end>
              {t(`nav.${key}`)}
            </SiteNavLink>
          ))}
        </div>
      ))}
    </nav>
  );
};

/** Whether the menu is open, where it opens from the bar. */
const useMenu = () => {
  const { key } = useLocation();
  // A new page closes the menu.
  const [opened, setOpened] = useState<string>();
  const open = opened === key;
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      setOpened(undefined);
      opener.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return { open, opener, toggle: () => setOpened(open ? undefined : key) };
};

/** The desk's own frame: its pages, who is here, and the way out. The language switch and skip link come from the shell. */
export const DeskFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation(['operator', 'common']);
  const viewer = useViewer();
  const path = usePath();
  const { open, opener, toggle } = useMenu();
  const out = () =>
    void quietCall(identity.logout)
      .catch(() => undefined)
      .then(() => location.assign(path(deskPageTo('operatorLogin'))));
  return (
    <div className={classes['frame']} data-within={viewer ? '' : undefined}>
      <header className={classes['bar']}>
        {viewer && (
          <button
            ref={opener}
            type="button"
            className={classes['open']}
            aria-expanded={open}
            aria-controls="desk-menu"
            onClick={toggle}
          >
            <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
            {t('common:menu')}
          </button>
        )}
        <SiteLink
          to={viewer ? deskPageTo('operatorQueue') : deskPageTo('operatorLogin')}
          className={classes['logo']}
          aria-label={t('desk')}
        >
          <Logo />
          <span>{t('desk')}</span>
        </SiteLink>
        <span className={classes['tools']}>
          {tools}
          {viewer && (
            <>
              <span className={classes['who']}>{viewer.name}</span>
              <button type="button" className={classes['out']} onClick={out}>
                <IconLogout size={18} stroke={1.6} aria-hidden="true" />
                <span>{t('nav.out')}</span>
              </button>
            </>
          )}
        </span>
      </header>
      {viewer && <Menu viewer={viewer} open={open} />}
      <div className={classes['content']}>{children}</div>
    </div>
  );
};

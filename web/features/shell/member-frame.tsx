import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { Bell } from '#web/features/notices/bell.tsx';
import { NoticeToasts } from '#web/features/notices/toasts.tsx';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Logo } from '#web/ui/frame/logo.tsx';
import { SiteLink, SiteNavLink } from '#web/ui/frame/site-link.tsx';
import { AccountArea } from './header/account-area.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import classes from './member-frame.module.css';
import signs from './member.svg?url&no-inline';
import { insteadOf, memberMenu, ofCompany, quickPages } from './member-menu.ts';
import { Progress, SkipLink } from './progress.tsx';
import { Search } from './header/search-field.tsx';
import { useHours } from './use-hours.ts';

/** A sign of the menu. Decoration, never the only name. */
const MemberSign = ({ of }: { of: string }) => (
  <svg className={classes['sign']} width={18} height={18} aria-hidden="true" focusable="false">
    <use href={`${signs}#${of}`} />
  </svg>
);

/** Pages in a phone's bar, beside the way to all of them. */
const quickPlaces = 4;

const useMenu = () => {
  const viewer = useViewer();
  const alone = viewer?.userType === 2 && !viewer.entId;
  const itemsOf = (group: (typeof memberMenu)[number]) =>
    group.items.filter(
      (i) =>
        mayOpen(i.page, viewer) &&
        !(alone && ofCompany.includes(i.page)) &&
        !(i.page in insteadOf && mayOpen(insteadOf[i.page as keyof typeof insteadOf], viewer)),
    );
  return memberMenu.map((group) => ({ key: group.key, items: itemsOf(group) })).filter((g) => g.items.length > 0);
};

const Side = ({ folded, onFold }: { folded: boolean; onFold: () => void }) => {
  const { t } = useTranslation();
  const viewer = useViewer();
  const menu = useMenu();
  const { key } = useLocation();
  const quick = quickPages.filter((p) => mayOpen(p, viewer)).slice(0, quickPlaces);
  // A phone's whole menu; a new page closes it.
  const [sheet, setSheet] = useState<string>();
  const open = sheet === key;
  return (
    <nav className={classes['side']} aria-label={t('centre')} data-open={open || undefined}>
      {menu.map(({ key: group, items }) => (
        <div key={group}>
          <h2>{t(`side.${group}`)}</h2>
          {items.map(({ page, key, sign }) => (
            <SiteNavLink
              key={page}
              to={pageTo(page)}
              title={folded ? t(`side.${key}`) : ''}
              data-quick={quick.some((p) => p === page) || undefined}
            >
              <MemberSign of={sign} />
              <span>{t(`side.${key}`)}</span>
            </SiteNavLink>
          ))}
        </div>
      ))}
      <button type="button" onClick={onFold} className={classes['fold']} aria-expanded={!folded}>
        <MemberSign of={folded ? 'layout-sidebar-left-expand' : 'layout-sidebar-left-collapse'} />
        <span>{t(folded ? 'side.unfold' : 'side.fold')}</span>
      </button>
      <button
        type="button"
        className={classes['all']}
        aria-expanded={open}
        onClick={() => setSheet(open ? undefined : key)}
      >
        <MemberSign of={open ? 'chevron-down' : 'menu-2'} />
        {t(open ? 'side.less' : 'side.all')}
      </button>
    </nav>
  );
};

/** The member centre: sidebar by role, folded or not as the `sidebarStatus` cookie says. */
export const MemberFrame = ({ closed, children }: { closed: boolean; children: ReactNode }) => {
  const { t } = useTranslation();
  useHours();
  const { search } = useLocation();
  const refused = new URLSearchParams(search).get('refused') === 'seat';
  const [folded, setFolded] = useState(closed);
  const fold = () => {
    document.cookie = `sidebarStatus=${folded ? 1 : 0}; path=/; max-age=31536000; samesite=lax`;
    setFolded(!folded);
  };
  return (
    <div className={classes['frame']} data-folded={folded || undefined}>
      <SkipLink />
      <Progress />
      <header className={classes['bar']}>
        <SiteLink to={pageTo('home')} className={classes['logo']} aria-label={t('home')}>
          <Logo />
        </SiteLink>
        <div className={classes['search']}>
          <Search />
        </div>
        <LanguageSwitch />
        <Bell />
        <AccountArea />
      </header>
      <Side folded={folded} onFold={fold} />
      <div className={classes['content']}>
        {refused && (
          <p role="alert" className={classes['refused']}>
            {t('seatRefused')}
          </p>
        )}
        {children}
      </div>
      <NoticeToasts />
    </div>
  );
};

import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { pageTo, splitPath } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Sign } from '#web/ui/frame/sign.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Categories } from './categories-button.tsx';
import { useFrame } from '../frame-data.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './nav-row.module.css';
import { isHere, type NavEntry, siteNav } from './site-nav.ts';
import { useFold } from './use-fold.ts';

/** An opened list closes when the keyboard leaves it or says so. */
const leave = (e: FocusEvent<HTMLDetailsElement>) => {
  if (!e.currentTarget.contains(e.relatedTarget)) e.currentTarget.open = false;
};
const escape = (e: KeyboardEvent<HTMLDetailsElement>) => {
  if (e.key !== 'Escape' || !e.currentTarget.open) return;
  e.currentTarget.open = false;
  e.currentTarget.querySelector('summary')?.focus();
};

/** Categories, the rooms that exist, what of them doesn't fit under "more", and today's count. */
export const NavRow = ({ open }: { open: boolean }) => {
  const { t } = useTranslation();
  const f = useFormat();
  const frame = useFrame();
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  const { row, shown, measured } = useFold(siteNav.length);
  const item = (e: NavEntry) => (
    <SiteLink to={e.to} aria-current={isHere(e.to, path, search) ? 'page' : undefined}>
      {t(`nav.${e.key}`)}
    </SiteLink>
  );
  const folded = siteNav.slice(shown);
  return (
    <nav id="site-nav" className={classes['nav']} data-open={open || undefined} aria-label={t('navigation')}>
      <div>
        <Categories />
        <ul ref={row} className={classes['rooms']} data-measured={measured || undefined}>
          {siteNav.map((e, i) => (
            <li key={e.to} data-folded={i >= shown || undefined}>
              {item(e)}
            </li>
          ))}
          <li className={classes['more']} data-more hidden={folded.length === 0}>
            {/* A new page closes it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes with its last focus and Esc */}
            <details key={pathname + search} onBlur={leave} onKeyDown={escape}>
              <summary>
                {t('nav.more')}
                <Sign of="more" size={16} />
              </summary>
              <ul>
                {folded.map((e) => (
                  <li key={e.to}>{item(e)}</li>
                ))}
              </ul>
            </details>
          </li>
        </ul>
        {frame && frame.newToday > 0 && (
          <SiteLink to={pageTo('inquiryHall')} className={classes['today']}>
            {t('nav.today')} <b className="figure">{f.number(frame.newToday)}</b>
          </SiteLink>
        )}
        <div className={classes['language']}>
          <LanguageSwitch />
        </div>
      </div>
    </nav>
  );
};

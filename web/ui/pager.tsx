import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import classes from './pager.module.css';

/** Pages of a list; the page is in the address (`current`), so that back and sharing work. */
export const Pager = ({ current, pages, total }: { current: number; pages: number; total: number }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (pages <= 1) return <p className={classes['total']}>{t('pager.total', { total })}</p>;
  const to = (n: number) => {
    const s = new URLSearchParams(search);
    s.set('current', String(n));
    return `${pathname}?${s}`;
  };
  const near = Array.from({ length: pages }, (_, i) => i + 1).filter(
    (n) => n === 1 || n === pages || Math.abs(n - current) <= 1,
  );
  return (
    <nav className={classes['pager']} aria-label={t('pager.label')}>
      <p className={classes['total']}>{t('pager.total', { total })}</p>
      {current > 1 && <Link to={to(current - 1)}>{t('pager.previous')}</Link>}
      {near.map((n, i) => (
        <span key={n}>
          {i > 0 && n - (near[i - 1] ?? 0) > 1 && <span className={classes['gap']}>…</span>}
          <Link to={to(n)} aria-current={n === current ? 'page' : undefined}>
            {n}
          </Link>
        </span>
      ))}
      {current < pages && <Link to={to(current + 1)}>{t('pager.next')}</Link>}
    </nav>
  );
};

import { useLocation } from 'react-router';
import { countedRows } from '#contract/core/paging.ts';
import type { CursorPage, Page } from '#contract/core/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { atPage } from './list-address.ts';
import classes from './pager.module.css';
import { PathLink } from '../frame/site-link.tsx';

type Props = Omit<Page<unknown>, 'records'> & { records?: unknown[] } & Partial<
    Pick<CursorPage<unknown>, 'capped' | 'next' | 'previous'>
  > & {
    /** Rows are walked by keys, and that is said. */
    keys?: boolean;
    /** Of a page's second list: the address's key of its place, and its name. */
    place?: string;
    label?: string;
  };

/** The first page, those beside the current one, and the last where it is known; none deeper than numbers go. */
const numbersNear = (
  { current, pages, size }: Pick<Props, 'current' | 'pages' | 'size'>,
  capped: boolean,
): number[] => {
  const deepest = Math.min(pages, Math.floor(countedRows / size) + 1);
  return Array.from({ length: deepest }, (_, i) => i + 1).filter(
    (n) => n === 1 || (n === pages && !capped) || Math.abs(n - current) <= 1,
  );
};

/**
 * Pages of a list, in the address, so that back and sharing work. Next and previous go by the answer's cursors where it has
 * any, numbers lead as deep as numbers go.
 */
export const Pager = ({
  current,
  pages,
  total,
  size,
  records,
  capped = false,
  next,
  previous,
  keys,
  place,
  label,
}: Props) => {
  const { t } = useTranslation();
  const f = useFormat();
  const { pathname, search } = useLocation();
  const from = (current - 1) * size + 1;
  const to = records ? from + records.length - 1 : Math.min(current * size, total);
  const all = `${f.number(total)}${capped ? '+' : ''}`;
  const link = (n: number, cursor?: string | null) => pathname + atPage(search, n, cursor, place);
  const more = next === undefined ? current < pages : next !== null;
  const before = previous === undefined ? current > 1 : previous !== null;
  const near = numbersNear({ current, pages, size }, capped);
  const several = pages > 1 || more || before;
  const told =
    several && to >= from
      ? t('pager.range', { from: f.number(from), to: f.number(to), total: all })
      : t('pager.total', { total: all });
  return (
    <nav className={classes['pager']} aria-label={label ?? t('pager.label')}>
      <p className={classes['total']}>
        <span className="figure">{told}</span>
        {keys && <span className={classes['keys']}>{t('list.keys')}</span>}
      </p>
      {several && (
        <>
          {before && (
            <PathLink to={link(Math.max(1, current - 1), previous)} rel="prev">
              {t('pager.previous')}
            </PathLink>
          )}
          {near.map((n, i) => (
            <span key={n} className={classes['number']}>
              {i > 0 && n - (near[i - 1] ?? 0) > 1 && <span className={classes['gap']}>…</span>}
              <PathLink to={link(n)} aria-current={n === current ? 'page' : undefined}>
                {f.number(n)}
              </PathLink>
            </span>
          ))}
          {more && (
            <PathLink to={link(current + 1, next)} rel="next">
              {t('pager.next')}
            </PathLink>
          )}
        </>
      )}
    </nav>
  );
};

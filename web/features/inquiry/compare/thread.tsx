import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './thread.module.css';

/** The deal's progress: an amber thread with knots. */
export const Thread = ({ data }: { data: DataOf<typeof inquiry.own> }) => {
  const { t } = useTranslation('match');
  const f = useFormat();
  const { row, matched, orders } = data;
  const closed = row.state !== 'quoting';
  const knots = [
    { key: 'published', done: true, note: row.publishedAt ? f.day(row.publishedAt) : '' },
    { key: 'matched', done: matched > 0, note: t('thread.suppliers', { n: matched, count: matched }) },
    { key: 'quoted', done: row.quotations > 0, note: `${row.quotations}/${row.maxQuotations}` },
    { key: 'closed', done: closed, note: f.day(row.deadline) },
    {
      key: row.state === 'withdrawn' ? 'withdrawn' : 'awarded',
      done: row.state === 'awarded' || row.state === 'withdrawn',
      note: '',
    },
    { key: 'ordered', done: orders.length > 0, note: '' },
  ] as const;
  const now = knots.findLastIndex((k) => k.done);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
    <ol className={classes['thread']} aria-label={t('thread.label')} tabIndex={0}>
      {knots.map((k, i) => (
        <li
          key={k.key}
          data-done={k.done || undefined}
          data-now={i === now || undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {t(`thread.${k.key}`)}
          <small className="figure">{k.note}</small>
          {k.key === 'ordered' &&
            orders.map((o) => (
              <SiteLink key={o.id} to={pageTo('order', { id: o.id })} className="figure">
                {o.number}
              </SiteLink>
            ))}
        </li>
      ))}
    </ol>
  );
};

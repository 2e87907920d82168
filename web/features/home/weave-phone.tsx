import type { WeaveView } from '#contract/home/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Cells, keyOf, suppliersAt, useShort } from './weave-cell.ts';
import classes from './weave-phone.module.css';

/** The weave on a phone: a row of materials over the processes of the chosen one, each a door to its suppliers. */
export const WeavePhone = ({ weave, cells }: { weave: WeaveView; cells: Cells }) => {
  const { t } = useTranslation(['home', 'common']);
  const f = useFormat();
  const short = useShort();
  const row = cells.picked?.row ?? weave.rows[0];
  if (!row) return null;
  return (
    <div className={classes['phone']}>
      <ul className={classes['chips']} aria-label={t('materials')}>
        {weave.rows.map((r) => {
          const key = keyOf(r.slug, cells.chosen?.process.slug ?? '');
          return (
            <li key={r.slug}>
              <a
                href={cells.href(key)}
                aria-current={r.slug === row.slug ? 'true' : undefined}
                onClick={cells.onClick(key)}
              >
                {short(r)}
              </a>
            </li>
          );
        })}
      </ul>
      <ul className={classes['processes']} aria-label={short(row)}>
        {weave.processes.map((p, i) => {
          const { suppliers = 0, inquiries = 0 } = row.cells[i] ?? {};
          const inside = (
            <>
              <span>
                <b>{short(p)}</b>
                <small className="figure">
                  {inquiries > 0
                    ? t('weave.waitingShort', { n: f.number(inquiries), count: inquiries })
                    : t('weave.noneWaiting')}
                </small>
              </span>
              <strong className="figure">{suppliers ? f.number(suppliers) : '—'}</strong>
            </>
          );
          return (
            <li key={p.slug} data-wanted={inquiries > 0 || undefined}>
              {suppliers ? <SiteLink to={suppliersAt(row.slug, p.slug)}>{inside}</SiteLink> : <div>{inside}</div>}
            </li>
          );
        })}
      </ul>
      <div className={classes['acts']}>
        <ActLink to={pageTo('releaseInquiry')} look="ask">
          {t('common:release')}
        </ActLink>
        <ActLink to={pageTo('inquiryHall', { state: 'quoting' })}>{t('offer.quote')}</ActLink>
      </div>
    </div>
  );
};

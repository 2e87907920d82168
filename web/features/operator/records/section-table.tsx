import { useTranslation } from '#web/lib/text/words.ts';
import type { RecordRow, RecordSection } from '#contract/operator/records.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { type PageAddress } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './record.module.css';

const addressOf = ({ to, id }: NonNullable<RecordRow['link']>): PageAddress =>
  to === 'person'
    ? deskPageTo('operatorPerson', { id })
    : to === 'company'
      ? deskPageTo('operatorCompany', { id })
      : to === 'case'
        ? deskPageTo('operatorCase', { id })
        : deskPageTo('operatorDisputes', { id });

const Row = ({ row: r }: { row: RecordRow }) => {
  const text = useText();
  const f = useFormat();
  const title = text(r.title) || r.number || '—';
  return (
    <li data-plain={(!r.number && !r.kind && !r.state) || undefined}>
      <span className={`figure ${classes['at']}`}>{r.at ? f.stamp(r.at) : ''}</span>
      <span className={classes['what']}>
        {r.link ? <SiteLink to={addressOf(r.link)}>{title}</SiteLink> : <span>{title}</span>}
        {r.note && <small>{r.note}</small>}
      </span>
      <span className={`figure ${classes['number']}`}>{title === r.number ? '' : r.number}</span>
      <span className={classes['kind']}>{r.kind}</span>
      <span className={classes['state']}>{r.state}</span>
    </li>
  );
};

/** So many rows stand there at once; the others open below them. */
const shown = 6;

const Rows = ({ rows }: { rows: RecordRow[] }) => (
  <ul>
    {rows.map((r) => (
      <Row key={r.id} row={r} />
    ))}
  </ul>
);

/** A part of a record: its newest rows, and how many there are. */
export const SectionTable = ({ section: s }: { section: RecordSection }) => {
  const { t } = useTranslation('operator');
  return (
    <section id={s.part} className={classes['section']} aria-labelledby={`${s.part}-title`}>
      <h2 id={`${s.part}-title`}>
        {t(`record.part.${s.part}`)} <b>{s.total}</b>
        {s.total > s.rows.length && <small>{t('record.newest', { n: s.rows.length })}</small>}
      </h2>
      <Rows rows={s.rows.slice(0, shown)} />
      {s.rows.length > shown && (
        <details>
          <summary>{t('record.more', { n: s.rows.length - shown })}</summary>
          <Rows rows={s.rows.slice(shown)} />
        </details>
      )}
    </section>
  );
};

import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { seats } from '#contract/seats/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import classes from './seats.module.css';

type Line = DataOf<typeof seats.history>['records'][number];

/** What was done to the seats, as sentences. */
export const SeatHistory = ({ records }: { records: Line[] }) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  return (
    <section className={classes['block']}>
      <h2>{t('history')}</h2>
      {records.length === 0 ? (
        <p className={classes['note']}>{t('noHistory')}</p>
      ) : (
        <ol className={classes['history']}>
          {records.map((r) => (
            <li key={r.id}>
              <time dateTime={r.at}>{f.stamp(r.at)}</time>
              <span>
                {t(`act.${r.act}`, {
                  by: r.by || t('someone'),
                  about: r.about,
                  from: r.from ? t(`seat.${r.from}`) : '',
                  to: r.to ? t(`seat.${r.to}`) : '',
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

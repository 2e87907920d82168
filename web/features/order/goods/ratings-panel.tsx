import { Button } from '@mantine/core';
import { useReports } from '#web/lib/report-slot.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import classes from './goods.module.css';

type Rating = NonNullable<OrderDetail['ratings']['own']>;

const One = ({ rating: r, title, open }: { rating: Rating; title: string; open: OpenDialog }) => {
  const { t } = useTranslation('order');
  const reports = useReports();
  return (
    <div className={classes['item']}>
      <h3>{title}</h3>
      <dl className={classes['sums']}>
        {r.scores.map((s) => (
          <div key={s.criterion}>
            <dt>{t(`rating.criterion.${s.criterion}`)}</dt>
            <dd className="figure">{t('rating.of', { n: s.score })}</dd>
          </div>
        ))}
      </dl>
      {r.hidden && <p className={classes['quiet']}>{t('rating.hidden')}</p>}
      {r.text && <ForeignText className={classes['said']} text={r.text} />}
      {r.reply && (
        <p className={classes['said']}>
          <b>{t('rating.replied')}:</b> {r.reply}
        </p>
      )}
      {r.mayReply && (
        <div className={classes['acts']}>
          <Button variant="default" onClick={() => open({ kind: 'replyRating', ratingId: r.id })}>
            {t('rating.reply')}
          </Button>
        </div>
      )}
      {r.mayReport && reports.word({ kind: 'rating', id: r.id })}
    </div>
  );
};

/** What both sides say of each other after completion. */
export const RatingsPanel = ({ detail, open }: { detail: OrderDetail; open: OpenDialog }) => {
  const { t } = useTranslation('order');
  const { own, other, otherGiven, mayRate } = detail.ratings;
  if (detail.row.state !== 'completed' || (!own && !other && !mayRate)) return null;
  return (
    <section id="ratings" className={`${panel['panel']} ${page['box']}`} aria-label={t('rating.title')}>
      <h2>{t('rating.title')}</h2>
      {own && <One rating={own} title={t('rating.own')} open={open} />}
      {other && <One rating={other} title={t('rating.other')} open={open} />}
      {!other && <p className={classes['quiet']}>{t(otherGiven ? 'rating.given' : 'rating.notYet')}</p>}
      {mayRate && (
        <div className={classes['acts']}>
          <Button color="weft" onClick={() => open({ kind: 'rate' })}>
            {t('act.rate')}
          </Button>
        </div>
      )}
    </section>
  );
};

import { useTranslation } from 'react-i18next';
import { orderSteps, type OrderStep } from '#contract/order.ts';
import { useFormat } from '#web/lib/lang.ts';
import panel from '#web/ui/panel.module.css';
import type { OrderDetail } from './order-detail.ts';
import classes from './order-page.module.css';

const isStep = (s: string): s is OrderStep => (orderSteps as readonly string[]).includes(s);

/** What happened, when, by whom and why; the newest last, as the order itself grew. */
export const Timeline = ({ timeline }: { timeline: OrderDetail['timeline'] }) => {
  const { t } = useTranslation(['order', 'common']);
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('timeline')}>
      <h2>{t('timeline')}</h2>
      <ol className={classes['timeline']}>
        {timeline.map((e, i) => (
          <li key={i}>
            <time dateTime={e.at} className="figure">
              {f.stamp(e.at)}
            </time>
            <div>
              <b>{t(isStep(e.step) ? `did.${e.step}` : 'did.create')}</b> <span>{t(`by.${e.party}`)}</span>
              {e.reason && <p>{t('because', { reason: e.reason })}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

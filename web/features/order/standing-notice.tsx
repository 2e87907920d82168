import type { DataOf } from '#contract/core/endpoint.ts';
import { type orderStanding, standingRules } from '#contract/order/standing.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './standing-notice.module.css';

type Blocks = DataOf<typeof orderStanding.own>['blocks'];

/** What keeps the own company out of new inquiries and orders, why, and what ends it; nothing where nothing does. */
export const StandingNotice = ({ blocks }: { blocks: Blocks }) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  if (!blocks.length) return null;
  return (
    <section className={`${panel['panel']} ${classes['notice']}`} aria-label={t('standing.title')}>
      <h2>{t('standing.title')}</h2>
      {blocks.map((b) => (
        <div key={b.code}>
          <p>
            <strong>{t(`standing.out.${b.keepsOut.length > 1 ? 'both' : 'matching'}`)}</strong>{' '}
            {t(`standing.why.${b.code}`, {
              days: standingRules.refund.afterDays,
              n: b.orders.length,
              count: b.orders.length,
              asked: standingRules.silence.asked,
              percent: standingRules.silence.percent,
            })}
          </p>
          <p>{t(`standing.ends.${b.code}`, { day: b.until ? f.day(b.until) : '' })}</p>
          {b.orders.length > 0 && (
            <p className={classes['orders']}>
              {b.orders.map((o) => (
                <SiteLink key={o.id} to={pageTo('order', { id: o.id })} className="figure">
                  {o.number}
                </SiteLink>
              ))}
            </p>
          )}
        </div>
      ))}
    </section>
  );
};

import type { DataOf } from '#contract/core/endpoint.ts';
import type { BoothOrderRow, boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './orders.module.css';
import { OrderState } from './state-tag.tsx';

/** What follows for an order. */
const NextAct = ({ row: r }: { row: BoothOrderRow }) => {
  const { t } = useTranslation('boothOrders');
  const named = <span className="visually-hidden"> {r.number}</span>;
  if (r.state === 'confirmed' || r.state === 'paid')
    return (
      <ActLink look="offer" to={pageTo('standEditor', { id: r.booth.id })}>
        {t('next.furnish')}
        {named}
      </ActLink>
    );
  return (
    <ActLink to={pageTo('boothOrder', { id: r.id })}>
      {t('next.see')}
      {named}
    </ActLink>
  );
};

const Row = ({ row: r }: { row: BoothOrderRow }) => {
  const { t } = useTranslation('boothOrders');
  const text = useText();
  const f = useFormat();
  return (
    <tr>
      <th scope="row">
        <SiteLink to={pageTo('boothOrder', { id: r.id })}>
          <span className="figure">{r.number}</span>
        </SiteLink>
        <small className="figure">{f.stamp(r.createdAt).slice(0, 10)}</small>
      </th>
      <td className={classes['place']}>
        {t('boothAt', { number: r.booth.number })}
        <small>{text(r.fair.name)}</small>
      </td>
      <td>
        <OrderState state={r.state} />
        {r.expiresAt && (
          <small>
            {t('answerWithin')} <Deadline at={r.expiresAt} />
          </small>
        )}
      </td>
      <td className={panel['end']}>
        <b className="figure">{f.money(r.total, r.currency)}</b>
      </td>
      <td className={classes['act']}>
        <NextAct row={r} />
      </td>
    </tr>
  );
};

/** The company's booth orders, the newest first. */
export const OwnOrders = ({ orders }: { orders: DataOf<typeof boothOrders.page> }) => {
  const { t } = useTranslation('boothOrders');
  return (
    <section className={classes['section']} aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      {orders.records.length === 0 ? (
        <p>{t('ownNone')}</p>
      ) : (
        <div className={`${panel['panel']} ${panel['scroll']}`}>
          <table className={`${panel['table']} ${panel['cards']}`} aria-labelledby="own">
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col">{t('booth')}</th>
                <th scope="col">{t('stateHead')}</th>
                <th scope="col" className={panel['end']}>
                  {t('total')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('act')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {orders.records.map((r) => (
                <Row key={r.id} row={r} />
              ))}
            </tbody>
          </table>
          {orders.pages > 1 && <Pager {...orders} />}
        </div>
      )}
    </section>
  );
};

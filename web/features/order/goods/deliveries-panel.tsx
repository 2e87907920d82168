import { Button } from '@mantine/core';
import { delivery } from '#contract/order/deliveries.ts';
import { call } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useQuantity } from '#web/ui/text/units.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { Files } from '../agreed.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import { useOrderAct } from '../use-order-act.ts';
import classes from './goods.module.css';

type Delivery = OrderDetail['deliveries'][number];
type Complaint = Delivery['complaints'][number];
type Props = { detail: OrderDetail; open: OpenDialog };

const ComplaintBox = ({ detail, open, d, c }: Props & { d: Delivery; c: Complaint }) => {
  const { t } = useTranslation('order');
  const { busy, fault, act } = useOrderAct();
  const { party } = detail.row;
  const mayAct = detail.mayAct && detail.row.state !== 'dispute';
  return (
    <div className={classes['complaint']} data-settled={c.state === 'settled' || undefined}>
      <div className={classes['head']}>
        <b>{t('deliveries.complaint')}</b>
        <Tag tone={c.state === 'open' ? 'bad' : c.state === 'answered' ? 'deviates' : 'warp'}>
          {t(`deliveries.state.${c.state}`)}
        </Tag>
      </div>
      <ForeignText className={classes['said']} text={c.text} />
      <Files files={c.annexes} />
      {c.answer && (
        <>
          <b>{t('deliveries.supplierSays')}</b>
          <ForeignText className={classes['said']} text={c.answer} />
          {c.answerAnnexes.length > 0 && <Files files={c.answerAnnexes} />}
        </>
      )}
      {mayAct && c.state !== 'settled' && (
        <div className={classes['acts']}>
          {party === 'supplier' && c.state === 'open' && (
            <Button color="weft" onClick={() => open({ kind: 'answerComplaint', deliveryId: d.id })}>
              {t('deliveries.answer')}
            </Button>
          )}
          {party === 'buyer' && (
            <Button
              color={c.state === 'answered' ? 'weft' : 'gray'}
              variant={c.state === 'answered' ? 'filled' : 'default'}
              loading={busy}
              onClick={() => void act(() => call(delivery.settle, { params: { id: d.id }, body: {} }))}
            >
              {t('deliveries.settle')}
            </Button>
          )}
        </div>
      )}
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
};

/** What a delivery brought of each line, with what arrived. */
const Lines = ({ d }: { d: Delivery }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const quantity = useQuantity();
  return (
    <ul className={classes['lines']}>
      {d.lines.map((l) => (
        <li key={l.no}>
          {l.no}. {text(l.productName)}: <b className="figure">{quantity(l.quantity, l.unit)}</b>
          {l.received !== null && (
            <span>
              {' '}
              · {t('deliveries.received')} <span className="figure">{quantity(l.received, l.unit)}</span>
              {Number(l.faulty) > 0 && (
                <>
                  {' '}
                  · {t('deliveries.faulty')} <span className="figure">{quantity(l.faulty ?? '0', l.unit)}</span>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

const One = ({ detail, open, d }: Props & { d: Delivery }) => {
  const { t } = useTranslation('order');
  const buys = detail.row.party === 'buyer' && detail.mayAct;
  const { state } = detail.row;
  const running = !['completed', 'cancelled', 'dispute'].includes(state);
  const papers = [...d.packingList, ...d.certificates];
  return (
    <li className={classes['item']}>
      <div className={classes['head']}>
        <h3>{t('deliveries.n', { n: d.no })}</h3>
        <Tag tone={d.receivedOn ? 'warp' : 'info'}>
          {d.receivedOn ? `${t('deliveries.receivedOn')} ${d.receivedOn}` : t('deliveries.onTheWay')}
        </Tag>
        {d.last && <Tag>{t('deliveries.last')}</Tag>}
      </div>
      <p className={classes['quiet']}>
        {t('deliveries.shippedOn')} <span className="figure">{d.shippedOn}</span>
        {d.carrier && (
          <>
            {' · '}
            {d.carrier} · {t('deliveries.waybill')} <span className="figure">{d.waybill}</span>
          </>
        )}
      </p>
      {d.note && <ForeignText className={classes['said']} text={d.note} />}
      <Lines d={d} />
      {papers.length > 0 && <Files files={papers} />}
      {d.complaints.map((c) => (
        <ComplaintBox key={c.id} detail={detail} open={open} d={d} c={c} />
      ))}
      {buys && running && (
        <div className={classes['acts']}>
          {!d.receivedOn && (
            <Button onClick={() => open({ kind: 'receive', deliveryId: d.id })}>{t('deliveries.receive')}</Button>
          )}
          {d.receivedOn && d.complaints.every((c) => c.state === 'settled') && (
            <Button variant="default" onClick={() => open({ kind: 'complain', deliveryId: d.id })}>
              {t('deliveries.complain')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

/** Deliveries with their papers and complaints; how far each line has come stands above. */
export const DeliveriesPanel = ({ detail, open }: Props) => {
  const { t } = useTranslation('order');
  const text = useText();
  const quantity = useQuantity();
  const { lines, deliveries } = detail;
  if (!deliveries.length && ['toConfirm', 'cancelled'].includes(detail.row.state)) return null;
  return (
    <section id="deliveries" className={`${panel['panel']} ${page['box']}`} aria-label={t('deliveries.title')}>
      <h2>{t('deliveries.title')}</h2>
      {deliveries.length ? (
        <ul className={classes['lines']}>
          {lines.map((l) => (
            <li key={l.no}>
              {l.no}. {text(l.productName)}:{' '}
              <span className="figure">
                {t('deliveries.progress', {
                  shipped: quantity(l.shipped, l.unit),
                  accepted: quantity(l.accepted, l.unit),
                  ordered: quantity(l.quantity, l.unit),
                })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('deliveries.none')}</p>
      )}
      <ul className={classes['list']}>
        {deliveries.map((d) => (
          <One key={d.id} detail={detail} open={open} d={d} />
        ))}
      </ul>
    </section>
  );
};

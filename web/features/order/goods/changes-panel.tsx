import { Button } from '@mantine/core';
import { orderChanges } from '#contract/order/changes.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useQuantity } from '#web/ui/text/units.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import { useOrderAct } from '../use-order-act.ts';
import classes from './goods.module.css';

type Change = OrderDetail['changes'][number];
type Props = { detail: OrderDetail; open: OpenDialog };

const tones: Record<Change['state'], Tone> = {
  open: 'weft',
  accepted: 'warp',
  refused: 'bad',
  withdrawn: 'plain',
  lapsed: 'plain',
};

/** What differs between two versions, each in words of both. */
const useDifferences = (detail: OrderDetail) => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const f = useFormat();
  const quantity = useQuantity();
  const { currency } = detail.row;
  return ({ before, after }: Change): { key: string; what: string; was: string; is: string }[] => {
    const ofLines = after.lines.flatMap((l) => {
      const was = before.lines.find((x) => x.no === l.no);
      const line = detail.lines.find((x) => x.no === l.no);
      const words = (key: 'quantity' | 'price') =>
        t('changes.line', { n: l.no, what: `${text(line?.productName)} ${t(key)}` });
      if (!was) return [];
      return [
        Number(was.quantity) !== Number(l.quantity) && {
          key: `quantity.${l.no}`,
          what: words('quantity'),
          was: quantity(was.quantity, line?.unit),
          is: quantity(l.quantity, line?.unit),
        },
        Number(was.price) !== Number(l.price) && {
          key: `price.${l.no}`,
          what: words('price'),
          was: f.money(was.price, currency, 4),
          is: f.money(l.price, currency, 4),
        },
      ].filter((x) => x !== false);
    });
    const pay = (type: string) => t(`common:payment.${type}` as 'common:payment.net30');
    const rows = [
      { key: 'total', what: t('total'), was: f.money(before.total, currency), is: f.money(after.total, currency) },
      { key: 'day', what: t('deliveryDate'), was: before.deliveryDate, is: after.deliveryDate },
      {
        key: 'place',
        what: t('delivery'),
        was: `${before.tradeTerm} ${before.place}`,
        is: `${after.tradeTerm} ${after.place}`,
      },
      { key: 'payment', what: t('payment'), was: pay(before.paymentType), is: pay(after.paymentType) },
    ];
    return [...ofLines, ...rows.filter((r) => r.was !== r.is)];
  };
};

const Differences = ({ detail, change }: { detail: OrderDetail; change: Change }) => {
  const { t } = useTranslation('order');
  const rows = useDifferences(detail)(change);
  if (change.cancels) return <p>{t('changes.cancels')}</p>;
  return (
    <table className={`${panel['table']} ${classes['table'] ?? ''}`}>
      <thead>
        <tr>
          <th scope="col">{t('changes.what')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((r) => (
          <tr key={r.key}>
            <td>{r.what}</td>
            <td className="figure">
              <del>{r.was}</del>
            </td>
            <td className="figure">
              <b>{r.is}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The change that waits, for who answers it and for who asked. */
export const OpenChangePanel = ({ detail, open }: Props) => {
  const { t } = useTranslation('order');
  const { busyWith, fault, act } = useOrderAct<'accept' | 'withdraw'>();
  const change = detail.changes.find((c) => c.state === 'open');
  if (!change) return null;
  const params = { id: detail.row.id };
  const own = change.by === detail.row.party;
  return (
    <section
      id="change"
      className={`${panel['panel']} ${page['box']} ${classes['change'] ?? ''}`}
      aria-label={t('changes.title')}
    >
      <h2>{t(`changes.asked.${change.by}`)}</h2>
      <Differences detail={detail} change={change} />
      {change.reason && <p className={classes['said']}>{t('because', { reason: change.reason })}</p>}
      {change.confirms && <p className={classes['quiet']}>{t('changes.confirms')}</p>}
      {detail.mayAct && (
        <div className={classes['acts']}>
          {own ? (
            <Button
              variant="default"
              loading={busyWith === 'withdraw'}
              onClick={() =>
                void act(() => call(orderChanges.withdraw, { params, body: { changeId: change.id } }), 'withdraw')
              }
            >
              {t('changes.withdraw')}
            </Button>
          ) : (
            <>
              <Button
                color="weft"
                loading={busyWith === 'accept'}
                onClick={() =>
                  void act(
                    () => call(orderChanges.answer, { params, body: { changeId: change.id, accept: true } }),
                    'accept',
                  )
                }
              >
                {t('changes.accept')}
              </Button>
              <Button variant="default" onClick={() => open({ kind: 'refuseChange', changeId: change.id })}>
                {t('changes.refuse')}
              </Button>
            </>
          )}
        </div>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
};

/** Changes that were answered, the newest first: what each side asked, and what came of it. */
export const ChangesPanel = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const past = detail.changes.filter((c) => c.state !== 'open').toReversed();
  if (!past.length) return null;
  return (
    <section className={`${panel['panel']} ${page['box']}`} aria-label={t('changes.history')}>
      <h2>{t('changes.history')}</h2>
      <ul className={classes['list']}>
        {past.map((c) => (
          <li key={c.id} className={classes['item']}>
            <div className={classes['head']}>
              <h3>{t(`changes.asked.${c.by}`)}</h3>
              <Tag tone={tones[c.state]}>{t(`changes.state.${c.state}`)}</Tag>
              {c.version !== null && <Tag>{t('version', { n: c.version })}</Tag>}
              <time className="figure" dateTime={c.at}>
                {f.stamp(c.at)}
              </time>
            </div>
            <Differences detail={detail} change={c} />
            {c.reason && <p className={classes['said']}>{t('because', { reason: c.reason })}</p>}
            {c.answer && <ForeignText className={classes['said']} text={c.answer} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

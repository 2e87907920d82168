import { Button } from '@mantine/core';
import { orderPayments } from '#contract/order/payments.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { Files } from '../agreed.tsx';
import type { OrderDetail } from '../order-detail.ts';
import { useOrderAct } from '../use-order-act.ts';
import classes from './goods.module.css';

type Payment = OrderDetail['payments']['payments'][number];
const tones: Record<Payment['state'], Tone> = { recorded: 'weft', confirmed: 'warp', contested: 'bad' };

type Props = {
  row: OrderDetail['row'];
  paid: Payment;
  title: string;
  /** The day, as it is called, and what else stands behind it. */
  day: string;
  more?: string;
  mayAnswer: boolean;
  /** Words for saying that it is so; those of a payment unless given. */
  confirm?: string;
  contest: { label: string; open: () => void };
};

/** A payment or a refund: what its payer says, and the answer of whoever is paid. */
export const PaidItem = ({ row, paid, title, day, more, mayAnswer, confirm, contest }: Props) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { busy, fault, act } = useOrderAct();
  const say = () => call(orderPayments.answer, { params: { id: row.id }, body: { paymentId: paid.id, confirm: true } });
  return (
    <li className={classes['item']}>
      <div className={classes['head']}>
        <h3>{title}</h3>
        <b className="figure">{f.money(paid.amount, row.currency)}</b>
        <Tag tone={tones[paid.state]}>{t(`payments.state.${paid.state}`)}</Tag>
        <span className={classes['quiet']}>
          {day} <span className="figure">{paid.paidOn}</span>
          {more && <> · {more}</>}
        </span>
      </div>
      {paid.note && <ForeignText className={classes['said']} text={paid.note} />}
      <Files files={paid.proof} />
      {paid.reason && <p className={classes['said']}>{t('because', { reason: paid.reason })}</p>}
      {mayAnswer && paid.state !== 'confirmed' && (
        <div className={classes['acts']}>
          <Button color="weft" loading={busy} onClick={() => void act(say)}>
            {confirm ?? t('payments.confirm')}
          </Button>
          {paid.state === 'recorded' && (
            <Button variant="default" onClick={contest.open}>
              {contest.label}
            </Button>
          )}
        </div>
      )}
      {fault && <p role="alert">{fault}</p>}
    </li>
  );
};

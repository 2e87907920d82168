import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { order } from '#contract/order/calls.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useNow } from '#web/lib/page/now.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Files } from './agreed.tsx';
import classes from './dispute.module.css';
import type { OrderDetail } from './order-detail.ts';
import page from './order-page.module.css';
import { StatementForm } from './statement-form.tsx';
import { useOrderAct } from './use-order-act.ts';

type Props = { detail: OrderDetail; dispute: NonNullable<OrderDetail['dispute']> };

/** What each side has said since the dispute was raised, with its evidence: who answers reads it beside the form. */
const Said = ({ timeline }: Pick<OrderDetail, 'timeline'>) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const from = timeline.findLastIndex((e) => e.step === 'dispute');
  const said = timeline.slice(Math.max(0, from)).filter((e) => e.step === 'dispute' || e.step === 'statement');
  return (
    <ul className={classes['said']}>
      {said.map((e) => (
        <li key={e.id}>
          <small className={classes['quiet']}>
            {t(`by.${e.party}`)} · <span className="figure">{f.stamp(e.at)}</span>
          </small>
          {e.reason && <ForeignText className={page['said']} text={e.reason} />}
          {e.annexes.length > 0 && <Files files={e.annexes} />}
        </li>
      ))}
    </ul>
  );
};

type OfferedProps = {
  end: NonNullable<OrderDetail['timeline'][number]['offer']>;
  busy: boolean;
  onAgree: () => void;
};
/** How the other side offers to end it. */
const Offered = ({ end, busy, onAgree }: OfferedProps) => {
  const { t } = useTranslation('order');
  return (
    <div className={classes['offer']}>
      <p>{t('disputed.offered', { end: t(`end.${end}`) })}</p>
      <Button color="weft" loading={busy} onClick={onAgree}>
        {t('disputed.agree', { end: t(`end.${end}`) })}
      </Button>
      <small>{t('disputed.agreeBinds')}</small>
    </div>
  );
};

/** A dispute: what was said, an offer to agree to, a statement to add, and the way to the operator when both get nowhere. */
export const DisputePanel = ({ detail: { row, timeline }, dispute }: Props) => {
  const { t } = useTranslation(['order', 'common']);
  const f = useFormat();
  const now = useNow();
  const { busyWith, fault, act } = useOrderAct<'agree' | 'escalate'>();
  const [sent, setSent] = useState(0);
  const offer = timeline.find((e) => e.open);
  const params = { id: row.id };
  const ripe = now >= Date.parse(dispute.escalateFrom);
  return (
    <section
      id="dispute"
      className={`${panel['panel']} ${page['box']} ${classes['dispute'] ?? ''}`}
      aria-label={t('disputed.title')}
    >
      <h2>{t('disputed.title')}</h2>
      <p>{t(`disputed.raised.${dispute.raisedBy}`)}</p>
      <Said timeline={timeline} />
      {dispute.mayAnswer && offer?.offer && (
        <Offered
          end={offer.offer}
          busy={busyWith === 'agree'}
          onAgree={() => void act(() => call(order.agree, { params, body: { offerId: offer.id } }), 'agree')}
        />
      )}
      {sent > 0 && <p role="status">{t('disputed.sent')}</p>}
      {dispute.mayAnswer && <StatementForm key={sent} id={row.id} onSent={() => setSent(sent + 1)} />}
      {dispute.answerBy && (
        <p className={classes['quiet']}>
          {t(`disputed.answerBy.${dispute.raisedBy}`, { at: f.stamp(dispute.answerBy) })}
        </p>
      )}
      {dispute.escalatedAt ? (
        <p className={classes['quiet']}>{t('disputed.escalated', { day: f.day(dispute.escalatedAt) })}</p>
      ) : (
        <div>
          <p className={classes['quiet']}>{t('disputed.escalateFrom', { day: f.day(dispute.escalateFrom) })}</p>
          {dispute.mayAnswer && ripe && (
            <Button
              variant="default"
              mt="xs"
              loading={busyWith === 'escalate'}
              onClick={() => void act(() => call(order.escalate, { params }), 'escalate')}
            >
              {t('disputed.escalate')}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className={classes['refused']}>
        {fault}
      </p>
    </section>
  );
};

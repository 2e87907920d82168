import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useText } from '#web/lib/text/lang.ts';
import { AwardOrder } from './award-order.tsx';
import classes from './award.module.css';
import { NeedsApproval, valueOf } from './needs-approval.tsx';
import { answeredLine, type Picks } from '#contract/inquiry/comparison/level.ts';

type Props = {
  data: DataOf<typeof inquiry.own>;
  picks: Picks;
  busy: boolean;
  refusal: string;
  onTier: (lineId: string, tier: number) => void;
  onAccept: (reason: string) => void;
  onClose: () => void;
};

/** What is picked, by the quotation that it is ordered from. */
const ordersOf = (data: Props['data'], picks: Picks) =>
  data.quotations.flatMap((quotation) => {
    const lines = data.parts.lines.flatMap((line) => {
      const pick = picks[line.id];
      return pick?.quotationId === quotation.id
        ? [{ line: answeredLine(quotation, line), tier: pick.tier, alternative: pick.alternative }]
        : [];
    });
    return lines.length ? [{ quotation, lines }] : [];
  });

/** What accepting binds to, before it does: each order with its lines, tiers, amounts, deviations and terms not as asked. */
const Dialog = ({ data, picks, busy, refusal, onTier, onAccept, onClose }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  const text = useText();
  const [meant, setMeant] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const orders = ordersOf(data, picks);
  // What was quoted for an earlier version is ordered on the buyer's explicit word.
  const older = orders.map((o) => o.quotation).filter((q) => q.forVersion !== data.version);
  const { limit } = data.approval;
  const value = limit === null ? null : valueOf(orders, data.rates);
  // An amount that no rate reaches may be any.
  const asks = limit !== null && (value === null || value > Number(limit));
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('deciding:award.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {orders.map((o) => (
        <AwardOrder key={o.quotation.id} data={data} {...o} onTier={onTier} />
      ))}
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {refusal}
        </p>
      )}
      {older.map((q) => (
        <Checkbox
          key={q.id}
          mt="sm"
          label={t('compare:olderMeant', { company: text(q.company.name), n: q.forVersion })}
          checked={meant.includes(q.id)}
          onChange={(e) => setMeant(e.currentTarget.checked ? [...meant, q.id] : meant.filter((id) => id !== q.id))}
        />
      ))}
      {asks ? (
        <NeedsApproval limit={limit} reason={reason} onReason={setReason} />
      ) : (
        <p className={classes['binds']}>{t('compare:binds')}</p>
      )}
      <Button
        mt="md"
        color="weft"
        fullWidth
        loading={busy}
        disabled={!older.every((q) => meant.includes(q.id))}
        onClick={() => onAccept(asks ? reason : '')}
      >
        {asks ? t('deciding:award.ask') : t('compare:accept', { count: orders.length })}
      </Button>
    </Modal>
  );
};

const AwardDialog = withWords(['deciding'], Dialog);
export default AwardDialog;

import { Button, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type DisputeEnd, disputeEnds, type OrderState } from '#contract/order.ts';
import { operatorDisputes } from '#contract/operator-disputes.ts';
import { usePath } from '#web/lib/lang.ts';
import { useSend } from '#web/lib/send.ts';
import { deskCall } from './desk-call.ts';
import own from './disputes.module.css';

/** How the dispute ends, and why: both sides read the reason as it is written. */
export const DisputeDecision = ({ id, before }: { id: string; before: OrderState }) => {
  const { t } = useTranslation(['operator', 'order']);
  const navigate = useNavigate();
  const path = usePath();
  const [end, setEnd] = useState<DisputeEnd | ''>('');
  const [reason, setReason] = useState('');
  const { errors, busy, send } = useSend<'reason' | 'end'>();
  const decide = async () => {
    if (!end) return;
    await deskCall(operatorDisputes.decide, { params: { id }, body: { end, reason } });
    await navigate(path('/operator/disputes'));
  };
  return (
    <form
      className={own['decision']}
      onSubmit={(e) => {
        e.preventDefault();
        void send(decide);
      }}
    >
      <Radio.Group
        label={t('dispute.decide')}
        value={end}
        onChange={(v) => setEnd(disputeEnds.find((x) => x === v) ?? '')}
        error={errors.end}
      >
        {disputeEnds.map((x) => (
          <Radio
            key={x}
            value={x}
            mt={6}
            label={t(`order:end.${x}`)}
            {...(x === 'resume' && { description: t(`order:state.${before}`) })}
          />
        ))}
      </Radio.Group>
      <Textarea
        label={t('dispute.reason')}
        description={t('dispute.reasonHint')}
        autosize
        minRows={3}
        maxLength={1000}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
        error={errors.reason ?? errors.form}
      />
      <Button type="submit" loading={busy} disabled={!end || reason.trim().length < 4}>
        {t('dispute.send')}
      </Button>
    </form>
  );
};

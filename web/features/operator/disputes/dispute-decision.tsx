import { Button, Radio, Textarea } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import { type DisputeEnd, disputeEnds, type OrderState } from '#contract/order/calls.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { deskCall } from '../desk-call.ts';
import own from './disputes.module.css';

/** How the dispute ends, and why: both sides read the reason as it is written. */
export const DisputeDecision = ({ id, before }: { id: string; before: OrderState }) => {
  const { t } = useTranslation(['operator', 'order', 'common']);
  const navigate = useNavigate();
  const path = usePath();
  const form = useCallForm({
    endpoint: operatorDisputes.decide,
    initial: { end: '' as DisputeEnd | '', reason: '' },
    // Nothing chosen is sent as it stands, and asked for.
    input: ({ end, reason }) => ({ params: { id }, body: { end: end as DisputeEnd, reason } }),
    draft: { name: `dispute.${id}` },
    send: deskCall,
    onDone: () => navigate(path(deskPageTo('operatorDisputes'))),
  });
  const { end, reason } = form.values;
  return (
    <form {...form.props} className={own['decision']}>
      <Radio.Group
        label={t('dispute.decide')}
        value={end}
        onChange={(v) => form.change({ end: disputeEnds.find((x) => x === v) ?? '' })}
        error={form.error('end')}
      >
        {disputeEnds.map((x) => (
          <Radio
            key={x}
            value={x}
            mt={6}
            label={t(`order:end.${x}`)}
            {...(x === 'resume' && { description: t(`common:orderState.${before}`) })}
          />
        ))}
      </Radio.Group>
      <Textarea
        label={t('dispute.reason')}
        description={t('dispute.reasonHint')}
        autosize
        minRows={3}
        maxLength={1000}
        {...form.input('reason')}
        error={form.error('reason') ?? form.fault}
      />
      <Button type="submit" loading={form.busy} disabled={!end || reason.trim().length < 4}>
        {t('dispute.send')}
      </Button>
    </form>
  );
};

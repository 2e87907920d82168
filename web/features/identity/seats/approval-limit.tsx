import { Button } from '@mantine/core';
import { useState } from 'react';
import { inquiryApproval, type LimitView } from '#contract/inquiry/deciding/approval.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FormFault } from '../fields.tsx';
import classes from './seats.module.css';

type Props = { limit: LimitView; onDone: (message: string) => Promise<void> };

const History = ({ history }: Pick<LimitView, 'history'>) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  return (
    <ol className={classes['history']}>
      {history.map((h) => (
        <li key={h.at}>
          <time dateTime={h.at}>{f.stamp(h.at)}</time>
          <span>
            {h.amount === null
              ? t('limit.wasRemoved', { by: h.by || t('someone') })
              : t('limit.wasSet', { by: h.by || t('someone'), amount: f.money(h.amount, 'CNY') })}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** Above how much an award needs a second person: where it is set, whether it has an effect, and what it was. */
export const ApprovalLimit = ({ limit, onDone }: Props) => {
  const { t } = useTranslation('seats');
  const [none, setNone] = useState(false);
  const form = useCallForm({
    endpoint: inquiryApproval.setLimit,
    initial: { amount: limit.amount ?? '', none: false },
    input: ({ amount, none: away }) => ({ body: { amount: away ? null : amount } }),
    words: { amount: t('limit.amount') },
    onDone: () => {
      if (none) form.change({ amount: '' });
      return onDone(t(none ? 'limit.removed' : 'limit.saved'));
    },
  });
  const press = (away: boolean) => () => {
    setNone(away);
    form.change({ none: away });
  };
  return (
    <section className={classes['block']}>
      <h2>{t('limit.title')}</h2>
      <p className={classes['note']}>{t('limit.lead')}</p>
      {limit.buyers < 2 && (
        <p className={classes['note']} role="status">
          {t('limit.alone')}
        </p>
      )}
      <form {...form.props} className={classes['limit']}>
        <NumberField
          label={t('limit.amount')}
          digits={2}
          unit="CNY"
          value={form.values.amount}
          onChange={(amount) => form.change({ amount })}
          error={form.error('amount')}
        />
        <Button type="submit" variant="default" loading={form.busy} onClick={press(false)}>
          {t('limit.save')}
        </Button>
        {limit.amount !== null && (
          <Button type="submit" variant="subtle" color="gray" disabled={form.busy} onClick={press(true)}>
            {t('limit.remove')}
          </Button>
        )}
      </form>
      <FormFault text={form.fault} />
      {limit.history.length > 0 && <History history={limit.history} />}
    </section>
  );
};

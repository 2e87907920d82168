import { Button } from '@mantine/core';
import { inquiryLife } from '#contract/inquiry/life.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField, DateTimeField } from '#web/ui/form/date-field.tsx';

/** Another deadline; what is out of date opens anew by it. Where the day of delivery lies before, that moves too. */
export const DeadlineForm = ({ row, onDone }: { row: InquiryRow; onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation(['life', 'inquiry']);
  const words = row.state === 'quoting' ? 'deadline' : 'reopen';
  const form = useCallForm({
    endpoint: inquiryLife.moveDeadline,
    initial: { deadline: row.state === 'quoting' ? row.deadline : '', deliveryDate: row.deliveryDate },
    input: ({ deadline, deliveryDate }) => ({
      params: { id: row.id },
      body: { deadline, ...(deliveryDate && deliveryDate !== row.deliveryDate && { deliveryDate }) },
    }),
    onDone,
  });
  return (
    <form {...form.props}>
      <h3>{t(`${words}.title`)}</h3>
      <p>{t(`${words}.hint`)}</p>
      <DateTimeField
        name="deadline"
        label={t('inquiry:terms.deadline')}
        description={t('inquiry:terms.deadlineHint')}
        value={form.values.deadline}
        onChange={(deadline) => form.change({ deadline })}
        error={form.error('deadline')}
      />
      <DateField
        name="deliveryDate"
        label={t('inquiry:terms.deliveryDate')}
        description={t('inquiry:terms.deliveryDateHint')}
        value={form.values.deliveryDate}
        onChange={(deliveryDate) => form.change({ deliveryDate })}
        error={form.error('deliveryDate')}
      />
      <p role="alert">{form.fault}</p>
      <div>
        <Button type="submit" loading={form.busy}>
          {t(`${words}.act`)}
        </Button>
      </div>
    </form>
  );
};

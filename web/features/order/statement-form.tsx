import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { disputeEnds, order } from '#contract/order/calls.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import classes from './dispute.module.css';

const none = { text: '', offer: '', annexes: [] as Stored[] };

/** What one side has to say in a dispute, with evidence and, if it likes, the end that it offers. A repeated click is one. */
export const StatementForm = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const { t } = useTranslation(['order', 'common']);
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: order.statement,
    initial: none,
    input: ({ text, offer, annexes }, clientKey) => ({
      params: { id },
      body: { clientKey, text, annexes: annexes.map((a) => a.id), offer: disputeEnds.find((e) => e === offer) },
    }),
    draft: { name: `statement.${id}` },
    onDone: async () => {
      await revalidate();
      onSent();
    },
    onRefused: (err) => {
      // The other side was quicker.
      if (err.status === 409) void revalidate();
      return faultsOf(err);
    },
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea label={t('disputed.text')} autosize minRows={3} maxLength={2000} {...form.input('text')} />
      <FileField label={t('disputed.evidence')} kind="annex" most={5} {...form.field('annexes')} upload={uploadFile} />
      <NativeSelect
        label={t('disputed.offer')}
        {...form.input('offer')}
        data={[
          { value: '', label: t('disputed.noOffer') },
          ...disputeEnds.map((value) => ({ value, label: t(`end.${value}`) })),
        ]}
      />
      <p role="alert" className={classes['refused']}>
        {form.fault}
      </p>
      <Button type="submit" loading={form.busy}>
        {t('disputed.send')}
      </Button>
    </form>
  );
};

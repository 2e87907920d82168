import { Textarea } from '@mantine/core';
import { delivery } from '#contract/order/deliveries.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { FormDialog } from './form-dialog.tsx';
import { useEnds } from './use-dialog-form.ts';

type Props = { deliveryId: string; onClose: () => void };
const none = { text: '', annexes: [] as Stored[] };
const ids = (files: readonly Stored[]) => files.map((f) => f.id);

/** The buyer says what is wrong with goods that were received already. */
export const ComplainDialog = ({ deliveryId, onClose }: Props) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: delivery.complain,
    initial: none,
    input: ({ text, annexes }, clientKey) => ({
      params: { id: deliveryId },
      body: { clientKey, text, annexes: ids(annexes) },
    }),
    draft: { name: `complain.${deliveryId}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('deliveries.complain')} act={t('deliveries.complain')} form={form} onClose={onClose}>
      <Textarea
        {...form.input('text')}
        label={t('deliveries.complaintText')}
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
      <FileField
        {...form.field('annexes')}
        label={t('deliveries.evidence')}
        kind="annex"
        most={5}
        upload={uploadFile}
      />
    </FormDialog>
  );
};

/** The supplier answers it. */
export const AnswerDialog = ({ deliveryId, onClose }: Props) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: delivery.answer,
    initial: none,
    input: ({ text, annexes }) => ({ params: { id: deliveryId }, body: { text, annexes: ids(annexes) } }),
    draft: { name: `answer.${deliveryId}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('deliveries.answer')} act={t('deliveries.answer')} form={form} onClose={onClose}>
      <Textarea
        {...form.input('text')}
        label={t('deliveries.answerText')}
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
      <FileField
        {...form.field('annexes')}
        label={t('deliveries.attachments')}
        kind="annex"
        most={5}
        upload={uploadFile}
      />
    </FormDialog>
  );
};

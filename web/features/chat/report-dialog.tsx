import { Button, Textarea } from '@mantine/core';
import type { Message } from '#contract/chat/calls.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';

type Props = { message: Message; onClose: () => void };

/** Hands a message to the operator. */
export const ReportDialog = ({ message, onClose }: Props) => {
  const { t } = useTranslation('chat');
  const form = useCallForm({
    endpoint: moderation.report,
    initial: { reason: '' },
    input: ({ reason }) => ({ body: { kind: 'message' as const, subjectId: message.messageId, reason } }),
    onDone: () => {
      say({ role: 'status', message: t('reported') });
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('reportTitle')}>
      <form {...form.props}>
        <Textarea
          {...form.input('reason')}
          label={t('reportWhy')}
          autosize
          minRows={3}
          maxLength={500}
          data-autofocus
        />
        {form.fault && <p role="alert">{form.fault}</p>}
        <p style={{ display: 'flex', gap: 8, marginTop: 16 }}>
          <Button type="submit" loading={form.busy}>
            {t('report')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </p>
      </form>
    </Modal>
  );
};

import { useRevalidator } from 'react-router';
import { operatorConferences } from '#contract/conferences/desk.ts';
import { conferenceLimits } from '#contract/conferences/rules.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import { InThreeFields, nothing } from '../fairs/in-three.tsx';

/** A conference does not take place: why, in three languages, since everybody reads it. */
export const CancelDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('conferences');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorConferences.cancel,
    initial: { reason: nothing },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    draft: { name: `desk.conference.cancel.${id}` },
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <DeskDialog title={t('desk.cancel')} act={t('desk.cancel')} form={form} onClose={onClose}>
      <InThreeFields
        label={t('desk.cancelReason')}
        name="reason"
        value={form.values.reason}
        most={conferenceLimits.reason}
        rows={2}
        error={form.error}
        onChange={(reason) => form.change({ reason })}
      />
    </DeskDialog>
  );
};

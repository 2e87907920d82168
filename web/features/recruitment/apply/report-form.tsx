import { Button, Textarea } from '@mantine/core';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from '../recruitment.module.css';

/** Hands a vacancy to the operator. */
export default function ReportForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['recruitment', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/moderation/calls.ts').then((m) => m.moderation.report),
    initial: { reason: '' },
    input: ({ reason }) => ({ body: { kind: 'vacancy' as const, subjectId: id, reason } }),
    draft: { name: `report.${id}` },
    onDone: () => {
      say({ message: t('report.done'), color: 'warp' });
      onClose();
    },
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t('report.act')}>
      <Textarea label={t('report.reason')} {...form.input('reason')} autosize minRows={2} maxRows={6} maxLength={500} />
      <div className={shared['acts']}>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('report.send')}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
}

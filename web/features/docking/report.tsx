import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';

/** Hands the project's text to the operator. */
const Report = ({ id }: { id: string }) => {
  const { t } = useTranslation(['docking', 'common']);
  const ready = useReady();
  const [open, setOpen] = useState(false);
  const form = useCallForm({
    endpoint: () => import('#contract/moderation/calls.ts').then((m) => m.moderation.report),
    initial: { reason: '' },
    input: ({ reason }) => ({ body: { kind: 'project' as const, subjectId: id, reason } }),
    draft: { name: `report.${id}` },
    onDone: () => {
      say({ message: t('report.done'), color: 'warp' });
      setOpen(false);
    },
  });
  if (!open)
    return (
      <p>
        <ActButton look="word" disabled={!ready} onClick={() => setOpen(true)}>
          {t('report.act')}
        </ActButton>
      </p>
    );
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea label={t('report.reason')} {...form.input('reason')} autosize minRows={2} maxRows={6} maxLength={500} />
      <div className={shared['acts']}>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('report.send')}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={() => setOpen(false)}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default Report;

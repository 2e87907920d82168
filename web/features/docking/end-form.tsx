import { Button, Textarea } from '@mantine/core';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';

/** Ends an accepted proposal, with the reason that the other side reads. */
const EndForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation(['docking', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.end),
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    draft: { name: `end.${id}` },
    ...useEnds(onClose),
  });
  return (
    <form {...form.props} className={classes['form']}>
      <p className={classes['quiet']}>{t('end.binds')}</p>
      <Textarea label={t('end.reason')} {...form.input('reason')} autosize minRows={2} maxRows={8} maxLength={1000} />
      <div className={shared['acts']}>
        <Button type="submit" color="red" loading={form.busy}>
          {t('end.act')}
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
};

export default EndForm;

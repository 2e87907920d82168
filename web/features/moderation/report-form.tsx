import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { moderation, type ReportKind } from '#contract/moderation/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from './report.module.css';

type Props = { kind: ReportKind; id: string; onClose: () => void };

/** What is wrong with it, in the words of who reports it. */
const Form = ({ kind, id, onClose }: Props) => {
  const { t } = useTranslation(['report', 'common']);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it is gone, and the keyboard's place with it.
  useEffect(() => field.current?.focus(), []);
  const form = useCallForm({
    endpoint: moderation.report,
    initial: { reason: '' },
    input: ({ reason }) => ({ body: { kind, subjectId: id, reason } }),
    draft: { name: `report.${id}` },
    onDone: () => {
      say({ message: t('done'), color: 'warp' });
      onClose();
    },
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea
        ref={field}
        label={t('reason')}
        {...form.input('reason')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
      <div className={shared['acts']}>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('send')}
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

const ReportForm = withWords(['report'], Form);
export default ReportForm;

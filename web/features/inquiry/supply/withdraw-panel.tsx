import { Button, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import talk from '../talk/talk.module.css';

/** Takes the own quotation back, with a reason that the buyer reads. */
const Form = ({ id }: { id: string }) => {
  const { t } = useTranslation('quoting');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: inquiryQuoting.withdraw,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    draft: { name: `takeBack.${id}` },
    onDone: () => revalidate(),
  });
  return (
    <form {...form.props} className={talk['form']}>
      <p className={talk['note']}>{t('hint')}</p>
      <Textarea label={t('reason')} autosize minRows={2} maxLength={300} {...form.input('reason')} />
      <p role="alert" className={talk['refused']}>
        {form.fault}
      </p>
      <div>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
};

const WithdrawPanel = withWords(['quoting', 'ui'], Form);
export default WithdrawPanel;

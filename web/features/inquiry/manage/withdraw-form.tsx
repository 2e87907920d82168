import { Button, Textarea } from '@mantine/core';
import { inquiry } from '#contract/inquiry/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** Takes the inquiry back; who quoted is told why. */
export const WithdrawForm = ({ id, onDone }: { id: string; onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation(['life', 'common']);
  const form = useCallForm({
    endpoint: inquiry.withdraw,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { ...(reason.trim() && { reason }) } }),
    onDone,
  });
  return (
    <form {...form.props}>
      <h3>{t('withdraw.title')}</h3>
      <p>{t('withdraw.text')}</p>
      <Textarea
        label={`${t('withdraw.reason')} · ${t('common:optional')}`}
        autosize
        minRows={2}
        maxLength={300}
        {...form.input('reason')}
      />
      <p role="alert">{form.fault}</p>
      <div>
        <Button type="submit" variant="outline" color="red" loading={form.busy}>
          {t('withdraw.act')}
        </Button>
      </div>
    </form>
  );
};

import { Button } from '@mantine/core';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import Invited from '../release/invited.tsx';

/** Asks more suppliers after the publishing. */
export const InviteForm = ({ inquiryId, onDone }: { inquiryId: string; onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation('life');
  const form = useCallForm({
    endpoint: inquiryLife.invite,
    initial: { invited: [] as { value: string; label: string }[] },
    input: ({ invited }) => ({ params: { id: inquiryId }, body: { companies: invited.map((s) => s.value) } }),
    onDone,
  });
  return (
    <form {...form.props}>
      <h3>{t('invite.title')}</h3>
      <p>{t('invite.hint')}</p>
      <Invited
        invited={form.values.invited}
        error={form.error('companies')}
        onChange={(invited) => form.change({ invited })}
      />
      <p role="alert">{form.fault}</p>
      <div>
        <Button type="submit" variant="default" loading={form.busy} disabled={!form.values.invited.length}>
          {t('invite.act')}
        </Button>
      </div>
    </form>
  );
};

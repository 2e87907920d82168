import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './login-form.module.css';

/** A suspended person's answer, beside the reason that the login was refused with. */
const AppealForm = ({ token }: { token: string }) => {
  const { t } = useTranslation('identity');
  const [sent, setSent] = useState(false);
  const form = useCallForm({
    endpoint: () => import('#contract/identity/appeal.ts').then((m) => m.appeal.send),
    initial: { text: '' },
    input: ({ text }) => ({ body: { token, text } }),
    onDone: () => setSent(true),
  });
  if (sent) return <p role="status">{t('appeal.sent')}</p>;
  return (
    <section className={classes['appeal']} aria-labelledby="appeal">
      <h2 id="appeal">{t('appeal.title')}</h2>
      <p>{t('appeal.text')}</p>
      <Textarea
        label={t('appeal.label')}
        maxLength={1000}
        autosize
        minRows={3}
        {...form.input('text')}
        error={form.error('text') ?? form.fault}
      />
      <ActButton busy={form.busy} onClick={() => void form.send()}>
        {t('appeal.send')}
      </ActButton>
    </section>
  );
};

export default AppealForm;

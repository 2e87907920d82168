import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, faultsOf } from '#web/lib/call.ts';
import { ActButton } from '#web/ui/act.tsx';
import classes from './login-form.module.css';

/** A suspended person's answer, beside the reason that the login was refused with. */
const AppealForm = ({ token }: { token: string }) => {
  const { t } = useTranslation('identity');
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async () => {
    setBusy(true);
    setErrors({});
    try {
      const { appeal } = await import('#contract/appeal.ts');
      await call(appeal.send, { body: { token, text } });
      setSent(true);
    } catch (err) {
      setErrors(faultsOf(err));
    }
    setBusy(false);
  };
  if (sent) return <p role="status">{t('appeal.sent')}</p>;
  return (
    <section className={classes['appeal']} aria-labelledby="appeal">
      <h2 id="appeal">{t('appeal.title')}</h2>
      <p>{t('appeal.text')}</p>
      <Textarea
        label={t('appeal.label')}
        value={text}
        maxLength={1000}
        autosize
        minRows={3}
        onChange={(e) => setText(e.currentTarget.value)}
        error={errors['text'] ?? errors['form']}
      />
      <ActButton busy={busy} onClick={() => void send()}>
        {t('appeal.send')}
      </ActButton>
    </section>
  );
};

export default AppealForm;

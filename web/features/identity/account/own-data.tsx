import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { ownData } from '#contract/identity/own-data.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { FormFault, OldPassword } from '../fields.tsx';
import classes from './account.module.css';

/** Taking one's data along: what is in it, and the download after the password. */
export const OwnData = () => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const [started, setStarted] = useState(false);
  const form = useCallForm({
    endpoint: ownData.ask,
    initial: { oldPassword: '' },
    input: ({ oldPassword }) => ({ body: { password: oldPassword } }),
    words: { password: t('safety.needOld') },
    onDone: ({ url }) => {
      form.begin({ oldPassword: '' });
      setStarted(true);
      // An attachment: the page stays, and the browser writes the file as it arrives.
      window.location.assign(url);
    },
  });
  return (
    <section className={classes['block']}>
      <h2>{t('ownData.title')}</h2>
      <p className={classes['note']}>{t('ownData.what')}</p>
      <form {...form.props} className={classes['form']} method="post">
        <OldPassword
          {...form.field('oldPassword')}
          label={t('safety.old')}
          name="current-password"
          error={form.error('oldPassword') ?? form.error('password')}
        />
        <FormFault text={form.fault} />
        <div>
          <Button type="submit" variant="default" loading={form.busy} disabled={!ready}>
            {t('ownData.act')}
          </Button>
        </div>
        <p role="status">{started && !form.busy && t('ownData.started')}</p>
      </form>
    </section>
  );
};

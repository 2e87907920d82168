import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { leaving, type Matter } from '#contract/identity/leaving.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { forgetTyped } from '#web/lib/forget-typed.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Check } from '#web/ui/form/check.tsx';
import { FormFault, OldPassword } from '../fields.tsx';
import classes from './account.module.css';
import { Matters } from './matters.tsx';

/** Deleting one's account: what goes, what stays and why, and what has to be finished before. */
export const Leaving = ({ matters: first }: { matters: Matter[] }) => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const viewer = useViewer();
  const [matters, setMatters] = useState(first);
  const [sure, setSure] = useState(false);
  const form = useCallForm({
    endpoint: leaving.remove,
    initial: { oldPassword: '' },
    input: ({ oldPassword }) => ({ body: { password: oldPassword } }),
    words: { password: t('safety.needOld') },
    onDone: () => {
      if (viewer) forgetTyped(viewer.userId);
      window.location.assign('/');
    },
    onRefused: (err) => {
      if (err.error === 'identity.mattersOpen') setMatters(err.data['matters'] as Matter[]);
      return faultsOf(err);
    },
  });
  return (
    <section className={classes['block']}>
      <h2>{t('leaving.title')}</h2>
      <p className={classes['note']}>{t('leaving.goes')}</p>
      <p className={classes['note']}>{t('leaving.stays')}</p>
      {matters.length > 0 ? (
        <>
          <p>{t('leaving.open')}</p>
          <Matters matters={matters} />
        </>
      ) : (
        <form {...form.props} className={classes['form']} method="post">
          <OldPassword
            {...form.field('oldPassword')}
            label={t('safety.old')}
            name="current-password"
            error={form.error('oldPassword') ?? form.error('password')}
          />
          <Check label={t('leaving.sure')} checked={sure} onChange={setSure} />
          <FormFault text={form.fault} />
          <div>
            <Button type="submit" color="red" variant="outline" loading={form.busy} disabled={!ready || !sure}>
              {t('leaving.act')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};

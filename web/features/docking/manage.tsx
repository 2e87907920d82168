import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayProject } from '#contract/docking/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './detail-page.module.css';
import type { ProjectRow } from './seen.ts';
import Sure from './sure.tsx';

const Reopen = ({ row, onClose }: { row: ProjectRow; onClose: () => void }) => {
  const { t } = useTranslation(['docking', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.reopen),
    initial: { deadline: row.state === 'open' ? row.deadline : '' },
    input: ({ deadline }) => ({ params: { id: row.id }, body: { deadline } }),
    ...useEnds(onClose),
  });
  return (
    <form {...form.props} className={classes['form']}>
      {row.state === 'cancelled' && <p className={classes['quiet']}>{t('manage.reopenText')}</p>}
      <DateTimeField label={t('manage.newDeadline')} description={t('form.deadlineHint')} {...form.field('deadline')} />
      <div className={shared['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('manage.save')}
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

/** What the owner does to the project as a whole: a later deadline, another beginning, taking it back. */
const Manage = ({ row }: { row: ProjectRow }) => {
  const { t } = useTranslation('docking');
  const ready = useReady();
  const [step, setStep] = useState<'reopen' | 'withdraw'>();
  const close = () => setStep(undefined);
  const may = { reopen: mayProject('reopen', row.state), withdraw: mayProject('withdraw', row.state) };
  if (!may.reopen && !may.withdraw) return null;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="manage">
      <h2 id="manage">{t('manage.title')}</h2>
      {step === 'reopen' && may.reopen && <Reopen row={row} onClose={close} />}
      {step === 'withdraw' && may.withdraw && <Sure what="withdraw" id={row.id} onClose={close} />}
      {!step && (
        <div className={shared['acts']}>
          {may.reopen && (
            <Button variant="default" disabled={!ready} onClick={() => setStep('reopen')}>
              {t(row.state === 'cancelled' ? 'manage.reopen' : 'manage.extend')}
            </Button>
          )}
          {may.withdraw && (
            <Button variant="default" disabled={!ready} onClick={() => setStep('withdraw')}>
              {t('manage.withdraw')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};

export default Manage;

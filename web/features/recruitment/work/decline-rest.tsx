import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { OwnVacancy } from '#contract/recruitment/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../recruitment.module.css';

const Reason = ({ vacancy: v, onClose }: { vacancy: OwnVacancy; onClose: () => void }) => {
  const { t } = useTranslation(['jobs', 'common']);
  const f = useFormat();
  const form = useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.declineRest),
    initial: { reason: '' },
    input: (body) => ({ params: { id: v.id }, body }),
    words: { reason: t('needReason') },
    draft: { name: `vacancy.${v.id}.rest` },
    ...useEnds(onClose),
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t('rest.act')}>
      <p className={classes['quiet']}>{t('rest.text')}</p>
      <Textarea
        label={t('reason.decline')}
        {...form.input('reason')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
      />
      <div className={shared['acts']}>
        <Button type="submit" color="red" loading={form.busy}>
          {t('rest.now', { n: f.number(v.undecided), count: v.undecided })}
        </Button>
        <Button variant="default" onClick={onClose} disabled={form.busy}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

/** Of a closed position: how many still await an answer, and the way to decline them at once. */
export const DeclineRest = ({ vacancy }: { vacancy: OwnVacancy }) => {
  const { t } = useTranslation('jobs');
  const f = useFormat();
  const ready = useReady();
  const [open, setOpen] = useState(false);
  return (
    <section
      className={`${panel['panel']} ${panel['weft']} ${classes['box']} ${classes['rest']}`}
      aria-labelledby="rest"
    >
      <h2 id="rest">{t('rest.head', { n: f.number(vacancy.undecided), count: vacancy.undecided })}</h2>
      {open ? (
        <Reason vacancy={vacancy} onClose={() => setOpen(false)} />
      ) : (
        <div className={shared['acts']}>
          <Button variant="default" disabled={!ready} onClick={() => setOpen(true)}>
            {t('rest.act')}
          </Button>
        </div>
      )}
    </section>
  );
};

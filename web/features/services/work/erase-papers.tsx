import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApplicationDetail, serviceApplications } from '#contract/services/applications.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from '../services.module.css';

/** When what was handed in is deleted, and its applicant's way to have that done now. */
export const ErasePapers = ({ detail: { row, eraseAt, mayErase } }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation(['serviceWork', 'common']);
  const f = useFormat();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [asking, setAsking] = useState(false);
  if (!eraseAt) return null;
  const erase = () =>
    void act(async () => {
      await call(serviceApplications.erase, { params: { id: row.id } });
      await revalidate();
    });
  return (
    <div className={classes['form']} role="group" aria-label={t('erasing.act')}>
      <p className={classes['quiet']}>
        {t(row.party === 'applicant' ? 'erasing.mine' : 'erasing.others', { day: f.day(eraseAt) })}
      </p>
      {asking && <p>{t('erasing.text')}</p>}
      {mayErase && (
        <div className={shared['acts']}>
          {asking ? (
            <>
              <Button color="red" loading={busy} onClick={erase}>
                {t('erasing.now')}
              </Button>
              <Button variant="default" disabled={busy} onClick={() => setAsking(false)}>
                {t('common:cancel')}
              </Button>
            </>
          ) : (
            <Button variant="default" disabled={!ready} onClick={() => setAsking(true)}>
              {t('erasing.act')}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </div>
  );
};

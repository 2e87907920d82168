import { useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { phones } from '#contract/sites/phones.ts';
import { ask } from '#web/lib/ask.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './phones.module.css';

/** The number of a desk, for members who ask for it; visitors are asked to log in, and nothing of it was sent to them. */
export const DeskNumber = ({ id, about }: { id: string; about: string }) => {
  const { t } = useTranslation('phones');
  const viewer = useViewer();
  const { act, busy, fault } = useAct();
  const [shown, setShown] = useState<DataOf<typeof phones.reveal> | null>(null);
  if (shown)
    return (
      <p className={classes['number']} role="status">
        <a href={`tel:${shown.phone.replace(/[^+\d]/g, '')}`}>{shown.phone}</a> {shown.name}
      </p>
    );
  const reveal = () => void act(async () => setShown(await call(phones.reveal, { params: { id } })));
  return (
    <div className={classes['number']}>
      <ActButton onClick={() => (viewer ? reveal() : ask('login'))} busy={busy}>
        {t('show')}
        <span className="visually-hidden">: {about}</span>
      </ActButton>
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
    </div>
  );
};

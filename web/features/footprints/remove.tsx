import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './footprints.module.css';

/** A button that deletes, and what became of it. */
export const Remove = ({ label, about, work }: { label: string; about?: string; work: () => Promise<unknown> }) => {
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const go = () =>
    void act(async () => {
      await work();
      await revalidate();
    });
  return (
    <>
      <ActButton look="word" disabled={!ready} busy={busy} onClick={go}>
        <span aria-hidden={about ? true : undefined}>{label}</span>
        {about && <span className="visually-hidden">{about}</span>}
      </ActButton>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
};

/** Everything is deleted only after a second press. */
export const RemoveAll = ({ work }: { work: () => Promise<unknown> }) => {
  const { t } = useTranslation('footprints');
  const ready = useReady();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <ActButton disabled={!ready} onClick={() => setAsking(true)}>
        {t('removeAll')}
      </ActButton>
    );
  return (
    <span className={classes['acts']} role="alert">
      {t('sure')}
      <Remove label={t('yes')} work={work} />
      <ActButton look="word" onClick={() => setAsking(false)}>
        {t('no')}
      </ActButton>
    </span>
  );
};

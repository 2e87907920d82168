import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './fairs.module.css';

type Props = { busy: boolean; onTake: () => void; onOverwrite: () => void };

/** Somebody saved it meanwhile: what was typed stays, and one of the two is chosen. */
export const Conflict = ({ busy, onTake, onOverwrite }: Props) => {
  const { t } = useTranslation('fairDesk');
  return (
    <div role="alert" className={classes['conflict']}>
      <strong>{t('conflict.title')}</strong>
      <p>{t('conflict.text')}</p>
      <div className={classes['acts']}>
        <Button size="compact-md" disabled={busy} onClick={onTake}>
          {t('conflict.take')}
        </Button>
        <Button size="compact-md" variant="default" loading={busy} onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </div>
    </div>
  );
};

import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { DraftState } from '#web/lib/form/draft-keeper.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './draft-note.module.css';

/** Whether what is typed is kept: nothing where nothing is. */
export const DraftStatus = ({ state: s }: { state: DraftState }) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  // What another version waits for is said in its place.
  if (s.elsewhere !== null) return null;
  const time = s.savedAt ? f.stamp(new Date(s.savedAt).toISOString()) : '';
  return (
    <span className={classes['status']} role="status" data-failed={s.failed || undefined}>
      {(time || s.saving) && !s.failed && <IconDeviceFloppy size={16} stroke={2} aria-hidden="true" />}
      {s.failed
        ? t('draft.failed')
        : s.saving
          ? t('draft.saving')
          : time && t(s.restored ? 'draft.restored' : 'draft.saved', { time })}
    </span>
  );
};

type Props = { draft: { state: DraftState; takeOther: () => void }; onKeep: () => void };

/** The draft was changed in another window: the person says which version counts, until then nothing is overwritten. */
export const DraftElsewhere = ({ draft: { state, takeOther }, onKeep }: Props) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  if (state.elsewhere === null) return null;
  const time = f.stamp(new Date(state.elsewhere).toISOString());
  return (
    <div className={classes['elsewhere']} role="alert" tabIndex={-1} data-draft-elsewhere="">
      <p>{t('draft.elsewhere', { time })}</p>
      <div>
        <Button variant="default" size="compact-md" onClick={takeOther}>
          {t('draft.take')}
        </Button>
        <Button variant="default" size="compact-md" onClick={onKeep}>
          {t('draft.keep')}
        </Button>
      </div>
    </div>
  );
};

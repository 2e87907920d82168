import { useOrigin } from '#web/lib/page/origin.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { saveBlob } from '#web/ui/text/csv.ts';
import { type Appointment, icsOf } from './ics.ts';

type Props = { about: Omit<Appointment, 'uid' | 'stamp' | 'url'>; id: string; path: string };

/** A file for the reader's own calendar. */
export const CalendarFile = ({ about, id, path }: Props) => {
  const { t } = useTranslation('forums');
  const ready = useReady();
  const origin = useOrigin();
  const save = () => {
    const { host } = new URL(origin);
    const ics = icsOf([{ ...about, uid: `${id}@${host}`, url: origin + path, stamp: new Date().toISOString() }]);
    saveBlob(`${t('icsName')}.ics`, new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <ActButton disabled={!ready} onClick={save}>
      {t('calendar')}
    </ActButton>
  );
};

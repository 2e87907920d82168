import { useOrigin } from '#web/lib/page/origin.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ActButton } from '../feedback/act.tsx';
import { saveBlob } from './csv.ts';
import { type Appointment, icsOf } from './ics.ts';

type Props = {
  about: Omit<Appointment, 'uid' | 'stamp' | 'url'>;
  id: string;
  path: string;
  /** What the button says, and what the file is called without its ending. */
  label: string;
  name: string;
};

/** A file for the reader's own calendar. */
export const CalendarFile = ({ about, id, path, label, name }: Props) => {
  const ready = useReady();
  const origin = useOrigin();
  const save = () => {
    const { host } = new URL(origin);
    const ics = icsOf([{ ...about, uid: `${id}@${host}`, url: origin + path, stamp: new Date().toISOString() }]);
    saveBlob(`${name}.ics`, new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <ActButton disabled={!ready} onClick={save}>
      {label}
    </ActButton>
  );
};

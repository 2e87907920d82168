import type { ComponentProps } from 'react';
import Calendar from './calendar.tsx';
import { Under } from './under.tsx';

/** The calendar under its field. */
export default function CalendarPanel({ title, ...rest }: ComponentProps<typeof Calendar> & { title: string }) {
  return (
    <Under label={title} onClose={rest.onDone}>
      <Calendar {...rest} />
    </Under>
  );
}

import { useId, useState } from 'react';
import { DateField } from '../form/date-field.tsx';
import { readDay } from '../text/date-text.ts';
import classes from './day-filter.module.css';

/** A day of a list's filter, typed or chosen as the reader writes it; the form around it sends it as ISO, or nothing. */
export const DayFilter = ({ name, label, value }: { name: string; label: string; value: string }) => {
  const id = useId();
  const [day, setDay] = useState(value);
  return (
    <div className={classes['day']}>
      <label htmlFor={id}>{label}</label>
      <DateField id={id} aria-label={label} value={day} onChange={setDay} max="2099-12-31" />
      <input type="hidden" name={name} value={readDay(day) ?? ''} />
    </div>
  );
};

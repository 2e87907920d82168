import { useId } from 'react';
import classes from './segments.module.css';

type Props<T extends string> = {
  value: T;
  onChange: (value: T) => void;
  data: { value: T; label: string }[];
  /** As wide as what it stands in. */
  wide?: boolean;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** One of a few choices, all in sight: native radios that arrows walk. */
export const Segments = <T extends string>({ value, onChange, data, wide, className = '', ...named }: Props<T>) => {
  const name = useId();
  return (
    <div role="radiogroup" className={`${classes['segments']} ${className}`} data-wide={wide} {...named}>
      {data.map((d) => (
        <label key={d.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={d.value === value}
            onChange={() => onChange(d.value)}
          />
          <span>{d.label}</span>
        </label>
      ))}
    </div>
  );
};

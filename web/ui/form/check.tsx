import { type ReactNode, useId } from 'react';
import classes from './check.module.css';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  error?: string | undefined;
};

/** A native checkbox with its label, for pages that visitors load: Mantine's brings 4 KB along. */
export const Check = ({ checked, onChange, label, error }: Props) => {
  const id = useId();
  return (
    <div className={classes['check']}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(e) => onChange(e.currentTarget.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './tabs.module.css';

type Props<T extends string> = {
  tabs: readonly { key: T; label: string }[];
  value: T;
  onChange: (key: T) => void;
  className?: string | undefined;
  /** What the chosen tab shows. */
  children: ReactNode;
};

/** Tabs by the ARIA pattern (arrow keys choose) for pages that load little: the kit's weigh ten times as much. */
export const Tabs = <T extends string>({ tabs, value, onChange, className, children }: Props<T>) => {
  const id = useId();
  const onKey = (e: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    const at = tabs.findIndex((x) => x.key === value);
    const next = step && tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    e.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" tabIndex={-1} className={classes['list']} onKeyDown={onKey}>
        {tabs.map((x) => (
          <button
            key={x.key}
            id={`${id}-${x.key}`}
            type="button"
            role="tab"
            aria-selected={x.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={x.key === value ? 0 : -1}
            onClick={() => onChange(x.key)}
          >
            {x.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={className}>
        {children}
      </div>
    </>
  );
};

import type { ReactNode } from 'react';
import classes from './thread.module.css';

type Knot = { key: string; state: 'done' | 'now' | 'next' | 'stopped'; children: ReactNode };

/** The amber thread: a course of steps as knots, lying on desktops and hanging on phones. */
export const Thread = ({ label, knots }: { label: string; knots: Knot[] }) => (
  <ol className={classes['thread']} aria-label={label}>
    {knots.map((k) => (
      <li key={k.key} data-state={k.state} aria-current={k.state === 'now' ? 'step' : undefined}>
        {k.children}
      </li>
    ))}
  </ol>
);

type Told = { key: string; title: string; text: string };
/** A course as it goes for everybody: each knot says what happens. */
export const Story = ({ label, steps }: { label: string; steps: Told[] }) => (
  <Thread
    label={label}
    knots={steps.map(({ key, title, text }) => ({
      key,
      state: 'done',
      children: (
        <>
          <strong>{title}</strong>
          {text}
        </>
      ),
    }))}
  />
);

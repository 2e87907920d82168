import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import classes from './talk/talk.module.css';

type Props = { title: ReactNode; begin?: boolean; children: ReactNode };

/** A part of a page that is drawn, and loaded, when it is opened. */
export const Late = ({ title, begin = false, children }: Props) => {
  const [open, setOpen] = useState(begin);
  return (
    <details className={classes['talk']} open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && <Suspense>{children}</Suspense>}
    </details>
  );
};

type DialogProps = { label: string; children: (close: () => void) => ReactNode };

/** A button with a dialog that is loaded when it is opened; closed, the button has the focus again. */
export const LateDialog = ({ label, children }: DialogProps) => {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <Button ref={setButton} variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <Suspense>{children(close)}</Suspense>}
    </>
  );
};

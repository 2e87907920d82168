import type { ModalProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const Whole = lazy(() => import('./modal-whole.ts'));

/** The head of a dialog is no second banner of the page. */
const attributes = { header: { role: 'none' } };

/** Mantine's `Modal`, loaded when it opens for the first time. */
export const Modal = (props: ModalProps) => {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Whole attributes={attributes} {...props} />
    </Suspense>
  ) : null;
};

import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

type Props = {
  label: string;
  closeLabel: string;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A modal by the browser's own `<dialog>`: keeps the keyboard inside, closes by Esc and by a click beside it, gives the
 * focus back. For what opens over a public page; it weighs nothing. Menus and lists of the kit open behind it, so forms
 * with such fields take the kit's Modal.
 */
export const Dialog = ({ label, closeLabel, onClose, className, children }: Props) => {
  const element = useRef<HTMLDialogElement>(null);
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  // Closed while it still stands in the page: one that is taken out first gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    const onCancel = (e: Event) => {
      e.preventDefault();
      leave.current();
    };
    // Its content fills it: a click on the dialog itself is one beside it. Esc is the keyboard's way.
    const onClick = (e: MouseEvent) => e.target === dialog && leave.current();
    dialog?.addEventListener('cancel', onCancel);
    dialog?.addEventListener('click', onClick);
    dialog?.showModal();
    return () => {
      dialog?.removeEventListener('cancel', onCancel);
      dialog?.removeEventListener('click', onClick);
      dialog?.close();
    };
  }, []);
  return (
    <dialog ref={element} aria-label={label} className={`${classes['dialog']} ${className ?? ''}`}>
      <div className={classes['content']}>
        {children}
        <button type="button" className={classes['close']} aria-label={closeLabel} onClick={onClose}>
          <IconX size={18} stroke={1.6} />
        </button>
      </div>
    </dialog>
  );
};

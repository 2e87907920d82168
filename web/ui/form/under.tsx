import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  className?: string | undefined;
  /** As wide as the field above, which keeps the focus out of the rest of the page. */
  whole?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A panel under the field in whose box (`position: relative`) it stands; loaded with what it shows, when it opens. */
export const Under = ({ label, className, whole = false, onClose, children }: Props) => (
  <Popover
    opened
    position="bottom-start"
    shadow="md"
    withinPortal={false}
    withRoles={false}
    closeOnClickOutside={false}
    returnFocus={false}
    middlewares={{ flip: true, shift: true }}
    {...(whole && { width: 'target', trapFocus: true })}
  >
    <Popover.Target>
      <span style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
    </Popover.Target>
    <Popover.Dropdown
      {...(className && { className })}
      role="dialog"
      aria-label={label}
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
      }}
    >
      {children}
    </Popover.Dropdown>
  </Popover>
);

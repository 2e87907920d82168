import { createContext, useContext } from 'react';
import { type Seat, seatMay, type SeatRight } from '#contract/core/seats.ts';
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
  /** What this person may do for that company. */
  seat: Seat | null;
  company: string;
  /** The company's country, ISO 3166-1 alpha-2. */
  country: string | null;
};

export const ViewerContext = createContext<Viewer | null>(null);
export const useViewer = (): Viewer | null => useContext(ViewerContext);

/** Whether the viewer's seat lets them; the server decides again. */
export const useMay = (right: SeatRight): boolean => seatMay(useViewer()?.seat, right);

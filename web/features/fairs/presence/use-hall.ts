import { useEffect, useState, useSyncExternalStore } from 'react';
import { type HallLine, nobody, type Presence } from './presence.ts';

const nothing = () => () => undefined;
const nobodyThere = () => nobody;

/** Joins a hall while the page is open; what it takes is loaded once the page stands. */
export const useHall = (hallId: string | null): { presence: Presence; line: HallLine | null } => {
  const [line, setLine] = useState<HallLine | null>(null);
  useEffect(() => {
    if (!hallId) return undefined;
    let left = false;
    let joined: HallLine | null = null;
    void import('./join-hall.ts').then(({ joinHall }) => {
      if (left) return;
      joined = joinHall(hallId);
      setLine(joined);
    });
    return () => {
      left = true;
      joined?.end();
      setLine(null);
    };
  }, [hallId]);
  const presence = useSyncExternalStore(line?.subscribe ?? nothing, line?.read ?? nobodyThere, nobodyThere);
  return { presence, line };
};

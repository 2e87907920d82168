import { useEffect, useState, useSyncExternalStore } from 'react';
import { useViewer } from '#web/lib/page/viewer.ts';
import { type HallLine, nobody, type Presence } from './presence.ts';

const nothing = () => () => undefined;
const nobodyThere = () => nobody;

/** Joins a hall while the page is open; what it takes is loaded once the page stands. */
export const useHall = (hallId: string | null): { presence: Presence; line: HallLine | null } => {
  // Who logs in joins again as themselves.
  const userId = useViewer()?.userId ?? null;
  const [line, setLine] = useState<HallLine | null>(null);
  useEffect(() => {
    if (!hallId) return undefined;
    let left = false;
    let joined: HallLine | null = null;
    void import('./join-hall.ts').then(({ joinHall }) => {
      if (left) return;
      joined = joinHall(hallId, userId);
      setLine(joined);
    });
    return () => {
      left = true;
      joined?.end();
      setLine(null);
    };
  }, [hallId, userId]);
  const presence = useSyncExternalStore(line?.subscribe ?? nothing, line?.read ?? nobodyThere, nobodyThere);
  return { presence, line };
};

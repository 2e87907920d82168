import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

export type KeptKind = 'products' | 'companies';
type ExchangeState = 'kept' | 'pending' | 'accepted' | 'declined';

/** What the buttons of a page that keep things need: the shell hands it in, since shared pieces fetch nothing. */
export type Keeper = {
  subscribe: (listener: () => void) => () => void;
  isOn: (kind: KeptKind, id: string) => boolean;
  /** Asks for the state of a thing, together with all others of the page. */
  want: (kind: KeptKind, id: string) => void;
  /** Keeps it, or keeps it no more; a visitor logs in first, and then it is done. */
  turn: (kind: KeptKind, id: string) => Promise<void>;
  /** Leaves the reader's business card with a company; null where they turned away from the login. */
  exchange: (entId: string) => Promise<ExchangeState | null>;
  viewerId: string | undefined;
};

const none: Keeper = {
  subscribe: () => () => undefined,
  isOn: () => false,
  want: () => undefined,
  turn: () => Promise.resolve(),
  exchange: () => Promise.resolve(null),
  viewerId: undefined,
};
export const KeeperContext = createContext<Keeper>(none);
export const useKeeper = (): Keeper => useContext(KeeperContext);

/** Whether the reader keeps a thing, as far as is known, and what turns it. */
export const useKept = (kind: KeptKind, id: string) => {
  const keeper = useKeeper();
  const on = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.isOn(kind, id),
    () => false,
  );
  const { viewerId } = keeper;
  useEffect(() => {
    if (viewerId) keeper.want(kind, id);
  }, [keeper, viewerId, kind, id]);
  return { on, turn: () => keeper.turn(kind, id) };
};

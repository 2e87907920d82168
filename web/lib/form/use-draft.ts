import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../latest.ts';
import { useViewer } from '../page/viewer.ts';
import { type DraftKeeper, type DraftServer, draftKeeper, type DraftState, noDraft } from './draft-keeper.ts';

export type DraftOptions<V> = {
  /** The form, and what it is about: `quote.ID`. A function where the name comes with the first letter, by `begin`. */
  name: string | (() => string | null);
  begin?: () => void;
  /** `tab`: gone with the tab, for forms of visitors and shared computers. `device` (default): stays, for each person apart. */
  place?: 'tab' | 'device';
  /** Never kept: passwords, codes. */
  secret?: readonly (keyof V)[];
  server?: DraftServer<V> | undefined;
  /** What of an older draft can be gone on with; null for none of it. */
  read?: (kept: Partial<V>) => Partial<V> | null;
};

const later = (work: () => void) => {
  const timer = setTimeout(work, 800);
  return () => clearTimeout(timer);
};

const prefix = 'weft.draft.';

/** Hears of other windows' writing, and of the connection that is back. @returns what ends that */
const hear = (keeper: Pick<DraftKeeper<object>, 'seen' | 'retry'>): (() => void) => {
  const seen = (e: StorageEvent) => e.key?.startsWith(prefix) && keeper.seen();
  const retry = () => keeper.retry();
  addEventListener('storage', seen);
  addEventListener('online', retry);
  return () => {
    removeEventListener('storage', seen);
    removeEventListener('online', retry);
  };
};

/**
 * The draft of a form: read once the page is alive (the server's page knows none), kept at every change, told of by `state`.
 * `onValues` gets what was kept, at the beginning and when the person takes another window's version.
 */
export const useDraft = <V extends object>(
  options: DraftOptions<V> | undefined,
  onValues: (kept: Partial<V>) => void,
) => {
  const who = useViewer()?.userId ?? 'visitor';
  const [state, setState] = useState<DraftState>(noDraft);
  const latest = useLatest({ options, onValues });
  const keeper = useRef<DraftKeeper<V> | null>(null);
  const name = typeof options?.name === 'string' ? options.name : Boolean(options);
  const take = (kept: Partial<V> | null): boolean => {
    const { options: o, onValues: give } = latest.current;
    const usable = kept && (o?.read ? o.read(kept) : kept);
    if (usable) give(usable);
    return Boolean(usable);
  };
  const taken = useLatest(take);
  useEffect(() => {
    const { options: o } = latest.current;
    if (!o || !name) return undefined;
    const mine = draftKeeper<V>({
      storage: () => (o.place === 'tab' ? sessionStorage : localStorage),
      name: () => {
        const by = latest.current.options?.name;
        const of = typeof by === 'function' ? by() : (by ?? null);
        return of === null ? null : `${prefix}${of}${o.place === 'tab' ? '' : `.${who}`}`;
      },
      begin: () => latest.current.options?.begin?.(),
      ...(o.secret && { secret: o.secret }),
      server: o.server,
      onState: setState,
      later,
    });
    keeper.current = mine;
    const frame = requestAnimationFrame(() => {
      if (taken.current(mine.restore())) mine.resume();
    });
    const unhear = hear(mine);
    return () => {
      cancelAnimationFrame(frame);
      unhear();
      // Who goes on to another page at once has the last words saved too.
      void mine.flush();
      keeper.current = null;
    };
  }, [name, who, latest, taken]);
  return {
    state,
    keep: (values: V) => keeper.current?.keep(values),
    flush: async () => keeper.current?.flush(),
    forget: async () => keeper.current?.forget(),
    /** Whether another version waits for the person's word. */
    isElsewhere: () => keeper.current !== null && keeper.current.state().elsewhere !== null,
    /** Goes on with another window's version. */
    takeOther: () => take(keeper.current?.takeOther() ?? null),
    /** Goes on with this window's. */
    keepOwn: (values: V) => keeper.current?.keepOwn(values),
  };
};

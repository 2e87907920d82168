/**
 * What a browser keeps of a form: the values, when, by which writing (`mark`), over which revision of the server's, and whether
 * that revision is these values.
 */
type Entry<V> = {
  values: Partial<V>;
  savedAt: number;
  mark: string;
  base: number;
  saved: boolean;
  /** What is on its way to the server: a reload may come before the answer. */
  sent?: string;
};
/** What the server has of a draft. `revision` counts its savings, from 1. */
export type ServerDraft = { revision: number; savedAt: string };
/** The server's answer where another window or device has saved since. */
export type Elsewhere<V> = ServerDraft & { values: Partial<V> };

/** Where a draft is kept besides the browser. `save` answers the new revision, or what somebody saved since `base`. */
export type DraftServer<V> = {
  kept: (ServerDraft & { values: Partial<V> }) | null;
  save: (values: V, base: number) => Promise<ServerDraft | { elsewhere: Elsewhere<V> }>;
  /** The form was sent or is begun anew; a call that made the record out of the draft needs none. */
  remove?: () => Promise<unknown>;
};

/**
 * `savedAt` in ms, null where nothing is kept. `restored`: the values come from an earlier visit. `failed`: what was typed last is
 * kept nowhere but on the page. `elsewhere`: when another window changed the draft; from then on nothing is written until the person
 * says which version counts.
 */
export type DraftState = {
  savedAt: number | null;
  restored: boolean;
  saving: boolean;
  failed: boolean;
  elsewhere: number | null;
};
/** Text of a value that does not depend on the order of keys, which a database changes. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
export const noDraft: DraftState = { savedAt: null, restored: false, saving: false, failed: false, elsewhere: null };

type Options<V> = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The entry's name; null while the draft has none. */
  name: () => string | null;
  /** Comes before the first keeping: some drafts get their name then. */
  begin?: (() => void) | undefined;
  /** Never kept: passwords, codes. */
  secret?: readonly (keyof V)[];
  server?: DraftServer<V> | undefined;
  onState: (state: DraftState) => void;
  /** Runs a saving on the server a little later; gives what takes it back. */
  later: (work: () => void) => () => void;
  now?: () => number;
  mark?: () => string;
};

/**
 * Keeps a form's draft in this browser at once and, where it has one, on the server a little later, so that neither a reload nor a
 * lost connection costs a word. The second of two windows is told, never overwritten: what it types is not kept until it takes the
 * other version (`takeOther`) or keeps its own (`keepOwn`).
 */
export const draftKeeper = <V extends object>(o: Options<V>) => {
  const now = o.now ?? Date.now;
  const newMark = o.mark ?? (() => crypto.randomUUID());
  let state = noDraft;
  /** The writing that this window has read or made last. */
  let mark = '';
  let base = o.server?.kept?.revision ?? 0;
  let other: Partial<V> | null = null;
  /**
   * The version that this window has taken over last, at first what its page came with: met again, in the browser's store or on
   * its way to the server, it is no news.
   */
  let taken = o.server?.kept ? canonical(o.server.kept.values) : '';
  let latest: V | null = null;
  let cancel: (() => void) | null = null;
  let running: Promise<void> = Promise.resolve();

  const tell = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    o.onState(state);
  };
  const open = (values: V): Partial<V> =>
    Object.fromEntries(Object.entries(values).filter(([k]) => !o.secret?.includes(k as keyof V))) as Partial<V>;
  const entry = (): Entry<V> | null => {
    try {
      const name = o.name();
      const e = JSON.parse((name && o.storage().getItem(name)) ?? 'null') as Entry<V> | null;
      return e && typeof e.savedAt === 'number' && e.values && typeof e.values === 'object' ? e : null;
    } catch {
      return null;
    }
  };
  let sent: string | undefined;
  const write = (values: V, saved = false): boolean => {
    try {
      mark = newMark();
      const e: Entry<V> = { values: open(values), savedAt: now(), mark, base, saved, ...(sent && { sent }) };
      const name = o.name();
      if (name) o.storage().setItem(name, JSON.stringify(e));
      return name !== null;
    } catch {
      return false;
    }
  };
  const erase = () => {
    try {
      const name = o.name();
      if (name) o.storage().removeItem(name);
    } catch {
      // Storage that is forbidden keeps nothing anyway.
    }
  };
  const isNews = (values: Partial<V>): boolean => {
    const text = canonical(values);
    return text !== taken && !(latest && canonical(open(latest)) === text);
  };
  const meet = (values: Partial<V>, at: number) => {
    other = values;
    cancel?.();
    cancel = null;
    tell({ elsewhere: at, saving: false });
  };
  const meetEntry = (e: Entry<V>) => {
    if (e.saved) base = Math.max(base, e.base);
    if (isNews(e.values)) meet(e.values, e.savedAt);
    else mark = e.mark;
  };

  const push = async (): Promise<void> => {
    const { server } = o;
    const values = latest;
    if (!server || !values || state.elsewhere !== null) return;
    tell({ saving: true });
    sent = canonical(open(values));
    if (entry()?.mark === mark) write(values);
    try {
      const said = await server.save(open(values) as V, base);
      if ('elsewhere' in said) {
        base = said.elsewhere.revision;
        if (!isNews(said.elsewhere.values)) return push();
        meet(said.elsewhere.values, Date.parse(said.elsewhere.savedAt));
        return;
      }
      base = said.revision;
      sent = undefined;
      if (latest === values && entry()?.mark === mark) write(values, true);
      tell({ savedAt: Date.parse(said.savedAt), restored: false, saving: false, failed: false });
    } catch {
      tell({ saving: false, failed: true });
    }
  };
  /** Saves on the server what is not there yet, one saving after another. */
  const flush = (): Promise<void> => {
    if (cancel) {
      cancel();
      cancel = null;
      running = running.then(push);
    }
    return running;
  };
  const store = (values: V) => {
    latest = values;
    const wrote = write(values);
    if (o.server) {
      cancel?.();
      cancel = o.later(() => void flush());
      if (!wrote) tell({ restored: false });
    } else tell(wrote ? { savedAt: now(), restored: false, failed: false } : { failed: true });
  };

  return {
    state: () => state,
    /** What stands in the browser's store and is newer than what the page came with; null where nothing is. */
    restore: (): Partial<V> | null => {
      const kept = o.server?.kept;
      if (kept) tell({ savedAt: Date.parse(kept.savedAt), restored: true });
      const e = entry();
      if (!e) return null;
      mark = e.mark;
      if (e.saved) {
        if (kept && e.base > kept.revision) {
          // The page was read while this was on its way to the server: what it came with is older.
          base = e.base;
          tell({ savedAt: e.savedAt, restored: true });
          return e.values;
        }
        // What the server had once and has no more was sent from elsewhere.
        if (!kept) erase();
        return null;
      }
      const own = kept && [canonical(e.values), e.sent].includes(canonical(kept.values));
      if (e.base !== base && !own) {
        // Typed here without a connection, and saved from elsewhere since.
        meet(e.values, e.savedAt);
        return null;
      }
      tell({ savedAt: e.savedAt, restored: true });
      return e.values;
    },
    /** What was restored goes on to the server, which never got it. */
    resume: (): void => {
      const e = entry();
      if (!o.server || !e || e.saved || state.elsewhere !== null) return;
      latest = e.values as V;
      cancel = o.later(() => void flush());
    },
    /** Keeps what has been typed. */
    keep: (values: V): void => {
      o.begin?.();
      latest = values;
      if (state.elsewhere !== null) return;
      const e = entry();
      if (e && e.mark !== mark) meetEntry(e);
      if (state.elsewhere === null) store(values);
    },
    flush,
    /** Another window of this browser has written. */
    seen: (): void => {
      const e = entry();
      if (e && e.mark !== mark) meetEntry(e);
    },
    /** The connection is back: what could not be saved is saved. */
    retry: (): void => {
      if (state.failed && o.server && state.elsewhere === null) running = running.then(push);
    },
    /** Goes on with the other version. */
    takeOther: (): Partial<V> | null => {
      const values = other;
      other = null;
      taken = canonical(values);
      mark = entry()?.mark ?? mark;
      latest = null;
      tell({ elsewhere: null, restored: true });
      return values;
    },
    /** Goes on with this window's version; the other window is told in its turn. */
    keepOwn: (values: V): void => {
      other = null;
      mark = entry()?.mark ?? mark;
      tell({ elsewhere: null });
      store(values);
    },
    /** The form was sent, or is begun anew. */
    forget: async (): Promise<void> => {
      cancel?.();
      cancel = null;
      latest = null;
      erase();
      mark = '';
      state = noDraft;
      o.onState(state);
      await running;
      if (base > 0) await o.server?.remove?.().catch(() => undefined);
      base = 0;
    },
  };
};
export type DraftKeeper<V extends object> = ReturnType<typeof draftKeeper<V>>;

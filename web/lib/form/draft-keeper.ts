import { type Entry, eraseEntry, type Place, readEntry, writeEntry } from './draft-copy.ts';

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

type Options<V> = Place & {
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

/** A draft that is being kept: how it is, and what this window knows of it. */
type Keeping<V> = {
  o: Options<V>;
  state: DraftState;
  /** The writing that this window has read or made last. */
  mark: string;
  base: number;
  other: Partial<V> | null;
  /**
   * The version that this window has taken over last, at first what its page came with: met again, in the browser's store or on
   * its way to the server, it is no news.
   */
  taken: string;
  latest: V | null;
  sent: string | undefined;
  cancel: (() => void) | null;
  running: Promise<void>;
};

const nowOf = <V>({ o }: Keeping<V>) => (o.now ?? Date.now)();
const tell = <V>(k: Keeping<V>, part: Partial<DraftState>) => {
  k.state = { ...k.state, ...part };
  k.o.onState(k.state);
};
const open = <V extends object>({ o }: Keeping<V>, values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !o.secret?.includes(key as keyof V))) as Partial<V>;
const write = <V extends object>(k: Keeping<V>, values: V, saved = false): boolean => {
  try {
    k.mark = k.o.mark ? k.o.mark() : crypto.randomUUID();
    const { mark, base, sent } = k;
    return writeEntry(k.o, { values: open(k, values), savedAt: nowOf(k), mark, base, saved, ...(sent && { sent }) });
  } catch {
    return false;
  }
};
const isNews = <V extends object>(k: Keeping<V>, values: Partial<V>): boolean => {
  const text = canonical(values);
  return text !== k.taken && !(k.latest && canonical(open(k, k.latest)) === text);
};
const stopWaiting = <V>(k: Keeping<V>) => {
  k.cancel?.();
  k.cancel = null;
};
const meet = <V>(k: Keeping<V>, values: Partial<V>, at: number) => {
  k.other = values;
  stopWaiting(k);
  tell(k, { elsewhere: at, saving: false });
};
const meetEntry = <V extends object>(k: Keeping<V>, e: Entry<V>) => {
  if (e.saved) k.base = Math.max(k.base, e.base);
  if (isNews(k, e.values)) meet(k, e.values, e.savedAt);
  else k.mark = e.mark;
};
/** Another window of this browser may have written since. */
const seen = <V extends object>(k: Keeping<V>) => {
  const e = readEntry<V>(k.o);
  if (e && e.mark !== k.mark) meetEntry(k, e);
};

const push = async <V extends object>(k: Keeping<V>): Promise<void> => {
  const { server } = k.o;
  const values = k.latest;
  if (!server || !values || k.state.elsewhere !== null) return;
  tell(k, { saving: true });
  k.sent = canonical(open(k, values));
  if (readEntry(k.o)?.mark === k.mark) write(k, values);
  try {
    const said = await server.save(open(k, values) as V, k.base);
    if ('elsewhere' in said) {
      k.base = said.elsewhere.revision;
      if (!isNews(k, said.elsewhere.values)) return push(k);
      meet(k, said.elsewhere.values, Date.parse(said.elsewhere.savedAt));
      return;
    }
    k.base = said.revision;
    k.sent = undefined;
    if (k.latest === values && readEntry(k.o)?.mark === k.mark) write(k, values, true);
    tell(k, { savedAt: Date.parse(said.savedAt), restored: false, saving: false, failed: false });
  } catch {
    tell(k, { saving: false, failed: true });
  }
};
/** Saves on the server what is not there yet, one saving after another. */
const flush = <V extends object>(k: Keeping<V>): Promise<void> => {
  if (k.cancel) {
    stopWaiting(k);
    k.running = k.running.then(() => push(k));
  }
  return k.running;
};
const store = <V extends object>(k: Keeping<V>, values: V) => {
  k.latest = values;
  const wrote = write(k, values);
  if (k.o.server) {
    k.cancel?.();
    k.cancel = k.o.later(() => void flush(k));
    if (!wrote) tell(k, { restored: false });
  } else tell(k, wrote ? { savedAt: nowOf(k), restored: false, failed: false } : { failed: true });
};

const restore = <V extends object>(k: Keeping<V>): Partial<V> | null => {
  const kept = k.o.server?.kept;
  if (kept) tell(k, { savedAt: Date.parse(kept.savedAt), restored: true });
  const e = readEntry<V>(k.o);
  if (!e) return null;
  k.mark = e.mark;
  if (e.saved) {
    if (kept && e.base > kept.revision) {
      // The page was read while this was on its way to the server: what it came with is older.
      k.base = e.base;
      tell(k, { savedAt: e.savedAt, restored: true });
      return e.values;
    }
    // What the server had once and has no more was sent from elsewhere.
    if (!kept) eraseEntry(k.o);
    return null;
  }
  const own = kept && [canonical(e.values), e.sent].includes(canonical(kept.values));
  if (e.base !== k.base && !own) {
    // Typed here without a connection, and saved from elsewhere since.
    meet(k, e.values, e.savedAt);
    return null;
  }
  tell(k, { savedAt: e.savedAt, restored: true });
  return e.values;
};
const resume = <V extends object>(k: Keeping<V>) => {
  const e = readEntry<V>(k.o);
  if (!k.o.server || !e || e.saved || k.state.elsewhere !== null) return;
  k.latest = e.values as V;
  k.cancel = k.o.later(() => void flush(k));
};
const keep = <V extends object>(k: Keeping<V>, values: V) => {
  k.o.begin?.();
  k.latest = values;
  if (k.state.elsewhere !== null) return;
  seen(k);
  if (k.state.elsewhere === null) store(k, values);
};
const takeOther = <V>(k: Keeping<V>): Partial<V> | null => {
  const values = k.other;
  k.other = null;
  k.taken = canonical(values);
  k.mark = readEntry(k.o)?.mark ?? k.mark;
  k.latest = null;
  tell(k, { elsewhere: null, restored: true });
  return values;
};
const keepOwn = <V extends object>(k: Keeping<V>, values: V) => {
  k.other = null;
  k.mark = readEntry(k.o)?.mark ?? k.mark;
  tell(k, { elsewhere: null });
  store(k, values);
};
const forget = async <V>(k: Keeping<V>): Promise<void> => {
  stopWaiting(k);
  k.latest = null;
  eraseEntry(k.o);
  k.mark = '';
  k.state = noDraft;
  k.o.onState(k.state);
  await k.running;
  if (k.base > 0) await k.o.server?.remove?.().catch(() => undefined);
  k.base = 0;
};

/**
 * Keeps a form's draft in this browser at once and, where it has one, on the server a little later, so that neither a reload nor a
 * lost connection costs a word. The second of two windows is told, never overwritten: what it types is not kept until it takes the
 * other version (`takeOther`) or keeps its own (`keepOwn`).
 */
export const draftKeeper = <V extends object>(o: Options<V>) => {
  const k: Keeping<V> = {
    o,
    state: noDraft,
    mark: '',
    base: o.server?.kept?.revision ?? 0,
    other: null,
    taken: o.server?.kept ? canonical(o.server.kept.values) : '',
    latest: null,
    sent: undefined,
    cancel: null,
    running: Promise.resolve(),
  };
  return {
    state: () => k.state,
    /** What stands in the browser's store and is newer than what the page came with; null where nothing is. */
    restore: () => restore(k),
    /** What was restored goes on to the server, which never got it. */
    resume: () => resume(k),
    /** Keeps what has been typed. */
    keep: (values: V) => keep(k, values),
    flush: () => flush(k),
    /** Another window of this browser has written. */
    seen: () => seen(k),
    /** The connection is back: what could not be saved is saved. */
    retry: (): void => {
      if (k.state.failed && o.server && k.state.elsewhere === null) k.running = k.running.then(() => push(k));
    },
    /** Goes on with the other version. */
    takeOther: () => takeOther(k),
    /** Goes on with this window's version; the other window is told in its turn. */
    keepOwn: (values: V) => keepOwn(k, values),
    /** The form was sent, or is begun anew. */
    forget: () => forget(k),
  };
};
export type DraftKeeper<V extends object> = ReturnType<typeof draftKeeper<V>>;

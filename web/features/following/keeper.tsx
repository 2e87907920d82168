import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { askFirst } from '#web/lib/ask.ts';
import { type Keeper, KeeperContext, type KeptKind } from '#web/lib/kept.ts';
import { useViewer } from '#web/lib/page/viewer.ts';

/** As many ids as one call asks about. */
const most = 50;
const kinds = ['products', 'companies'] as const;
const keyOf = (kind: KeptKind, id: string) => `${kind} ${id}`;

/** The calls come with the first question: most pages are read without them. */
const calls = () => import('./keep-calls.ts');

const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((l) => l()),
    subscribe: (l: () => void) => {
      listeners.add(l);
      return () => void listeners.delete(l);
    },
  };
};

/** What is known of the page's buttons, and what waits to be asked: all of one moment by one call. */
const createStore = () => {
  let viewerId: string | undefined;
  const on = new Map<string, boolean>();
  const waiting = { products: new Set<string>(), companies: new Set<string>() };
  const { tell, subscribe } = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = async () => {
    timer = undefined;
    const asked = { products: [...waiting.products].slice(0, most), companies: [...waiting.companies].slice(0, most) };
    for (const kind of kinds) for (const id of asked[kind]) waiting[kind].delete(id);
    if (waiting.products.size || waiting.companies.size) timer = setTimeout(() => void load(), 0);
    const who = viewerId;
    const known = await (await calls()).askKept(asked);
    // What was pressed meanwhile is newer than the answer.
    if (!known || who !== viewerId) return;
    for (const kind of kinds)
      for (const id of asked[kind]) if (!on.has(keyOf(kind, id))) on.set(keyOf(kind, id), known[kind].includes(id));
    tell();
  };

  const loggedIn = async () => viewerId !== undefined || (await askFirst('login'));

  return {
    setViewer: (id: string | undefined) => {
      if (id === viewerId) return;
      viewerId = id;
      on.clear();
      tell();
    },
    subscribe,
    isOn: (kind: KeptKind, id: string) => on.get(keyOf(kind, id)) ?? false,
    want: (kind: KeptKind, id: string) => {
      if (on.has(keyOf(kind, id))) return;
      waiting[kind].add(id);
      timer ??= setTimeout(() => void load(), 0);
    },
    turn: async (kind: KeptKind, id: string) => {
      const key = keyOf(kind, id);
      const visitor = viewerId === undefined;
      if (!(await loggedIn())) return;
      // Who was a visitor wanted it kept, whatever they kept before.
      const before = visitor ? false : (on.get(key) ?? false);
      on.set(key, !before);
      tell();
      try {
        await (await calls()).turnKept(kind, id, !before);
        on.set(key, !before);
      } catch (err) {
        on.set(key, before);
        throw err;
      } finally {
        tell();
      }
    },
    exchange: async (enterpriseId: string) => ((await loggedIn()) ? (await calls()).exchangeCards(enterpriseId) : null),
  };
};

/** Stands around every page: its buttons that keep products, follow companies and exchange cards share one question. */
export const KeeperProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(createStore);
  const viewerId = useViewer()?.userId;
  useEffect(() => store.setViewer(viewerId), [store, viewerId]);
  const keeper = useMemo<Keeper>(() => ({ ...store, viewerId }), [store, viewerId]);
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
};

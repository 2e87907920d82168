import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { matchingRows, type Node, rowsOf, type Row } from './tree-rows.ts';

/** So many lines of a search are shown. */
export const mostFound = 100;

type Options = {
  items: readonly Node[];
  leaves: boolean;
  onToggle: (node: Node) => void;
  onEscape: () => void;
  list: RefObject<HTMLUListElement | null>;
};
type Keys = {
  rows: readonly Row[];
  /** The marked line. */
  at: number;
  query: string;
  go: (to: number) => void;
  fold: (node: Node, unfold: boolean) => void;
  choose: (node: Node) => void;
  clear: () => void;
  onEscape: () => void;
};

/** What a key does in the tree; nothing where it belongs to the text. */
const actOf = (key: string, k: Keys): (() => unknown) | undefined => {
  const { rows, go, fold } = k;
  const searching = k.query.trim().length > 0;
  const here = Math.min(k.at, rows.length - 1);
  const row = rows[here];
  return {
    ArrowDown: () => go(here + 1),
    ArrowUp: () => go(here - 1),
    PageDown: () => go(here + 8),
    PageUp: () => go(here - 8),
    Enter: () => row && k.choose(row.node),
    Escape: () => (k.query ? k.clear() : k.onEscape()),
    // Left and right belong to the text while there is one.
    ArrowRight: searching ? undefined : () => row && (row.open ? go(here + 1) : fold(row.node, true)),
    ArrowLeft: searching
      ? undefined
      : () => row && (row.open ? fold(row.node, false) : go(rows.findIndex((r) => r.node === row.above.at(-1)))),
  }[key];
};

/** Walking a tree by keys: what is searched, unfolded and marked. */
export const useWalk = ({ items, leaves, onToggle, onEscape, list }: Options) => {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(
    // One root says nothing: it stands open.
    () => new Set(items.length === 1 && items[0] ? [items[0].id] : []),
  );
  const [at, setAt] = useState(0);
  const searching = query.trim().length > 0;
  const all = useMemo(
    () => (searching ? matchingRows(items, query) : rowsOf(items, open)),
    [items, query, open, searching],
  );
  const rows = searching ? all.slice(0, mostFound) : all;
  const row = rows[Math.min(at, rows.length - 1)];
  const fold = (n: Node, unfold: boolean) =>
    setOpen((o) => {
      const next = new Set(o);
      if (unfold) next.add(n.id);
      else next.delete(n.id);
      return next;
    });
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (n: Node) => {
    if (leaves && n.children?.length) fold(n, !open.has(n.id));
    else onToggle(n);
  };
  const search = (text: string) => {
    setQuery(text);
    setAt(0);
  };
  const onKey = (e: KeyboardEvent<HTMLInputElement>) => {
    const act = actOf(e.key, { rows, at, query, go, fold, choose, clear: () => setQuery(''), onEscape });
    if (!act) return;
    e.preventDefault();
    e.stopPropagation();
    act();
  };
  return { query, search, searching, all, rows, row, setAt, fold, choose, onKey };
};

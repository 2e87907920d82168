import { useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '#web/lib/viewer.ts';
import { searchOf, type View, viewOf } from './table-view.ts';

type SavedView = { name: string; search: string };

const read = (place: string): SavedView[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '[]') as SavedView[];
    return Array.isArray(kept) ? kept.filter((v) => typeof v?.name === 'string' && typeof v.search === 'string') : [];
  } catch {
    return [];
  }
};

/** A table's view, in the address so that it can be shared, and views saved by name for this person in this browser. */
export const useTableView = (table: string, fallback: View) => {
  const { search } = useLocation();
  const place = `weft.views.${table}.${useViewer()?.userId ?? 'visitor'}`;
  const [view, setView] = useState(() => viewOf(search, table, fallback));
  const [saved, setSaved] = useState<SavedView[] | null>(null);

  const show = (next: View) => {
    setView(next);
    // Not by the router: it would run the page's loader at each key that is typed.
    const { pathname, hash } = location;
    history.replaceState(history.state, '', pathname + searchOf(location.search, table, next, fallback) + hash);
  };
  const keep = (next: SavedView[]) => {
    setSaved(next);
    try {
      localStorage.setItem(place, JSON.stringify(next));
    } catch {
      // Full or forbidden storage: the view stays in the address.
    }
  };
  return {
    view,
    /** Any change but of the page goes back to the first one. */
    change: (part: Partial<View>) => show({ ...view, page: 1, ...part }),
    reset: () => show(fallback),
    saved: saved ?? [],
    load: () => setSaved(read(place)),
    save: (name: string) =>
      keep([
        ...read(place).filter((v) => v.name !== name),
        { name, search: searchOf('', table, { ...view, page: 1 }, fallback) },
      ]),
    remove: (name: string) => keep(read(place).filter((v) => v.name !== name)),
    open: (v: SavedView) => show(viewOf(v.search, table, fallback)),
  };
};
export type TableView = ReturnType<typeof useTableView>;

import { useState } from 'react';
import { useViewer } from '#web/lib/page/viewer.ts';

type SavedView = { name: string; search: string };

const read = (place: string): SavedView[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '[]') as SavedView[];
    return Array.isArray(kept) ? kept.filter((v) => typeof v?.name === 'string' && typeof v.search === 'string') : [];
  } catch {
    return [];
  }
};

/** Views of a list, by name, kept for this person on this device: the address's search without the place in the list. */
export const useSavedViews = (list: string) => {
  const place = `weft.views.${list}.${useViewer()?.userId ?? 'visitor'}`;
  const [saved, setSaved] = useState<SavedView[]>([]);
  const keep = (next: SavedView[]) => {
    setSaved(next);
    try {
      localStorage.setItem(place, JSON.stringify(next));
    } catch {
      // Full or forbidden storage: the view stays in the address.
    }
  };
  return {
    saved,
    load: () => setSaved(read(place)),
    save: (name: string, search: string) => keep([...read(place).filter((v) => v.name !== name), { name, search }]),
    remove: (name: string) => keep(read(place).filter((v) => v.name !== name)),
  };
};

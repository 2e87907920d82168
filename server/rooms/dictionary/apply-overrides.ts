import type { Text } from '#contract/core/schemas.ts';
import type { ChangeRow, DictRow } from './store.ts';

/** An item as it holds now: what was shipped, with what operators changed. */
export type Item = Omit<DictRow, 'position'> & {
  position: number;
  /** The shipped text; null for an item that an operator added. */
  shipped: Text | null;
  /** Hidden itself. */
  hidden: boolean;
  /** Neither it nor anything above it is hidden. */
  offered: boolean;
  /** An operator gave it another place among its siblings. */
  moved: boolean;
  /** 0 for an item that nobody changed yet. */
  version: number;
};

/** Ids of added items begin here, behind every block of the shipped ones (reference.ts). */
export const addedFrom = 2_000_000;
const key = (r: { dictType: string; value: string }) => `${r.dictType} ${r.value}`;

const changedItem = (r: DictRow, c: ChangeRow | undefined): Item => ({
  ...r,
  label: c?.label ?? r.label,
  position: c?.position ?? r.position,
  shipped: r.label,
  hidden: c?.hidden ?? false,
  offered: true,
  moved: c !== undefined && c.position !== null,
  version: c?.version ?? 0,
});

/**
 * Lays operators' changes over the shipped rows. A change of an item that is shipped no more says nothing; an added item
 * whose place is gone stands at the top, hidden, for an operator to see.
 */
export const applyOverrides = (rows: DictRow[], changes: ChangeRow[]): Item[] => {
  const changeOf = new Map(changes.map((c) => [key(c), c]));
  const items = new Map(rows.map((r) => [key(r), changedItem(r, changeOf.get(key(r)))]));
  for (const c of changes) {
    // Shipped meanwhile under the same slug: the shipped item has taken its place.
    if (c.addedId === null || items.has(key(c))) continue;
    const parent = c.parentValue === null ? undefined : items.get(key({ ...c, value: c.parentValue }));
    const lost = c.parentValue !== null && !parent;
    items.set(key(c), {
      id: c.addedId,
      dictType: c.dictType,
      parentId: parent?.id ?? null,
      value: c.value,
      label: c.label ?? {},
      position: c.position ?? c.addedId,
      shipped: null,
      hidden: c.hidden || lost,
      offered: true,
      moved: c.position !== null,
      version: c.version,
    });
  }
  const all = [...items.values()].toSorted(
    (a, b) => a.dictType.localeCompare(b.dictType, 'en') || a.position - b.position || a.id - b.id,
  );
  const byId = new Map(all.map((i) => [i.id, i]));
  const seen = (i: Item): boolean => {
    const parent = i.parentId === null ? undefined : byId.get(i.parentId);
    return !i.hidden && (!parent || seen(parent));
  };
  return all.map((i) => ({ ...i, offered: seen(i) }));
};

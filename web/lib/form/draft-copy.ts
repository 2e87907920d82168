/**
 * What a browser keeps of a form: the values, when, by which writing (`mark`), over which revision of the server's, and whether
 * that revision is these values.
 */
export type Entry<V> = {
  values: Partial<V>;
  savedAt: number;
  mark: string;
  base: number;
  saved: boolean;
  /** What is on its way to the server: a reload may come before the answer. */
  sent?: string;
};

export type Place = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The entry's name; null while the draft has none. */
  name: () => string | null;
};

export const readEntry = <V>(at: Place): Entry<V> | null => {
  try {
    const name = at.name();
    const e = JSON.parse((name && at.storage().getItem(name)) ?? 'null') as Entry<V> | null;
    return e && typeof e.savedAt === 'number' && e.values && typeof e.values === 'object' ? e : null;
  } catch {
    return null;
  }
};

/** Fails where the storage is full or forbidden. @returns whether the draft has a name, so that it is kept */
export const writeEntry = <V>(at: Place, entry: Entry<V>): boolean => {
  const name = at.name();
  if (name) at.storage().setItem(name, JSON.stringify(entry));
  return name !== null;
};

export const eraseEntry = (at: Place): void => {
  try {
    const name = at.name();
    if (name) at.storage().removeItem(name);
  } catch {
    // Storage that is forbidden keeps nothing anyway.
  }
};

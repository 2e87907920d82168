type Listener = (records: readonly string[] | null) => void;
const listeners = new Set<Listener>();

/** Says that records are others than before, `inquiry:ID`; null: some may be, the connection was lost meanwhile. */
export const announceChanged: Listener = (records) => listeners.forEach((tell) => tell(records));

/** Calls back with records as they change. @returns the farewell */
export const onChanged = (tell: Listener): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

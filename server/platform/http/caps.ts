/** Counts what is open by key, on this node: descriptors and memory are a node's own. */
export type Caps = {
  /** @returns the way to give it back, once; or null where `most` are open already */
  take: (key: string, most: number) => (() => void) | null;
  open: (key: string) => number;
};

export const createCaps = (): Caps => {
  const held = new Map<string, number>();
  return {
    take(key, most) {
      const n = held.get(key) ?? 0;
      if (n >= most) return null;
      held.set(key, n + 1);
      let back = false;
      return () => {
        if (back) return;
        back = true;
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
    open: (key) => held.get(key) ?? 0,
  };
};

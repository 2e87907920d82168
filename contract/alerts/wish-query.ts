/**
 * What a search asks for as the query of its address, with its keys in the given order: the same wish is the same text, however its
 * lists were put together; empty when nothing is asked.
 */
export const wishText = <K extends string>(
  keys: readonly K[],
  wish: { readonly [key in K]?: string | readonly string[] | undefined },
): string => {
  const valuesOf = (k: K): string[] => [wish[k] ?? []].flat();
  const pairs = keys.flatMap((k) =>
    [...new Set(valuesOf(k))]
      .filter(Boolean)
      .toSorted()
      .map((v): [string, string] => [k, v]),
  );
  return new URLSearchParams(pairs).toString();
};

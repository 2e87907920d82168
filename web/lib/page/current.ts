/** The page number of an address; what isn't one is the first page. */
export const currentOf = (search: URLSearchParams): number => {
  const n = Number(search.get('current') ?? 1);
  return Number.isInteger(n) && n >= 1 && n <= 10_000 ? n : 1;
};

/** The cursor of an address, as an answer gave it; the server judges it. */
export const cursorOf = (search: URLSearchParams): string | undefined =>
  /^[\w-]{1,400}$/.exec(search.get('cursor') ?? '')?.[0];

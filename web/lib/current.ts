/** The page number of an address; what isn't one is the first page. */
export const currentOf = (search: URLSearchParams): number => {
  const n = Number(search.get('current') ?? 1);
  return Number.isInteger(n) && n >= 1 && n <= 10_000 ? n : 1;
};

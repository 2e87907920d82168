/** Pages that lie open together: the cover by itself, then two and two. */
export const spreadOf = (page: number, pages: number): number[] => {
  if (page <= 1) return [1];
  const left = page % 2 ? page - 1 : page;
  return left < pages ? [left, left + 1] : [left];
};

/** The first page of the spread before, or after; null where there is none. */
export const turned = (page: number, pages: number, by: -1 | 1): number | null => {
  const [first = 1] = spreadOf(page, pages);
  const next = by > 0 ? first + spreadOf(page, pages).length : first === 2 ? 1 : first - 2;
  return next < 1 || next > pages ? null : next;
};

/** Spreads of an issue, by their first page. */
export const spreadsOf = (pages: number): number[] =>
  Array.from({ length: Math.floor(pages / 2) + 1 }, (_, i) => (i === 0 ? 1 : 2 * i)).filter((no) => no <= pages);

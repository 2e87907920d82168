/** Where a list stands, which a change of what it shows makes void; `row` is the one that a preview tells of. */
const places = ['current', 'cursor', 'row'] as const;
/** How a list is looked at: columns that are not shown, and close rows. */
const looks = ['hide', 'rows'] as const;

type Change = Record<string, string | undefined>;
const written = (s: URLSearchParams): string => (s.size ? `?${s}` : '');
const changed = (s: URLSearchParams, change: Change): URLSearchParams => {
  for (const [key, value] of Object.entries(change))
    if (value === undefined) s.delete(key);
    else s.set(key, value);
  return s;
};

/** The address's search with some of it changed; the list begins anew. */
export const withChange = (search: string, change: Change): string => {
  const s = new URLSearchParams(search);
  for (const key of places) s.delete(key);
  return written(changed(s, change));
};

/**
 * The address's search at another page; a cursor goes with its number, which says how far down it is. A page's second list has a
 * `place` of its own, so that each is turned alone.
 */
export const atPage = (search: string, current: number, cursor?: string | null, place = 'current'): string => {
  const s = new URLSearchParams(search);
  const number = current > 1 ? String(current) : undefined;
  if (place !== 'current') return written(changed(s, { [place]: number }));
  s.delete('row');
  return written(changed(s, { current: number, cursor: current > 1 && cursor ? cursor : undefined }));
};

/** The address's search with the list looked at in another way, at the same place. */
export const withLook = (search: string, look: Partial<Record<(typeof looks)[number], string | undefined>>): string =>
  written(changed(new URLSearchParams(search), look));

/** What a saved view keeps of an address: all but the place. */
export const viewOf = (search: string): string => withChange(search, {});

/** How the list is looked at, as parameters, for links that are made anew. */
export const looksOf = (search: URLSearchParams): [string, string][] =>
  looks.flatMap((key): [string, string][] => {
    const value = search.get(key);
    return value === null ? [] : [[key, value.slice(0, 200)]];
  });

/** Columns that an address hides; without a word of it those that are `extra`. */
export const hiddenColumns = (
  search: string,
  columns: readonly { id: string; extra?: boolean; fixed?: boolean }[],
): string[] => {
  const told = new URLSearchParams(search).get('hide');
  return told === null
    ? columns.filter((c) => c.extra).map((c) => c.id)
    : columns.filter((c) => !c.fixed && told.split(',').includes(c.id)).map((c) => c.id);
};

export const isDense = (search: string): boolean => new URLSearchParams(search).get('rows') === 'dense';

/** The sort that a head leads to: its first way, then the other one or the usual order again. */
export const nextSort = (now: string, usual: string, { up, down }: { up?: string; down?: string }): string => {
  const ways = [up, down].filter((w) => w !== undefined);
  const others = ways.filter((w) => w !== now);
  return (ways.includes(now) ? others[0] : others.find((w) => w !== usual)) ?? usual;
};

type Moved = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };
/** `shouldRevalidate` of a list's route: where the look, or the chosen row, alone is another one, nothing is read anew. */
export const unlessLooks = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Moved): boolean => {
  const rest = ({ pathname, searchParams }: URL) =>
    [pathname, ...[...searchParams].filter(([k]) => k !== 'row' && k !== 'hide' && k !== 'rows')].join('&');
  return currentUrl.href !== nextUrl.href && rest(currentUrl) === rest(nextUrl) ? false : defaultShouldRevalidate;
};

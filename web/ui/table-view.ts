/** How a table is looked at: what is searched, sorted, hidden, on which page, how dense. */
export type View = {
  q: string;
  sort: { id: string; desc: boolean } | null;
  page: number;
  hidden: string[];
  dense: boolean;
};

const keys = ['q', 'sort', 'page', 'hide', 'rows'] as const;

/** Reads a table's view from an address; its parameters carry the table's name in front. */
export const viewOf = (search: string, table: string, fallback: View): View => {
  const s = new URLSearchParams(search);
  if (!keys.some((k) => s.has(`${table}.${k}`))) return fallback;
  const of = (k: (typeof keys)[number]) => s.get(`${table}.${k}`);
  const sort = of('sort');
  const hide = of('hide');
  const rows = of('rows');
  return {
    q: (of('q') ?? '').slice(0, 100),
    sort: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : sort === '' ? null : fallback.sort,
    page: Math.max(1, Math.trunc(Number(of('page'))) || 1),
    hidden: hide === null ? fallback.hidden : hide.split(',').filter(Boolean),
    dense: rows === null ? fallback.dense : rows === 'dense',
  };
};

/** The address's search with a table's view in it; what is as always is left out. */
export const searchOf = (search: string, table: string, view: View, fallback: View): string => {
  const s = new URLSearchParams(search);
  const sortText = (v: View) => (v.sort ? `${v.sort.desc ? '-' : ''}${v.sort.id}` : '');
  const set = (k: (typeof keys)[number], value: string, usual: string) =>
    value === usual ? s.delete(`${table}.${k}`) : s.set(`${table}.${k}`, value);
  set('q', view.q, '');
  set('sort', sortText(view), sortText(fallback));
  set('page', String(view.page), '1');
  set('hide', view.hidden.join(','), fallback.hidden.join(','));
  set('rows', view.dense ? 'dense' : 'normal', fallback.dense ? 'dense' : 'normal');
  const text = s.toString();
  return text ? `?${text}` : '';
};

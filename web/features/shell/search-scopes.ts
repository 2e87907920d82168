import { splitPath } from '#contract/pages.ts';

/** Where a search leads, by what is looked for. */
const scopes = { products: '/search.html', suppliers: '/search.html?kind=suppliers', inquiries: '/moreInquiry.html' };
export type Scope = keyof typeof scopes;
export const isScope = (s: unknown): s is Scope => typeof s === 'string' && s in scopes;

export const searchPath = (scope: Scope, q: string): string =>
  q ? `${scopes[scope]}${scopes[scope].includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}` : scopes[scope];

/** What the page that is open looks for, so that the field says the same. */
export const scopeOf = (pathname: string, search: string): Scope => {
  const { path } = splitPath(pathname);
  if (path.startsWith('/moreInquiry')) return 'inquiries';
  return new URLSearchParams(search).get('kind') === 'suppliers' ? 'suppliers' : 'products';
};

/** The list under the field, as the field needs to know it (combobox pattern). */
export type Combo = { open: boolean; active: string | undefined };

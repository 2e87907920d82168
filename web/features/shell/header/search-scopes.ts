import { type PageAddress, pageAt, pageTo } from '#contract/pages.ts';

const scopes = ['products', 'suppliers', 'inquiries'] as const;
export type Scope = (typeof scopes)[number];
export const isScope = (s: unknown): s is Scope => scopes.some((x) => x === s);

/** Where a search leads, by what is looked for. */
export const searchPath = (scope: Scope, q: string): PageAddress =>
  scope === 'inquiries'
    ? pageTo('inquiryHall', { q })
    : pageTo('search', { kind: scope === 'suppliers' ? 'suppliers' : undefined, q });

/** What the page that is open looks for, so that the field says the same. */
export const scopeOf = (pathname: string, search: string): Scope => {
  const key = pageAt(pathname)?.key;
  if (key === 'inquiryHall' || key === 'inquiry') return 'inquiries';
  return new URLSearchParams(search).get('kind') === 'suppliers' ? 'suppliers' : 'products';
};

/** The list under the field, as the field needs to know it (combobox pattern). */
export type Combo = { open: boolean; active: string | undefined };

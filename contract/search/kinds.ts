/** What a search looks for; each has its list. */
export const searchScopes = ['products', 'suppliers', 'inquiries', 'services', 'jobs'] as const;
export type SearchScope = (typeof searchScopes)[number];
/** What the search field offers: those whose words are counted, and what is read beside them. */
export const searchKinds = [...searchScopes, 'news', 'exhibitions'] as const;
export type SearchKind = (typeof searchKinds)[number];
export const isCounted = (kind: SearchKind): kind is SearchScope => searchScopes.some((s) => s === kind);

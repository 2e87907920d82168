import { type DeskPageKey, deskPageAt, deskPages } from './desk-pages.ts';
import { type PageKey, type PageRule, pageAt as memberPageAt, pages as memberPages } from './pages.ts';

/** A page of the site, of the member centre or of the desk. */
export type AnyPageKey = PageKey | DeskPageKey;

/** Every address that shows a page, the desk's too: for the server, which answers them all. */
export const pages: readonly PageRule<AnyPageKey>[] = [...memberPages, ...deskPages];

/** The page of an address, the desk's too. */
export const pageAt = (pathname: string): PageRule<AnyPageKey> | undefined =>
  memberPageAt(pathname) ?? deskPageAt(pathname);

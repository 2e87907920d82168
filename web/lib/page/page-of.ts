import { createContext } from 'react';
import { pageAt, type PageRule, splitPath } from '#contract/pages.ts';

/** The page of an address; those of the desk come with a file of their own, which members never load. */
export const pageOf = async (pathname: string): Promise<PageRule | undefined> =>
  pageAt(pathname) ??
  (/^\/operator\b/.test(splitPath(pathname).path)
    ? (await import('#contract/desk-pages.ts')).deskPageAt(pathname)
    : undefined);

/** Finds the page of an address among those of the layout: the desk gives its own. */
export const PageAtContext = createContext<(pathname: string) => PageRule | undefined>(pageAt);

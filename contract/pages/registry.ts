import { type Access, judge, type Who } from '../core/access.ts';
import type { Lang } from '../core/langs.ts';
import type { Declared, Layout, Need, Shared } from './page.ts';

/** An address of a page. The server's guard and the browser's read these. */
export type PageRule<K extends string = string> = {
  key: K;
  /** Without its query; `{name}` stands for a part that differs. */
  path: string;
  /** The page shows one record, which its address has to name. */
  ofOne: boolean;
  access: Access;
  layout: Layout;
  room: string;
  words: readonly string[];
  /** Search engines may list it. */
  index: boolean;
  /** Rendered for each request, never kept. */
  fresh: boolean;
  needs: readonly Need[];
};

/**
 * An address of this site without a language prefix, made by `pageTo`, or by one of the functions that say where else it
 * comes from.
 */
export type PageAddress = string & { readonly madeBy: 'pageTo' };

type AnyRegistry = Record<string, Declared<string, unknown> & Shared>;
type Named<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Named<Rest> : never;
type Value = string | number;
type ParamsOf<R, K extends keyof R> =
  R[K] extends Declared<infer P, infer Q> ? { [N in Named<P>]: Value } & (unknown extends Q ? unknown : Q) : never;
/** The parameters of a link to a page: none, some that may be left out, or such that it can't do without. */
type Given<P> = keyof P extends never ? [] : Partial<P> extends P ? [params?: P] : [params: P];

/** Splits `/en/home` into language prefix and path. */
export const splitPath = (pathname: string): { prefix: 'en' | 'es' | null; path: string } => {
  const m = /^\/(en|es)(?=\/|$)(.*)$/.exec(pathname);
  const path = (m ? m[2] : pathname)?.replace(/(.)\/$/, '$1').replace(/\.data$/, '') || '/';
  return { prefix: (m?.[1] as 'en' | 'es' | undefined) ?? null, path };
};

/** What the router calls a page's route in the tree of a language. `path` as its rule has it: `/orderCenter/{id}`. */
export const routeId = (lang: Lang, path: string): string => `${lang}:${path}`;

/** An address with more in its query: text such as a search that was kept, or pairs. */
export const withQuery = (address: PageAddress, query: string | string[][]): PageAddress => {
  const more = new URLSearchParams(query).toString();
  return (more ? `${address}${address.includes('?') ? '&' : '?'}${more}` : address) as PageAddress;
};

/** The part of an inquiry's page, the buyer's or a supplier's, that has the questions and answers. */
export const talkPart = 'talk';

/** The same page, from the part on that has this id. */
export const atPart = (address: PageAddress, part: string): PageAddress => `${address}#${part}` as PageAddress;

/** A pattern cut at its names, text and name by turns; a page has hundreds of links, and their patterns are cut once. */
type Shape = { parts: readonly string[]; names: ReadonlySet<string>; plain: PageAddress };
const fillIn = (parts: readonly string[], values: Record<string, unknown>): PageAddress =>
  parts.map((part, i) => (i % 2 ? encodeURIComponent(String(values[part])) : part)).join('') as PageAddress;
const shapeOf = (pattern: string): Shape => {
  const parts = pattern.split(/\{(\w+)\}/);
  return { parts, names: new Set(parts.filter((_, i) => i % 2)), plain: fillIn(parts, {}) };
};

/** What can be asked about pages that stand together: which there are, which an address shows, who may open it, how to link. */
export const registryOf = <R extends AnyRegistry>(declared: R) => {
  type Key = keyof R & string;
  /** Every address that shows a page: its own, then its aliases, which search engines don't list. */
  const pages: readonly PageRule<Key>[] = (Object.entries(declared) as [Key, R[Key]][]).flatMap(([key, p]) => {
    const {
      pattern,
      access,
      layout,
      room,
      words,
      unlisted,
      fresh = layout === 'operator',
      needs = [],
      aliases = [],
    } = p;
    const rule = { key, ofOne: pattern.includes('{'), access, layout, room, words, fresh, needs };
    return [
      { ...rule, path: pattern.replace(/\?.*/, ''), index: layout === 'site' && !unlisted },
      ...aliases.map((alias) => ({ ...rule, path: alias, index: false })),
    ];
  });
  const byPath = new Map(pages.map((p) => [p.path, p]));
  const byPattern = pages
    .filter((p) => p.path.includes('{'))
    .map(
      (p) => [new RegExp(`^${p.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`), p] as const,
    );
  const shapes = Object.fromEntries(Object.entries(declared).map(([key, p]) => [key, shapeOf(p.pattern)])) as Record<
    Key,
    Shape
  >;
  return {
    pages,
    /** The page of an address, its language prefix apart; undefined where there is none. */
    pageAt: (pathname: string): PageRule<Key> | undefined => {
      const { path } = splitPath(pathname);
      return byPath.get(path) ?? byPattern.find(([pattern]) => pattern.test(path))?.[1];
    },
    /** Whether this person may open a page. */
    mayOpen: (key: Key, who: Who): boolean => judge(declared[key]!.access, who) === 'yes',
    /**
     * The address of a page: `pageTo('order', { id })`. What is undefined or empty is left out; a list is its key repeated.
     * Parameters come in the order given, so that the same view is the same link.
     */
    pageTo: <K extends Key>(key: K, ...[params]: Given<ParamsOf<R, K>>): PageAddress => {
      const { parts, names, plain } = shapes[key];
      if (!params) return plain;
      const given = Object.entries(params as Record<string, Value | readonly Value[] | undefined>);
      const address = names.size ? fillIn(parts, params as Record<string, unknown>) : plain;
      const query = given.flatMap(([name, value]) =>
        names.has(name) ? [] : [value ?? ''].flat().flatMap((v) => (v === '' ? [] : [[name, String(v)]])),
      );
      return query.length ? withQuery(address, query) : address;
    },
  };
};

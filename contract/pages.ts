import { type Access, judge, type Who } from './core/access.ts';
import type { Lang } from './core/langs.ts';
import { cataloguePages } from './pages/catalogue.ts';
import { chatPages } from './pages/chat.ts';
import { figuresPages } from './pages/figures.ts';
import { followingPages } from './pages/following.ts';
import { homePages } from './pages/home.ts';
import { identityPages } from './pages/identity.ts';
import { inquiryPages } from './pages/inquiry.ts';
import { noticePages } from './pages/notices.ts';
import { operatorPages } from './pages/operator.ts';
import { orderPages } from './pages/order.ts';
import { dealPages } from './pages/deal.ts';
import { samplePages } from './pages/sample.ts';
import { recruitmentPages } from './pages/services/recruitment.ts';
import { contributionsPages } from './pages/contributions.ts';
import { advertisingPages } from './pages/advertising.ts';
import { parksPages } from './pages/services/parks.ts';
import { servicesPages } from './pages/services/services.ts';
import type { Declared, Layout, Need, Shared } from './pages/page.ts';
import { purchasePages } from './pages/purchase.ts';
import { dockingPages } from './pages/docking.ts';
import { contentPages } from './pages/content.ts';
import { carnivalPages } from './pages/carnival.ts';
import { pointsPages } from './pages/points.ts';
import { fairsPages } from './pages/fairs.ts';
import { referencePages } from './pages/reference.ts';
import { sitesPages } from './pages/sites.ts';
import { verificationPages } from './pages/verification.ts';

/** Every page, declared by the rooms in `contract/pages/`; routes, guards, navigation, sitemaps and links come from here. */
const declared = {
  ...homePages,
  ...identityPages,
  ...inquiryPages,
  ...purchasePages,
  ...dockingPages,
  ...fairsPages,
  ...carnivalPages,
  ...contentPages,
  ...pointsPages,
  ...cataloguePages,
  ...sitesPages,
  ...followingPages,
  ...figuresPages,
  ...orderPages,
  ...samplePages,
  ...recruitmentPages,
  ...contributionsPages,
  ...advertisingPages,
  ...parksPages,
  ...servicesPages,
  ...dealPages,
  ...noticePages,
  ...chatPages,
  ...verificationPages,
  ...operatorPages,
  ...referencePages,
};
type Registry = typeof declared;
/**
 * A page's name: key of its title under `pageTitle` in its room's i18n/<lang>/<room>.json, so that a page
 * loads no other room's titles; and of its file in `web/routes` (written-like-this.tsx).
 */
export type PageKey = keyof Registry;

/** An address of a page. The server's guard and the browser's read these. */
export type PageRule = {
  key: PageKey;
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

const entries = Object.entries(declared) as [PageKey, Declared<string, unknown> & Shared][];

/** Every address that shows a page: its own, then its aliases, which search engines don't list. */
export const pages: readonly PageRule[] = entries.flatMap(([key, p]) => {
  const { pattern, access, layout, room, words, unlisted, fresh = layout === 'operator', needs = [], aliases = [] } = p;
  const ofOne = pattern.includes('{');
  const rule = { key, ofOne, access, layout, room, words, fresh, needs };
  const [path = ''] = pattern.split('?');
  return [
    { ...rule, path, index: layout === 'site' && !unlisted },
    ...aliases.map((alias) => ({ ...rule, path: alias, index: false })),
  ];
});

const byPath = new Map(pages.map((p) => [p.path, p]));
const byPattern = pages
  .filter((p) => p.path.includes('{'))
  .map(
    (p) => [new RegExp(`^${p.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`), p] as const,
  );

/** Splits `/en/home` into language prefix and path. */
export const splitPath = (pathname: string): { prefix: 'en' | 'es' | null; path: string } => {
  const m = /^\/(en|es)(?=\/|$)(.*)$/.exec(pathname);
  const path = (m ? m[2] : pathname)?.replace(/(.)\/$/, '$1').replace(/\.data$/, '') || '/';
  return { prefix: (m?.[1] as 'en' | 'es' | undefined) ?? null, path };
};

/** The page of an address, its language prefix apart; undefined where there is none. */
export const pageAt = (pathname: string): PageRule | undefined => {
  const { path } = splitPath(pathname);
  return byPath.get(path) ?? byPattern.find(([pattern]) => pattern.test(path))?.[1];
};

/**
 * Whether the document of one page may go on to show another: it keeps the policy that it came with, so a page that needs
 * more, or less, comes as a document of its own.
 */
export const sharesDocument = (here: PageRule | undefined, there: PageRule | undefined): boolean =>
  [...(here?.needs ?? [])].toSorted().join() === [...(there?.needs ?? [])].toSorted().join();

/** Whether this person may open a page. */
export const mayOpen = (key: PageKey, who: Who): boolean => judge(declared[key].access, who) === 'yes';

/**
 * An address of this site without a language prefix, made by `pageTo`, or by one of the functions here that say where else it
 * comes from.
 */
export type PageAddress = string & { readonly madeBy: 'pageTo' };

type Named<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Named<Rest> : never;
type Value = string | number;
type ParamsOf<K extends PageKey> =
  Registry[K] extends Declared<infer P, infer Q>
    ? { [N in Named<P>]: Value } & (unknown extends Q ? unknown : Q)
    : never;
/** The parameters of a link to a page: none, some that may be left out, or such that it can't do without. */
type Given<P> = keyof P extends never ? [] : Partial<P> extends P ? [params?: P] : [params: P];

/**
 * The address of a page: `pageTo('order', { id })`. What is undefined or empty is left out; a list is its key repeated.
 * Parameters come in the order given, so that the same view is the same link.
 */
export const pageTo = <K extends PageKey>(key: K, ...[params]: Given<ParamsOf<K>>): PageAddress => {
  const rest = new Map(Object.entries((params ?? {}) as Record<string, Value | readonly Value[] | undefined>));
  const address = (declared[key].pattern as string).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  }) as PageAddress;
  return withQuery(
    address,
    [...rest].flatMap(([name, value]) => [value ?? ''].flat().flatMap((v) => (v === '' ? [] : [[name, String(v)]]))),
  );
};

/** An address with more in its query: text such as a search that was kept, or pairs. */
export const withQuery = (address: PageAddress, query: string | string[][]): PageAddress => {
  const more = new URLSearchParams(query).toString();
  return (more ? `${address}${address.includes('?') ? '&' : '?'}${more}` : address) as PageAddress;
};

/** An address as a browser asks for it: Chinese, and what follows the reader's cookie (null), without a prefix. */
export const inLanguage = (lang: Lang | null, address: PageAddress): string =>
  lang === 'en' || lang === 'es' ? `/${lang}${address === '/' ? '' : address}` : address;

/** Where an address of before leads today, its query apart; null where it was none. */
export const movedTo = (path: string): PageAddress | null =>
  (entries.find(([, p]) => p.moved?.includes(path))?.[1].pattern.replace(/\?.*/, '') as PageAddress | undefined) ??
  null;

/** The address of what is shown, from the router's path without its language, with what of its query counts. */
export const addressOf = (path: string, query: Record<string, string>): PageAddress =>
  withQuery(path as PageAddress, Object.entries(query));

/** The news feed, which is no page. */
export const feedAddress = '/rss.xml' as PageAddress;

/** The start page of a kind of account (access 23). */
const homeKey = (userType: number): PageKey =>
  userType === 9
    ? 'operatorQueue'
    : userType === 2 || userType === 3
      ? 'personalHome'
      : userType === 5
        ? 'thirdPartyHome'
        : 'companyHome';
/** Where a person lands after login (access 23). */
export const homeOf = (userType: number): PageAddress => declared[homeKey(userType)].pattern as PageAddress;
/** Whether a page is somebody's start page: whose it isn't is led to their own. */
export const isHome = (key: PageKey): boolean => [2, 5, 1].some((userType) => homeKey(userType) === key);

/** A return path that stays on this site, or the fallback (security 20). */
export const safeReturn = (value: string | null | undefined, fallback: PageAddress): PageAddress =>
  value && /^\/(?![/\\])/.test(value) && !/[\\\s]/.test(value) ? (value as PageAddress) : fallback;

/** An address that was kept earlier, by a notice or an operator; the home page's where it would leave this site. */
export const keptAddress = (value: string): PageAddress => safeReturn(value, pageTo('home'));

import type { Lang } from './core/langs.ts';
import { cataloguePages } from './pages/catalogue.ts';
import { chatPages } from './pages/chat.ts';
import { figuresPages } from './pages/figures.ts';
import { followingPages } from './pages/following.ts';
import { homePages } from './pages/home.ts';
import { identityPages } from './pages/identity.ts';
import { inquiryPages } from './pages/inquiry.ts';
import { noticePages } from './pages/notices.ts';
import { orderPages } from './pages/order.ts';
import { dealPages } from './pages/deal.ts';
import { samplePages } from './pages/sample.ts';
import { recruitmentPages } from './pages/services/recruitment.ts';
import { contributionsPages } from './pages/contributions.ts';
import { advertisingPages } from './pages/advertising.ts';
import { conferencesPages } from './pages/conferences.ts';
import { parksPages } from './pages/services/parks.ts';
import { servicesPages } from './pages/services/services.ts';
import { purchasePages } from './pages/purchase.ts';
import { dockingPages } from './pages/docking.ts';
import { contentPages } from './pages/content.ts';
import { carnivalPages } from './pages/carnival.ts';
import { pointsPages } from './pages/points.ts';
import { fairsPages } from './pages/fairs.ts';
import type { Declared } from './pages/page.ts';
import { referencePages } from './pages/reference.ts';
import { type PageAddress, type PageRule, registryOf, withQuery } from './pages/registry.ts';
import { sitesPages } from './pages/sites.ts';
import { verificationPages } from './pages/verification.ts';

export { atPart, type PageAddress, type PageRule, routeId, splitPath, talkPart, withQuery } from './pages/registry.ts';

/**
 * The pages of the site and of the member centre, declared by the rooms in `contract/pages/`; routes, guards, navigation,
 * sitemaps and links come from here. The desk's are in `desk-pages.ts`.
 */
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
  ...conferencesPages,
  ...parksPages,
  ...servicesPages,
  ...dealPages,
  ...noticePages,
  ...chatPages,
  ...verificationPages,
  ...referencePages,
};
/**
 * A page's name: key of its title under `pageTitle` in its room's i18n/<lang>/<room>.json, so that a page
 * loads no other room's titles; and of its file in `web/routes` (written-like-this.tsx).
 */
export type PageKey = keyof typeof declared;

export const { pages, pageAt, mayOpen, pageTo } = registryOf(declared);

/**
 * Whether the document of one page may go on to show another: it keeps the policy that it came with, so a page that needs
 * more, or less, comes as a document of its own.
 */
export const sharesDocument = (here: PageRule | undefined, there: PageRule | undefined): boolean =>
  [...(here?.needs ?? [])].toSorted().join() === [...(there?.needs ?? [])].toSorted().join();

/** An address as a browser asks for it: Chinese, and what follows the reader's cookie (null), without a prefix. */
export const inLanguage = (lang: Lang | null, address: PageAddress): string =>
  lang === 'en' || lang === 'es' ? `/${lang}${address === '/' ? '' : address}` : address;

/** Where an address of before leads today, its query apart; null where it was none. */
export const movedTo = (path: string): PageAddress | null =>
  ((Object.values(declared) as Declared<string, unknown>[])
    .find((p) => p.moved?.includes(path))
    ?.pattern.replace(/\?.*/, '') as PageAddress | undefined) ?? null;

/** The address of what is shown, from the router's path without its language, with what of its query counts. */
export const addressOf = (path: string, query: Record<string, string>): PageAddress =>
  withQuery(path as PageAddress, Object.entries(query));

/** The news feed, which is no page. */
export const feedAddress = '/rss.xml' as PageAddress;

/** Where the desk begins. */
const deskHome = '/operator' as PageAddress;

/** The start page of a kind of member (access 23). */
const homeKey = (userType: number): PageKey =>
  userType === 2 || userType === 3 ? 'personalHome' : userType === 5 ? 'thirdPartyHome' : 'companyHome';
/** Where a person lands after login (access 23). */
export const homeOf = (userType: number): PageAddress =>
  userType === 9 ? deskHome : pageTo(homeKey(userType) as 'personalHome');
/** Whether a page is somebody's start page: whose it isn't is led to their own. */
export const isHome = (key: string): boolean => [2, 5, 1].some((userType) => homeKey(userType) === key);

/** A return path that stays on this site, or the fallback (security 20). */
export const safeReturn = (value: string | null | undefined, fallback: PageAddress): PageAddress =>
  value && /^\/(?![/\\])/.test(value) && !/[\\\s]/.test(value) ? (value as PageAddress) : fallback;

/** An address that was kept earlier, by a notice or an operator; the home page's where it would leave this site. */
export const keptAddress = (value: string): PageAddress => safeReturn(value, pageTo('home'));

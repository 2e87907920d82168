import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type AnyPageKey, pages } from '#contract/all-pages.ts';
import type { Lang } from '#contract/core/langs.ts';
import { feedAddress, type PageRule, routeId } from '#contract/pages.ts';

/** Pages that one file shows; any other page's file has its key's name, written-like-this. */
const shared: Partial<Record<AnyPageKey, string>> = {
  personalHome: 'member-home',
  companyHome: 'member-home',
  thirdPartyHome: 'member-home',
  verifyPersonal: 'verification',
  beSupplier: 'verification',
  verifyEnterprise: 'verification',
  beThirdParty: 'verification',
  company: 'company-site',
  companyIntroduction: 'company-site',
  companyProducts: 'company-site',
  companyContact: 'company-site',
  homePreview: 'company-site',
  introducePreview: 'company-site',
  productListSp: 'company-site',
  contactUs: 'company-site',
  callingManage: 'my-cards',
  serviceChats: 'consult-desk',
  consultCentre: 'consult-desk',
  providerConsults: 'consult-desk',
  newsList: 'piece-list',
  statementList: 'piece-list',
  caseList: 'piece-list',
  newsDetail: 'piece',
  statementDetail: 'piece',
  caseDetail: 'piece',
  pageOne: 'campaign-page',
  pageTwo: 'campaign-page',
  pageThree: 'campaign-page',
  pageFour: 'campaign-page',
  pageFive: 'campaign-page',
  pageSix: 'campaign-page',
  pageSeven: 'campaign-page',
  pageEight: 'campaign-page',
  pageNine: 'campaign-page',
};

/** Files by their names, whatever room's folder they stand in. */
const files = new Map(
  globSync('routes/**/*.tsx', { cwd: import.meta.dirname }).map((path) => [basename(path, '.tsx'), path]),
);

/** The file that shows a page. Who may open it and where it stands is in `contract/pages/`. @throws where there is none */
export const fileOf = (key: AnyPageKey): string => {
  const name = shared[key] ?? key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  const file = files.get(name);
  if (!file) throw new Error(`no file ${name}.tsx in web/routes for the page ${key}`);
  return file;
};

const entry = (lang: Lang, { key, path }: PageRule<AnyPageKey>): RouteConfigEntry => {
  const id = routeId(lang, path);
  return path === '/'
    ? index(fileOf(key), { id })
    : route(path.slice(1).replace(/\{(\w+)\}/g, ':$1'), fileOf(key), { id });
};

/** The same pages for the language cookie and under `/en` and `/es`; what fails shows its error inside the layout. */
const tree = (lang: Lang): RouteConfigEntry[] => [
  route(feedAddress.slice(1), 'routes/rss.ts', { id: routeId(lang, feedAddress) }),
  ...(['site', 'member', 'operator'] as const).map((l) =>
    layout(`routes/layout.${l}.tsx`, { id: `${lang}:${l}` }, [
      layout('routes/within.tsx', { id: `${lang}:${l}:within` }, [
        ...pages.filter((p) => p.layout === l).map((p) => entry(lang, p)),
        ...(l === 'site' ? [route('*', 'routes/any.tsx', { id: `${lang}:any` })] : []),
      ]),
    ]),
  ),
];

export default [...tree('cn'), ...prefix('en', tree('en')), ...prefix('es', tree('es'))] satisfies RouteConfig;

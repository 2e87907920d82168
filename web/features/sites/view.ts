import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { sites } from '#contract/sites/calls.ts';
import type { verification } from '#contract/verification/calls.ts';
import type { PageKey } from '#contract/pages.ts';
import { roleCodes } from '#contract/core/access.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { Viewer } from '#web/lib/page/viewer.ts';

export type PublicSite = DataOf<typeof sites.index>;
export type Company = PublicSite['company'];
export type Content = NonNullable<PublicSite['site']>;
export type Contact = DataOf<typeof sites.contacts>[number];
export type Badges = DataOf<typeof verification.badges>['badges'];
type Products = DataOf<typeof catalogue.page>;

/** The pages of a company, with the address of each and the one of the specification. */
export const tabs = ['home', 'introduction', 'products', 'contact'] as const;
export type Tab = (typeof tabs)[number];
export const pageOfTab = {
  home: 'company',
  introduction: 'companyIntroduction',
  products: 'companyProducts',
  contact: 'companyContact',
} as const satisfies Record<Tab, PageKey>;
export const previewOfTab = {
  home: 'homePreview',
  introduction: 'introducePreview',
  products: 'productListSp',
  contact: 'contactUs',
} as const satisfies Record<Tab, PageKey>;

/** What a page of a company shows; `contacts` is null for a visitor, `draft` where its own people see what is not published. */
export type SiteView = {
  tab: Tab;
  view: PublicSite;
  products: Products;
  badges: Badges;
  contacts: Contact[] | null;
  draft: boolean;
  mine: boolean;
};

/** Whether this person may change the pages of a company; the server decides again. */
export const mayEdit = (viewer: Viewer | null, entId: string): boolean =>
  viewer?.entId === entId && viewer.roles.includes(roleCodes.supplier) && seatMay(viewer.seat, 'manage');

/** Rows are materials, columns processes, in the order in which the company gives them; 0 where it does nothing. */
export const matrixOf = (capabilities: readonly { category: string; process: string; level: number }[]) => {
  const rows = [...new Set(capabilities.map((c) => c.category))];
  const columns = [...new Set(capabilities.map((c) => c.process))];
  const level = new Map(capabilities.map((c) => [`${c.category} ${c.process}`, c.level]));
  return { rows, columns, levels: rows.map((r) => columns.map((p) => level.get(`${r} ${p}`) ?? 0)) };
};
/** The same of what a company's facts say. */
export const matrixOfFacts = (c: Pick<Company, 'capabilities'>) =>
  matrixOf(c.capabilities.map((x) => ({ category: x.category.slug, process: x.process.slug, level: x.level })));

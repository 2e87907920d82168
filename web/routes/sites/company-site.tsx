import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { catalogue } from '#contract/catalogue/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inLanguage, type PageKey, pageAt, pageTo, splitPath, withQuery } from '#contract/pages.ts';
import { sites } from '#contract/sites/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { ChooseCompany } from '#web/features/sites/choose-company.tsx';
import { CompanyPage } from '#web/features/sites/company-page.tsx';
import { mayEdit, pageOfTab, type PublicSite, type Tab } from '#web/features/sites/view.ts';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf, cursorOf } from '#web/lib/page/current.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound, readPage } from '#web/lib/page/query.ts';
import type { Route } from './+types/company-site.ts';

const tabOf: Partial<Record<PageKey, Tab>> = {
  companyIntroduction: 'introduction',
  introducePreview: 'introduction',
  companyProducts: 'products',
  productListSp: 'products',
  companyContact: 'contact',
  contactUs: 'contact',
};
/** Products at home, and on their own page. */
const shownAtHome = 4;
const sizeOfPage = 24;

/**
 * A company's pages, by its key in the path or by `?id=`; without either the suppliers to choose from. Its own people may see the
 * draft.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const url = new URL(args.request.url);
  const tab = tabOf[pageAt(url.pathname)?.key ?? 'company'] ?? 'home';
  const call = loaderCall(args);
  const key = args.params['slug'] ?? url.searchParams.get('id');
  const current = currentOf(url.searchParams);
  if (!key) return { tab, suppliers: await call(enterprise.list, { query: { current, size: 12 } }), shown: null };
  if (!/^[\w-]{1,80}$/.test(key)) throw data(null, 404);
  const found = await orNotFound(key, (id) => call(sites.index, { params: { id } }));
  const { id } = found.company;
  const { slug } = found.company;
  // A former address leads to the one of now; an id in its place is a link of our own pages (sites 20).
  if (args.params['slug'] && key !== slug && key !== id) {
    const to = withQuery(pageTo(pageOfTab[tab], { slug }), url.search.replace(/[?&]_routes=[^&]*/, ''));
    throw redirect(inLanguage(splitPath(url.pathname).prefix, to), 301);
  }
  const viewer = args.context.get(viewerContext);
  const mine = mayEdit(viewer, id);
  const draft = mine && url.searchParams.get('draft') === '1';
  const size = tab === 'products' ? sizeOfPage : shownAtHome;
  const place = tab === 'products' ? { current, cursor: cursorOf(url.searchParams) } : { current: 1 };
  const [products, { badges }, contacts, own] = await Promise.all([
    readPage({ company: id, size, ...place }, (query) => call(catalogue.page, { query })),
    call(verification.badges, { params: { id } }),
    viewer && found.company.verified ? call(sites.contacts, { params: { id } }) : viewer ? [] : null,
    draft ? call(sites.draft, { params: { id } }) : null,
  ]);
  const view: PublicSite = own ? { ...found, site: own.content } : found;
  return { tab, suppliers: null, shown: { tab, view, products, badges, contacts, draft, mine } };
};

export default function CompanySite({ loaderData: d }: Route.ComponentProps) {
  return d.shown ? <CompanyPage {...d.shown} /> : <ChooseCompany tab={d.tab} suppliers={d.suppliers} />;
}

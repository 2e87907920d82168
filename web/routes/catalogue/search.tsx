import { type LoaderFunctionArgs, redirect } from 'react-router';
import { catalogue } from '#contract/catalogue/calls.ts';
import { type ProductSort, productSorts } from '#contract/catalogue/rules.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { pick } from '#contract/core/text.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { verification } from '#contract/verification/calls.ts';
import { SearchPage } from '#web/features/catalogue/search-page.tsx';
import { SuppliersPage } from '#web/features/catalogue/suppliers-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { currentOf, cursorOf } from '#web/lib/page/current.ts';
import { namesOf } from '#web/lib/text/gone.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { readPage } from '#web/lib/page/query.ts';
import type { Route } from './+types/search.ts';

const sizeOfPage = 24;

/** What the address asks for; what it says wrongly is left out, so that an old link still opens. */
const askedOf = (url: URL) => {
  const of = (k: string) => url.searchParams.get(k)?.trim() ?? '';
  const slug = (k: string) => (/^[\w-]{1,60}$/.test(of(k)) ? of(k) : undefined);
  return {
    kind: of('kind'),
    q: of('q').slice(0, 100),
    category: slug('category'),
    process: slug('process'),
    company: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(of('company')) ? of('company') : undefined,
    sort: productSorts.find((s): s is ProductSort => s === of('sort')),
    current: currentOf(url.searchParams),
    cursor: cursorOf(url.searchParams),
  };
};

/** Products, or suppliers with `kind=suppliers`; the header's field sends inquiries here too where there is no script. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { lang, prefix } = langOfRequest(args.request);
  const { kind, current, cursor, q, category, process, company, sort } = askedOf(new URL(args.request.url));
  const call = loaderCall(args);
  if (kind === 'inquiries') throw redirect(inLanguage(prefix, pageTo('inquiryHall', { q })));
  if (kind === 'suppliers') {
    const tree = (type: string) => call(dictionary.tree, { params: { type } });
    const [page, materials, processes] = await Promise.all([
      call(enterprise.list, { query: { q: q.slice(0, 60), category, process, current, size: sizeOfPage } }),
      tree('ent_main_product'),
      tree('process_type'),
    ]);
    const item = (i: Pick<DictItem, 'value' | 'label' | 'labelEn' | 'labelEs'>) => ({
      slug: i.value,
      name: labelOf(i, lang),
    });
    const missing = (slug: string | undefined, list: DictItem[]) =>
      slug && !list.some((g) => g.value === slug || g.children?.some((c) => c.value === slug)) ? slug : undefined;
    const hidden = { category: missing(category, materials), process: missing(process, processes) };
    const names = await namesOf(call, [
      [['ent_main_product'], [hidden.category]],
      [['process_type'], [hidden.process]],
    ]);
    const nameOf = (slug: string | undefined) => (slug && names[slug] ? pick(names[slug], lang) : undefined);
    const groups = (list: DictItem[]) => list.map((g) => ({ ...item(g), children: (g.children ?? []).map(item) }));
    return {
      kind: 'suppliers' as const,
      shown: {
        asked: { q, category, process },
        page,
        materials: groups(materials),
        processes: groups(processes),
        gone: { category: nameOf(hidden.category), process: nameOf(hidden.process) },
      },
    };
  }
  const owned = async (id: string) => {
    const params = { params: { id } };
    const [owner, { badges }] = await Promise.all([call(enterprise.detail, params), call(verification.badges, params)]);
    return { company: owner, badges };
  };
  const [page, facets, owner] = await Promise.all([
    readPage({ q, category, company, sort, current, cursor, size: sizeOfPage }, (query) =>
      call(catalogue.page, { query }),
    ),
    // Materials are counted over all companies.
    company ? [] : call(catalogue.facets, { query: { q } }),
    // A company that there is not, or no more, has no products either.
    company ? owned(company).catch(() => null) : null,
  ]);
  return { kind: 'products' as const, shown: { asked: { q, category, company, sort }, page, facets, owner } };
};

export default function Search({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'suppliers' ? (
    <SuppliersPage {...loaderData.shown} />
  ) : (
    <SearchPage {...loaderData.shown} />
  );
}

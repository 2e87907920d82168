import type { ComponentProps } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { catalogue } from '#contract/catalogue/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inLanguage } from '#contract/pages.ts';
import { addressOfPiece } from '#contract/content/addresses.ts';
import { content } from '#contract/content/calls.ts';
import { isListed } from '#contract/content/kinds.ts';
import { search } from '#contract/search/calls.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import { everything } from '#contract/search/everything.ts';
import { verification } from '#contract/verification/calls.ts';
import { AdSlot } from '#web/features/ads/slot.tsx';
import type { Found } from '#web/features/catalogue/search/kinds.tsx';
import { readSearchAddress } from '#web/features/catalogue/search/search-address.ts';
import { SearchPage } from '#web/features/catalogue/search/search-page.tsx';
import { OthersPage } from '#web/features/catalogue/search/others-page.tsx';
import { readSupplierAddress } from '#web/features/catalogue/search/supplier-address.ts';
import { SuppliersPage } from '#web/features/catalogue/search/suppliers-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { namesOf } from '#web/lib/text/gone.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { addressOfExhibition } from '#web/lib/page/exhibition-address.ts';
import { readPage } from '#web/lib/page/query.ts';
import { isScope, searchPath } from '#web/lib/page/search-places.ts';
import type { Route } from './+types/search.ts';

const sizeOfPage = 24;

/** The page shows figures: the records themselves stay on the server. */
const totalsOf = (all: DataOf<typeof everything.matches>): NonNullable<Found> => {
  const of = ({ total, capped }: { total: number; capped: boolean }) => ({ total, capped });
  const { products, suppliers, inquiries, services, vacancies, pieces, exhibitions } = all;
  return {
    products: of(products),
    suppliers: of(suppliers),
    inquiries: of(inquiries),
    services: of(services),
    jobs: of(vacancies),
    news: of(pieces),
    exhibitions: of(exhibitions),
  };
};

type Call = ReturnType<typeof loaderCall>;
type Others = ComponentProps<typeof OthersPage>['page'];
/** What is published, the newest first, or fairs, halls and booths; all of it without words, where there is a list of all. */
const othersOf = async (call: Call, kind: 'news' | 'exhibitions', q: string, current: number): Promise<Others> => {
  const place = { current, size: sizeOfPage };
  if (kind === 'news') {
    const { records, ...page } = await call(content.page, { query: { ...place, ...(q && { q: q.slice(0, 80) }) } });
    const rows = records.flatMap(({ kind: sort, ...p }) =>
      !isListed(sort)
        ? []
        : {
            key: p.id,
            to: addressOfPiece({ kind: sort, slug: p.slug }),
            sort,
            name: p.title,
            note: p.materials[0]?.name ?? null,
            at: p.publishedAt,
            about: p.summary,
          },
    );
    return { ...page, records: rows };
  }
  if (!q) return { ...place, records: [], total: 0, pages: 0 };
  const { records, ...page } = await call(everything.exhibitions, { query: { ...place, q } });
  const rows = records.map((e) => ({
    key: e.id,
    to: addressOfExhibition(e),
    sort: e.kind,
    name: e.name,
    note: e.note,
    at: null,
    about: e.about,
  }));
  return { ...page, records: rows };
};

/** How much of each kind there is decides where somebody looks next; the page stands without it. */
const foundBy = (call: Call, words: string) =>
  words ? call(everything.matches, { query: { q: words, size: 1 } }).catch(() => null) : null;

const suppliersOf = async (call: Call, searchParams: URLSearchParams) => {
  const asked = readSupplierAddress(searchParams);
  const { current: _, ...wish } = asked;
  const [found, page, counts] = await Promise.all([
    foundBy(call, asked.q),
    call(enterprise.list, { query: { ...asked, size: sizeOfPage } }),
    call(enterprise.filters, { query: wish }),
  ]);
  // What an operator offers no more is still named.
  const offered = new Set(
    [...counts.categories.flatMap((g) => [g, ...g.children]), ...counts.processes].map((c) => c.slug),
  );
  const hidden = (slugs: (string | undefined)[]) => slugs.filter((s) => s && !offered.has(s));
  const gone = await namesOf(call, [
    [['ent_main_product'], hidden([asked.category])],
    [['process_type'], hidden(asked.process)],
  ]);
  return { asked, page, counts, gone, found: found && totalsOf(found) };
};

const ownerOf = async (call: Call, id: string) => {
  const params = { params: { id } };
  const [owner, { badges }] = await Promise.all([call(enterprise.detail, params), call(verification.badges, params)]);
  return { company: owner, badges };
};

const shownHere: readonly SearchKind[] = ['products', 'suppliers', 'news', 'exhibitions'];

/** Products, or suppliers with `kind=suppliers`; the header's field sends other kinds here too where there is no script. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { prefix } = langOfRequest(args.request);
  const { searchParams } = new URL(args.request.url);
  const kind = searchParams.get('kind');
  const at = readSearchAddress(searchParams);
  const { q, company } = at;
  const call = loaderCall(args);
  if (isScope(kind) && !shownHere.includes(kind)) throw redirect(inLanguage(prefix, searchPath(kind, q)));
  if (kind === 'news' || kind === 'exhibitions') {
    const [others, rows] = await Promise.all([foundBy(call, q), othersOf(call, kind, q, currentOf(searchParams))]);
    const shown: ComponentProps<typeof OthersPage> = { kind, q, page: rows, found: others && totalsOf(others) };
    return { kind: 'others' as const, shown };
  }
  if (kind === 'suppliers') return { kind: 'suppliers' as const, shown: await suppliersOf(call, searchParams) };
  const { current: _, cursor: __, sort: ___, ...filters } = at;
  const [found, page, counts, owner] = await Promise.all([
    company ? null : foundBy(call, q),
    readPage({ ...at, size: sizeOfPage }, (query) => call(catalogue.page, { query })),
    // A list of one company is short.
    company ? null : call(catalogue.filters, { query: filters }),
    // A company that there is not, or no more, has no products either.
    company ? ownerOf(call, company).catch(() => null) : null,
  ]);
  const hot =
    q && page.total === 0 ? await call(search.hotSearches, { query: { scope: 'products' } }).catch(() => []) : [];
  const shown = {
    asked: at,
    page,
    counts,
    owner,
    found: found && totalsOf(found),
    hot: hot.slice(0, 6).map((h) => h.term),
  };
  return { kind: 'products' as const, shown };
};

export default function Search({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'others') return <OthersPage {...loaderData.shown} />;
  return loaderData.kind === 'suppliers' ? (
    <SuppliersPage {...loaderData.shown} />
  ) : (
    <SearchPage {...loaderData.shown} ad={!loaderData.shown.asked.company && <AdSlot place="search" />} />
  );
}

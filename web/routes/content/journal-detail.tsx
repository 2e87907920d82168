import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import { homeMedia, textPages } from '#contract/content/media-calls.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { inLanguage, splitPath } from '#contract/pages.ts';
import { JournalPage } from '#web/features/content/journal/journal-page.tsx';
import { pagePicture } from '#web/features/content/media/addresses.ts';
import { NonePublished } from '#web/features/content/none-published.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { askedOf } from '#web/lib/page/asked.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import type { Route } from './+types/journal-detail.ts';

/** An issue by its slug, without one the newest; with `q` where those words stand in it. A former slug leads to the one of now. */
export const loader = async (args: Route.LoaderArgs) => {
  const url = new URL(args.request.url);
  const call = loaderCall(args);
  const asked = idOf(args.request);
  const id = asked ?? (await call(homeMedia.journals, { query: { size: 1 } })).records[0]?.slug;
  if (!id) return null;
  const known = /^[\dA-Za-z]+(-[\dA-Za-z]+)*$/.test(id) && id.length <= 80 ? id : null;
  const query = askedOf(homeMedia.journal, url.search);
  const view = await orNotFound(known, (key) => call(homeMedia.journal, { params: { id: key }, query }));
  if (asked && view.row.slug !== asked)
    throw redirect(inLanguage(splitPath(url.pathname).prefix, addressOfPiece(view.row)), 301);
  const q = askedOf(homeMedia.search, url.search).q?.trim();
  const found =
    q && view.edition ? await call(homeMedia.search, { params: { id: view.edition.id }, query: { q } }) : null;
  return { view, found, q: q ?? '' };
};

const partOf = (url: URL) => Math.floor((Number(url.searchParams.get('page') ?? 1) - 1) / textPages);
/** Turning a page loads nothing but its picture, until the text of other pages is wanted. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search &&
  ['id', 'q', 'edition'].every((k) => currentUrl.searchParams.get(k) === nextUrl.searchParams.get(k)) &&
  partOf(currentUrl) === partOf(nextUrl)
    ? false
    : defaultShouldRevalidate;

export default function JournalDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const text = useText();
  const origin = useOrigin();
  const [search] = useSearchParams();
  if (!loaderData) return <NonePublished kind="journal" />;
  const { view, found, q } = loaderData;
  const { row, edition } = view;
  const address = addressOfPiece(row);
  const wish = Number(search.get('page') ?? 1);
  const page = Number.isInteger(wish) ? Math.min(Math.max(1, wish), Math.max(1, edition?.done ?? 1)) : 1;
  return (
    <>
      <Head
        title={text(row.title)}
        description={text(row.summary)}
        canonical={address}
        share={{ kind: 'journal', id: row.id }}
      />
      <JsonLd
        data={{
          '@type': 'PublicationIssue',
          name: text(row.title),
          description: text(row.summary),
          issueNumber: row.number,
          datePublished: row.publishedAt,
          ...(edition && {
            inLanguage: htmlLang[edition.lang],
            numberOfPages: edition.pages,
            image: [`${origin}${pagePicture(edition.id, 1, 800)}`],
          }),
          url: addressIn(origin, edition?.lang ?? 'cn', address),
        }}
      />
      <CrumbsLd
        crumbs={[
          { name: t('list.journal'), path: listOf('journal') },
          { name: text(row.title), path: address },
        ]}
      />
      <JournalPage key={row.id} view={view} page={page} q={q} found={found} />
    </>
  );
}

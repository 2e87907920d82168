import { type LoaderFunctionArgs, redirect } from 'react-router';
import { content, type PieceView } from '#contract/content/calls.ts';
import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import type { ListedKind } from '#contract/content/kinds.ts';
import { inLanguage, type PageKey, pageAt, splitPath } from '#contract/pages.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { NonePublished } from '#web/features/content/none-published.tsx';
import { PiecePage } from '#web/features/content/piece-page.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import type { Route } from './+types/piece.ts';

const kinds: Partial<Record<PageKey, ListedKind>> = { statementDetail: 'statement', caseDetail: 'case' };

/**
 * A piece by its slug; without one the newest of its kind (access 25). A former slug, an id, and the page of another kind lead to
 * its own address.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const url = new URL(args.request.url);
  const kind = kinds[pageAt(url.pathname)?.key ?? 'newsDetail'] ?? 'news';
  const call = loaderCall(args);
  const asked = idOf(args.request);
  const id = asked ?? (await call(content.latest, { query: { kind, size: 1 } }))[0]?.slug;
  if (!id) return { kind, view: null };
  const known = /^[\dA-Za-z]+(-[\dA-Za-z]+)*$/.test(id) && id.length <= 80 ? id : null;
  const view = await orNotFound(known, (key) => call(content.detail, { params: { id: key } }));
  if (asked && (view.row.slug !== asked || view.row.kind !== kind))
    throw redirect(inLanguage(splitPath(url.pathname).prefix, addressOfPiece(view.row)), 301);
  return { kind, view };
};

/** What search engines read of it (schema.org). */
const PieceLd = ({ view: { row } }: { view: PieceView }) => {
  const lang = useLang();
  const text = useText();
  const origin = useOrigin();
  const { t } = useTranslation('common');
  const house = { '@type': 'Organization', name: t('site'), url: origin };
  return (
    <JsonLd
      data={{
        '@type': row.kind === 'news' ? 'NewsArticle' : 'Article',
        headline: text(row.title),
        description: text(row.summary),
        inLanguage: htmlLang[lang],
        datePublished: row.publishedAt,
        dateModified: row.revisedAt ?? row.publishedAt,
        mainEntityOfPage: addressIn(origin, lang, addressOfPiece(row)),
        image: [`${origin}/pictures/${row.picture}-960.webp`],
        author: row.person
          ? { '@type': 'Person', name: text(row.person.name), jobTitle: text(row.person.role) }
          : house,
        publisher: house,
      }}
    />
  );
};

export default function Piece({ loaderData: { kind, view } }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const text = useText();
  if (!view) return <NonePublished kind={kind} />;
  const { row } = view;
  const address = addressOfPiece(row);
  return (
    <>
      <Head title={text(row.title)} description={text(row.summary)} canonical={address} share={{ kind, id: row.id }} />
      <PieceLd view={view} />
      <CrumbsLd
        crumbs={[
          { name: t(`list.${kind}`), path: listOf(kind) },
          { name: text(row.title), path: address },
        ]}
      />
      <WithReports>
        <PiecePage key={row.id} view={view} kind={kind} />
      </WithReports>
    </>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { content } from '#contract/content/calls.ts';
import { listOf } from '#contract/content/addresses.ts';
import type { ListedKind } from '#contract/content/kinds.ts';
import { type PageKey, pageAt } from '#contract/pages.ts';
import { AdSlot } from '#web/features/ads/slot.tsx';
import { ContentList } from '#web/features/content/list-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/piece-list.ts';

const kinds: Partial<Record<PageKey, ListedKind>> = { statementList: 'statement', caseList: 'case' };

export const loader = async (args: LoaderFunctionArgs) => {
  const kind = kinds[pageAt(new URL(args.request.url).pathname)?.key ?? 'newsList'] ?? 'news';
  const call = loaderCall(args);
  const { q, material, current } = queryOf(content.page, args.request);
  const [list, topics] = await Promise.all([
    readPage({ kind, q, material, current, size: 13 }, (query) => call(content.page, { query })),
    call(content.topics, { query: { kind } }),
  ]);
  return { kind, list, topics: topics.materials, q: q ?? '', material };
};

export default function PieceList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { kind } = loaderData;
  return (
    <>
      <Head description={t(`about.${kind}`)} canonical={listOf(kind)} />
      <link rel="alternate" type="application/rss+xml" title={t(`feed.${kind}`)} href={`/feeds/${kind}-${lang}.xml`} />
      <CrumbsLd crumbs={[{ name: t(`list.${kind}`), path: listOf(kind) }]} />
      <ContentList {...loaderData} ad={kind === 'news' && <AdSlot place="news" />} />
    </>
  );
}

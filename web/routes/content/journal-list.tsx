import { listOf } from '#contract/content/addresses.ts';
import { homeMedia } from '#contract/content/media-calls.ts';
import { JournalList } from '#web/features/content/media/journal-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/journal-list.ts';

/** Issues, with what the newest one says of itself. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const { current } = queryOf(homeMedia.journals, args.request);
  const list = await readPage({ current, size: 12 }, (query) => call(homeMedia.journals, { query }));
  const [first] = list.records;
  const newest =
    first && list.current === 1 ? await call(homeMedia.journal, { params: { id: first.id }, query: {} }) : null;
  return { list, newest: newest?.parts ?? null };
};

export default function JournalListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <>
      <Head description={t('about.journal')} canonical={listOf('journal')} />
      <link rel="alternate" type="application/rss+xml" title={t('feed.journal')} href={`/feeds/journal-${lang}.xml`} />
      <CrumbsLd crumbs={[{ name: t('list.journal'), path: listOf('journal') }]} />
      <JournalList {...loaderData} />
    </>
  );
}

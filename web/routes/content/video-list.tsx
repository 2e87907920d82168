import { listOf } from '#contract/content/addresses.ts';
import { homeMedia } from '#contract/content/media-calls.ts';
import { VideoList } from '#web/features/content/media/video-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/video-list.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { current } = queryOf(homeMedia.videos, args.request);
  return { list: await readPage({ current, size: 12 }, (query) => loaderCall(args)(homeMedia.videos, { query })) };
};

export default function VideoListPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <>
      <Head description={t('about.video')} canonical={listOf('video')} />
      <link rel="alternate" type="application/rss+xml" title={t('feed.video')} href={`/feeds/video-${lang}.xml`} />
      <CrumbsLd crumbs={[{ name: t('list.video'), path: listOf('video') }]} />
      <VideoList list={list} />
    </>
  );
}

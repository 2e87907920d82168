import { redirect } from 'react-router';
import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import { homeMedia, type VideoView } from '#contract/content/media-calls.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { inLanguage, splitPath } from '#contract/pages.ts';
import { NonePublished } from '#web/features/content/none-published.tsx';
import { VideoPage } from '#web/features/content/video/video-page.tsx';
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
import type { Route } from './+types/video-detail.ts';

/** A video by its slug; without one the newest. A former slug leads to the one of now. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = idOf(args.request);
  const id = asked ?? (await call(homeMedia.videos, { query: { size: 1 } })).records[0]?.slug;
  if (!id) return null;
  const known = /^[\dA-Za-z]+(-[\dA-Za-z]+)*$/.test(id) && id.length <= 80 ? id : null;
  const view = await orNotFound(known, (key) => call(homeMedia.video, { params: { id: key } }));
  if (asked && view.row.slug !== asked)
    throw redirect(inLanguage(splitPath(new URL(args.request.url).pathname).prefix, addressOfPiece(view.row)), 301);
  return view;
};

/** What search engines read of it (schema.org). */
const VideoLd = ({ view: { row, transcript } }: { view: VideoView }) => {
  const lang = useLang();
  const text = useText();
  const origin = useOrigin();
  return (
    <JsonLd
      data={{
        '@type': 'VideoObject',
        name: text(row.title),
        description: text(row.summary),
        inLanguage: htmlLang[lang],
        uploadDate: row.publishedAt,
        thumbnailUrl: [row.poster ? origin + row.poster : `${origin}/pictures/${row.picture}-960.webp`],
        ...(row.film && { contentUrl: origin + row.film }),
        ...(row.seconds && { duration: `PT${Math.floor(row.seconds / 60)}M${row.seconds % 60}S` }),
        transcript: transcript.map((c) => c.text).join(' '),
        url: addressIn(origin, lang, addressOfPiece(row)),
      }}
    />
  );
};

export default function VideoDetail({ loaderData: view }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const text = useText();
  if (!view) return <NonePublished kind="video" />;
  const { row } = view;
  const address = addressOfPiece(row);
  return (
    <>
      <Head
        title={text(row.title)}
        description={text(row.summary)}
        canonical={address}
        share={{ kind: 'video', id: row.id }}
      />
      <VideoLd view={view} />
      <CrumbsLd
        crumbs={[
          { name: t('list.video'), path: listOf('video') },
          { name: text(row.title), path: address },
        ]}
      />
      <WithReports>
        <VideoPage key={row.id} view={view} />
      </WithReports>
    </>
  );
}

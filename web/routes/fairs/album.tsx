import { albums } from '#contract/fairs/albums/albums.ts';
import { pageTo } from '#contract/pages.ts';
import { AlbumPage } from '#web/features/fairs/album/album-page.tsx';
import { reportPhoto } from '#web/features/moderation/report-photo.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/album.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  album: await orNotFound(args.params.id, (id) => loaderCall(args)(albums.detail, { params: { id } })),
});

export default function Album({ loaderData: { album } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <Head title={`${text(album.title)} · ${text(album.fair.name)}`} canonical={pageTo('album', { id: album.id })} />
      <AlbumPage album={album} reportOf={reportPhoto(album.exhibitor?.id)} />
    </>
  );
}

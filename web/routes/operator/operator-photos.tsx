import { operatorPhotos } from '#contract/operator/photos.ts';
import { PhotosPage } from '#web/features/operator/photos/photos-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-photos.ts';

/** Photographs that wait, and the albums of fairs. */
export const loader = (args: Route.LoaderArgs) => loaderCall(args)(operatorPhotos.list);

export default function OperatorPhotos({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PhotosPage desk={loaderData} />
    </>
  );
}

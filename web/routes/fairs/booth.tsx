import type { LoaderFunctionArgs } from 'react-router';
import { enterprise } from '#contract/enterprise/calls.ts';
import { albums } from '#contract/fairs/albums/albums.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { BoothPage } from '#web/features/fairs/booth/booth-page.tsx';
import { reportPhoto } from '#web/features/moderation/report-photo.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/booth.ts';

/** A booth; a visitor gets the teaser, and nothing of what members alone may read. */
export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const all = loaderCallForAll(args);
  const current = currentOf(new URL(args.request.url).searchParams);
  const booth = await orNotFound(args.params['id'], (id) => call(fairs.booth, { params: { id } }));
  const [hall, company, book, album] = await Promise.all([
    all(fairs.hall, { params: { id: booth.hall.id } }),
    booth.exhibitor ? all(enterprise.detail, { params: { id: booth.exhibitor.id } }).catch(() => null) : null,
    booth.exhibitor && args.context.get(viewerContext)
      ? call(boothVisits.guestbook, { params: { id: booth.id }, query: { current, size: 20 } })
      : null,
    booth.album ? call(albums.detail, { params: { id: booth.album } }).catch(() => null) : null,
  ]);
  return { booth, hall, slug: company?.slug ?? null, book, album };
};

export default function Booth({ loaderData }: Route.ComponentProps) {
  const { booth } = loaderData;
  return (
    <WithReports>
      <BoothPage key={booth.id} {...loaderData} reportOf={reportPhoto(booth.exhibitor?.id)} />
    </WithReports>
  );
}

import { conferences } from '#contract/conferences/calls.ts';
import { readAddress, wishOf } from '#web/features/conferences/address.ts';
import { ConferencesPage } from '#web/features/conferences/conferences-page.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/conferences.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const at = readAddress(new URL(args.request.url).searchParams);
  const place = { current: at.current, size: 24 };
  if (at.mine && args.context.get(viewerContext)) {
    const own = await readPage(place, (query) => loaderCall(args)(conferences.mine, { query }));
    return { at, own, list: null };
  }
  const call = loaderCallForAll(args);
  const list = await readPage({ ...wishOf(at), ...place }, (query) => call(conferences.page, { query }));
  return { at: { ...at, mine: false }, own: null, list };
};

export default function Conferences({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('conferences');
  return (
    <>
      <Head description={t('lead')} />
      <ConferencesPage {...loaderData} />
    </>
  );
}

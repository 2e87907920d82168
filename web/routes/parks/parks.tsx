import { parks } from '#contract/parks/calls.ts';
import { readAddress, wishOf } from '#web/features/parks/address.ts';
import { ParksPage } from '#web/features/parks/parks-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/parks.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const at = readAddress(new URL(args.request.url).searchParams);
  const call = loaderCallForAll(args);
  const wish = wishOf(at);
  const [list, overview] = await Promise.all([
    readPage({ ...wish, current: at.current, size: 24 }, (query) => call(parks.page, { query })),
    call(parks.overview, { query: wish }),
  ]);
  return { at, list, overview };
};

export default function Parks({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('parks');
  return (
    <>
      <Head description={t('lead')} />
      <ParksPage {...loaderData} />
    </>
  );
}

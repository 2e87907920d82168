import { albums as albumCalls } from '#contract/fairs/albums/albums.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { pageTo } from '#contract/pages.ts';
import { FairPage } from '#web/features/fairs/calendar/fair-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fair.ts';

/** Without an id the fair that is open, else the next one, else the latest. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const given = idOf(args.request);
  const rows = given ? [] : (await call(fairs.list)).fairs;
  const newest = rows.find((f) => f.phase === 'open') ?? rows.find((f) => f.phase === 'coming') ?? rows.at(-1);
  const detail = await orNotFound(given ?? newest?.id, (id) => call(visiting.detail, { params: { id } }));
  const { id } = detail.fair;
  const [mine, { albums }] = await Promise.all([
    detail.whole ? call(visiting.mine, { params: { id } }) : null,
    call(albumCalls.list, { query: { fair: id } }),
  ]);
  return { detail, mine, albums };
};

export default function Fair({ loaderData: { detail, mine, albums } }: Route.ComponentProps) {
  const { t } = useTranslation('forums');
  const text = useText();
  const { fair } = detail;
  const address = pageTo('fair', { id: fair.id });
  return (
    <>
      <Head title={text(fair.name)} description={text(fair.about)} canonical={address} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('fairs') },
          { name: text(fair.name), path: address },
        ]}
      />
      <FairPage detail={detail} mine={mine} albums={albums} />
    </>
  );
}

import { fairs } from '#contract/fairs/calls.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { pageTo } from '#contract/pages.ts';
import { FairsPage } from '#web/features/fairs/calendar/fairs-page.tsx';
import { miniOf } from '#web/features/fairs/calendar/mini-plan.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fairs.ts';

/** Plans are drawn of the halls that are open. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCallForAll(args);
  const [{ fairs: rows }, { fairs: sums }] = await Promise.all([call(fairs.list), call(visiting.overview)]);
  const open = rows.filter((f) => f.phase === 'open').flatMap((f) => f.halls);
  const halls = (await Promise.all(open.map((h) => call(fairs.hall, { params: { id: h.id } })))).map(miniOf);
  return {
    list: rows.flatMap((fair) => {
      const own = sums.find((s) => s.id === fair.id);
      return own ? [{ fair, sums: own, halls: halls.filter((h) => fair.halls.some((x) => x.id === h.id)) }] : [];
    }),
  };
};

export default function Fairs({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('forums');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('fairs')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('fairs') }]} />
      <FairsPage list={loaderData.list} />
    </>
  );
}

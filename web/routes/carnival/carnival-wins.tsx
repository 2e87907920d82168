import { carnival } from '#contract/carnival/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { WinsPage } from '#web/features/carnival/wins-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/carnival-wins.ts';

/** Visitors have won nothing yet. */
export const loader = async (args: Route.LoaderArgs) => ({
  list: args.context.get(viewerContext)
    ? await readPage(queryOf(carnival.wins, args.request), (query) => loaderCall(args)(carnival.wins, { query }))
    : null,
});

export default function CarnivalWins({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('carnivalWins', {})} />
      <WinsPage list={list} />
    </>
  );
}

import { fairTop, type TopList, topLists } from '#contract/fairs/visitors/top.ts';
import { pageTo } from '#contract/pages.ts';
import { TopPage } from '#web/features/fairs/top/top-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { orNotFound, queryOf } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fair-top.ts';

/** Without a fair the one that is open, else the latest. */
export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams.get('by');
  const by: TopList = topLists.find((l) => l === asked) ?? 'visits';
  const call = loaderCallForAll(args);
  const query = queryOf(fairTop.read, args.request);
  const top = query.fair
    ? await orNotFound(query.fair, (fair) => call(fairTop.read, { query: { fair } }))
    : await call(fairTop.read, { query: {} });
  return { by, top };
};

export default function FairTop({ loaderData: { top, by } }: Route.ComponentProps) {
  const { t } = useTranslation('top');
  const text = useText();
  const { fair } = top;
  return (
    <>
      <Head
        description={t('description', { fair: fair ? text(fair.name) : '' })}
        canonical={pageTo('fairTop', fair ? { fair: fair.id } : {})}
      />
      <TopPage top={top} by={by} />
    </>
  );
}

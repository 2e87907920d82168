import { recruitment } from '#contract/recruitment/calls.ts';
import { BoardPage } from '#web/features/recruitment/board-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/job-board.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCallForAll(args);
  const [overview, newest] = await Promise.all([
    call(recruitment.overview),
    call(recruitment.page, { query: { size: 6 } }),
  ]);
  return { overview, newest: newest.records };
};

export default function JobBoard({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('recruitment');
  return (
    <>
      <Head description={t('lead')} />
      <BoardPage {...loaderData} />
    </>
  );
}

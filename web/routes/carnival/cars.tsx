import { carnival } from '#contract/carnival/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { CarsPage } from '#web/features/carnival/cars-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/cars.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  list: await readPage(queryOf(carnival.page, args.request), (query) => loaderCall(args)(carnival.page, { query })),
});

export default function Cars({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('cars', {})} />
      <CarsPage list={list} />
    </>
  );
}

import { docking } from '#contract/docking/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { readAddress } from '#web/features/docking/address.ts';
import { ProjectListPage } from '#web/features/docking/list-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { cursorOf } from '#web/lib/page/current.ts';
import { readPage } from '#web/lib/page/query.ts';
import { namesOf } from '#web/lib/text/gone.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/projects.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const url = new URL(args.request.url);
  const at = readAddress(url.searchParams);
  const call = loaderCall(args);
  const { q, kind, region, state } = at;
  const filters = { q: q || undefined, kind, region, state };
  const [list, counts] = await Promise.all([
    readPage(
      { ...filters, sort: at.sort, current: at.current, cursor: cursorOf(url.searchParams), size: 12 },
      (query) => call(docking.page, { query }),
    ),
    call(docking.facets, { query: filters }),
  ]);
  const counted = new Set([...counts.kinds, ...counts.regions].map((c) => c.slug));
  const uncounted = (slug: string | undefined) => (slug && !counted.has(slug) ? [slug] : []);
  const names = await namesOf(call, [
    [['industry_services'], uncounted(kind)],
    [['your_area'], uncounted(region)],
  ]);
  return { names, at, list, counts };
};

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('docking');
  return (
    <>
      <Head description={t('description')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('projects') }]} />
      <ProjectListPage {...loaderData} />
    </>
  );
}

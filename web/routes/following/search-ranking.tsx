import { searchTrends } from '#contract/search/trends.ts';
import { RankingPage } from '#web/features/footprints/ranking-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import type { Route } from './+types/search-ranking.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(searchTrends.ranking, { query: queryOf(searchTrends.ranking, args.request) });

export default function SearchRanking({ loaderData }: Route.ComponentProps) {
  return <RankingPage list={loaderData} />;
}

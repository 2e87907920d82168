import { footprints } from '#contract/footprints/calls.ts';
import { searchTrends } from '#contract/search/trends.ts';
import { HotPage } from '#web/features/footprints/hot-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/hot-search.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [trends, own] = await Promise.all([call(searchTrends.hot), call(footprints.searches, { query: {} })]);
  return { trends, own };
};

export default function HotSearch({ loaderData }: Route.ComponentProps) {
  return <HotPage {...loaderData} />;
}

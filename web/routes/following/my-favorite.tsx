import { following } from '#contract/following/calls.ts';
import { FavoritePage } from '#web/features/following/favorite-page.tsx';
import { FollowedCompanies, FollowedPeople } from '#web/features/following/followed-pages.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import type { Route } from './+types/my-favorite.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const of = new URL(args.request.url).searchParams.get('of');
  const place = { query: queryOf(following.collected, args.request) };
  if (of === 'companies') return { of, list: await call(following.companies, place) } as const;
  if (of === 'people') return { of, list: await call(following.people, place) } as const;
  return { of: 'products', list: await call(following.collected, place) } as const;
};

export default function MyFavorite({ loaderData: { ...data } }: Route.ComponentProps) {
  if (data.of === 'companies') return <FollowedCompanies list={data.list} />;
  if (data.of === 'people') return <FollowedPeople list={data.list} />;
  return <FavoritePage list={data.list} />;
}

import type { LoaderFunctionArgs } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import { usualHall } from '#web/features/fairs/plan/find.ts';
import { NoHall } from '#web/features/fairs/plan/no-hall.tsx';
import { ClassPage } from '#web/features/fairs/search/class-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/exhibitor-classes.ts';

/** Exhibitors of a fair; without one of the fair that is open, else of the next one, else of the last. */
export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCallForAll(args);
  const search = new URL(args.request.url).searchParams;
  const { fairs: all } = await call(fairs.list);
  const named = search.get('fair');
  const fair = all.find((f) => f.id === named) ?? usualHall(all)?.fair;
  if (!fair) return null;
  const halls = await Promise.all(
    fair.halls.map((h) => orNotFound(h.id, (id) => call(fairs.hall, { params: { id } }))),
  );
  return { fairs: all, fair, halls, chosen: boothClasses.find((c) => c === search.get('class')) };
};

export default function ExhibitorClasses({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ClassPage {...loaderData} /> : <NoHall />;
}

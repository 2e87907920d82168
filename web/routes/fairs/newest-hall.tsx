import type { LoaderFunctionArgs } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { fairTop } from '#contract/fairs/visitors/top.ts';
import { newestOf } from '#web/features/fairs/plan/find.ts';
import { HallPage } from '#web/features/fairs/plan/hall-page.tsx';
import { NewHall } from '#web/features/fairs/plan/new-hall.tsx';
import { NoHall } from '#web/features/fairs/plan/no-hall.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/newest-hall.ts';

/** The hall that was laid out last, with what is new about it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const all = loaderCallForAll(args);
  const newest = newestOf((await all(fairs.list)).fairs);
  if (!newest) return null;
  const hall = await orNotFound(newest.id, (id) => all(fairs.hall, { params: { id } }));
  const named = new URL(args.request.url).searchParams.get('booth');
  const chosen = hall.booths.find((b) => b.exhibitor && b.id === named);
  const [booth, top] = await Promise.all([
    chosen ? loaderCall(args)(fairs.booth, { params: { id: chosen.id } }) : null,
    all(fairTop.read, { query: { fair: hall.fair.id } }),
  ]);
  return { hall, booth, top, since: newest.since };
};

export { shouldRevalidate } from './fair-hall.tsx';

export default function NewestHall({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoHall />;
  const { hall, booth, top, since } = loaderData;
  return (
    <HallPage key={hall.id} hall={hall} booth={booth} top={top} newest intro={<NewHall hall={hall} since={since} />} />
  );
}

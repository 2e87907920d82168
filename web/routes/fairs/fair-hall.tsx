import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { fairTop } from '#contract/fairs/visitors/top.ts';
import { HallPage } from '#web/features/fairs/plan/hall-page.tsx';
import { NoHall } from '#web/features/fairs/plan/no-hall.tsx';
import { usualHall } from '#web/features/fairs/plan/find.ts';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/fair-hall.ts';

/** A hall; without an id the first of the fair that is open, else of the next one, else of the last. */
export const loader = async (args: LoaderFunctionArgs) => {
  const all = loaderCallForAll(args);
  const search = new URL(args.request.url).searchParams;
  const id = search.get('id') ?? usualHall((await all(fairs.list)).fairs)?.hallId;
  if (!id) return null;
  const hall = await orNotFound(id, (known) => all(fairs.hall, { params: { id: known } }));
  const chosen = hall.booths.find((b) => b.exhibitor && b.id === search.get('booth'));
  const [booth, top] = await Promise.all([
    chosen ? loaderCall(args)(fairs.booth, { params: { id: chosen.id } }) : null,
    all(fairTop.read, { query: { fair: hall.fair.id } }),
  ]);
  return { hall, booth, top };
};

/** What is chosen and looked for in a hall stands in the address, and the page has the hall already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
    ? false
    : defaultShouldRevalidate;

export default function FairHall({ loaderData }: Route.ComponentProps) {
  return loaderData ? <HallPage key={loaderData.hall.id} {...loaderData} /> : <NoHall />;
}

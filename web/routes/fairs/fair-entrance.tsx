import { fairs } from '#contract/fairs/calls.ts';
import { EntrancePage } from '#web/features/fairs/entrance/entrance-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fair-entrance.ts';

/** The fair that the address names, else the open one, else the next, else the last; with its halls. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCallForAll(args);
  const { fairs: all } = await call(fairs.list);
  const named = new URL(args.request.url).searchParams.get('fair');
  const fair =
    all.find((f) => f.id === named) ??
    all.find((f) => f.phase === 'open') ??
    all.find((f) => f.phase === 'coming') ??
    all.at(-1) ??
    null;
  const halls = await Promise.all((fair?.halls ?? []).map((h) => call(fairs.hall, { params: { id: h.id } })));
  return { fairs: all, fair, halls };
};

export default function FairEntrance({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <EntrancePage {...loaderData} />
    </>
  );
}

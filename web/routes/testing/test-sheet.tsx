import { testing, testSheets } from '#contract/testing/calls.ts';
import { SheetPage } from '#web/features/services/own/sheet-page.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/test-sheet.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const current = currentOf(new URL(args.request.url).searchParams);
  const [own, history, { methods }] = await Promise.all([
    call(testSheets.read),
    call(testSheets.history, { query: { current, size: 10 } }),
    loaderCallForAll(args)(testing.methods),
  ]);
  return { own, history, methods };
};

export default function TestSheet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <SheetPage {...loaderData} />
    </>
  );
}

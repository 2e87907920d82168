import { operatorLetters } from '#contract/operator/letters.ts';
import { DeskLettersPage } from '#web/features/operator/letters/letters-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-letters.ts';

/** Letters to the desk, and the one that the address names. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request);
  const [{ rows }, thread] = await Promise.all([
    call(operatorLetters.list),
    id === null ? null : orNotFound(id, (one) => call(operatorLetters.read, { params: { id: one } })),
  ]);
  return { rows, thread };
};

export default function OperatorLetters({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskLettersPage {...loaderData} />
    </>
  );
}

import { operatorEvidence } from '#contract/operator/evidence.ts';
import { EvidencePage } from '#web/features/operator/evidence/evidence-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-evidence.ts';

/** What waits for a review, and one of it: by `?id=`, else the one that waits longest. */
export const loader = async (args: Route.LoaderArgs) => {
  const found = await loaderCall(args)(operatorEvidence.list);
  const id = idOf(args.request);
  return { ...found, open: (id ? found.rows.find((r) => r.id === id) : found.rows[0]) ?? null };
};

export default function OperatorEvidence({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <EvidencePage {...loaderData} />
    </>
  );
}

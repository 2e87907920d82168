import { pageAt } from '#contract/pages.ts';
import { verificationPageOf } from '#contract/pages/verification.ts';
import { verification } from '#contract/verification/calls.ts';
import { applicationKinds } from '#contract/verification/rules.ts';
import { VerificationPage } from '#web/features/verification/verification-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/verification.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const page = pageAt(new URL(args.request.url).pathname);
  const kind = applicationKinds.find((k) => verificationPageOf[k] === page?.key) ?? 'personal';
  return { kind, mine: await loaderCall(args)(verification.mine) };
};

export default function Verification({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <VerificationPage key={loaderData.kind} kind={loaderData.kind} mine={loaderData.mine} />
    </>
  );
}

import { CallError } from '#contract/core/client.ts';
import { invite } from '#contract/identity/invite.ts';
import { RefusalPage } from '#web/features/invite/refusal-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/invite-refusal.ts';

/** A link that says nothing to us shows so; what is refused for another reason fails. */
export const loader = async (args: Route.LoaderArgs) => {
  const token = new URL(args.request.url).searchParams.get('k') ?? '';
  try {
    return { token, first: await loaderCall(args)(invite.refusal, { params: { token } }) };
  } catch (err) {
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) return { token: '', first: null };
    throw err;
  }
};

export default function InviteRefusal({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <RefusalPage key={loaderData.token} {...loaderData} />
    </>
  );
}

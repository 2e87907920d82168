import { CallError } from '#contract/core/client.ts';
import { noticePreferences } from '#contract/notices/preferences.ts';
import { UnsubscribePage } from '#web/features/notices/settings/unsubscribe-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/unsubscribe.ts';

/** A link that says nothing to us shows so; what is refused for another reason fails. */
export const loader = async (args: Route.LoaderArgs) => {
  const token = new URL(args.request.url).searchParams.get('k') ?? '';
  try {
    return { token, first: await loaderCall(args)(noticePreferences.subscription, { params: { token } }) };
  } catch (err) {
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) return { token: '', first: null };
    throw err;
  }
};

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <UnsubscribePage key={loaderData.token} {...loaderData} />
    </>
  );
}

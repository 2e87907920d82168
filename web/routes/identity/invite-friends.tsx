import type { LoaderFunctionArgs } from 'react-router';
import { invite } from '#contract/identity/invite.ts';
import { InvitePage } from '#web/features/invite/invite-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { askedOf } from '#web/lib/page/asked.ts';
import { queryOf } from '#web/lib/page/query.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import type { Route } from './+types/invite-friends.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const { current } = queryOf(invite.records, args.request);
  const place = new URL(args.request.url).searchParams.get('mails') ?? '';
  const mailed = askedOf(invite.mailed, `?${new URLSearchParams({ current: place }).toString()}`);
  const may = args.context.get(viewerContext)?.isFinish ?? false;
  const [link, records, mails] = await Promise.all([
    may ? call(invite.addLink) : null,
    call(invite.records, { query: { current, size: 20 } }),
    call(invite.mailed, { query: { current: mailed.current, size: 20 } }),
  ]);
  return { url: link?.url ?? null, records, mails };
};

export default function InviteFriends({ loaderData }: Route.ComponentProps) {
  return <InvitePage {...loaderData} />;
}

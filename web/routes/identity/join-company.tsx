import { data, type LoaderFunctionArgs } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { seats } from '#contract/seats/calls.ts';
import { JoinPage } from '#web/features/identity/seats/join-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/join-company.ts';

/** What the link offers, or why it offers nothing any more; half a link is told so without asking. */
export const loader = async (args: LoaderFunctionArgs) => {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  if (!/^[\w-]{16,128}$/.test(token)) return data({ token: '', offer: null, refusal: '' });
  try {
    return data({ token, offer: await loaderCall(args)(seats.readInvitation, { body: { token } }), refusal: '' });
  } catch (err) {
    if (!(err instanceof CallError) || err.status >= 500) throw err;
    return data({ token, offer: null, refusal: err.message }, { status: err.status });
  }
};

export default function JoinCompany({ loaderData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} />;
}

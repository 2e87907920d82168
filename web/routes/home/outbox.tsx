import { data, type LoaderFunctionArgs } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { identity } from '#contract/identity/calls.ts';
import { OutboxPage } from '#web/features/identity/outbox-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/outbox.ts';

/** Absent in production and from any address but this machine's, as its call is. */
export const loader = async (args: LoaderFunctionArgs) => {
  try {
    return await loaderCall(args)(identity.outbox);
  } catch (err) {
    if (err instanceof CallError && err.status === 404) throw data(null, 404);
    throw err;
  }
};

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage messages={loaderData} />;
}

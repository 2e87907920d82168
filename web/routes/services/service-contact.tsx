import { serviceOwn } from '#contract/services/own.ts';
import { ContactPage } from '#web/features/services/own/contact-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-contact.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(serviceOwn.contacts);

export default function ServiceContact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ContactPage data={loaderData} />
    </>
  );
}

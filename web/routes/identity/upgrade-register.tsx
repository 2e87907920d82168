import { type LoaderFunctionArgs, redirect } from 'react-router';
import { inLanguage, pageTo, splitPath } from '#contract/pages.ts';
import { UpgradePage } from '#web/features/identity/register/upgrade-page.tsx';
import { viewerContext } from '#web/lib/page/host.ts';

/** Needs a login: visitors are sent to it and come back. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  if (context.get(viewerContext)) return null;
  const { prefix } = splitPath(new URL(request.url).pathname);
  throw redirect(inLanguage(prefix, pageTo('login', { return: pageTo('upgradeRegister') })));
};

export default UpgradePage;

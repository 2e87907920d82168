import { type LoaderFunctionArgs, redirect } from 'react-router';
import { inLanguage, pageTo, splitPath } from '#contract/pages.ts';
import { LoginPage } from '#web/features/identity/login/login-page.tsx';
import { viewerContext } from '#web/lib/page/host.ts';

/** Whoever is logged in goes on: to the home page, as long as the exhibition hall has no page. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  if (!context.get(viewerContext)) return null;
  const { prefix } = splitPath(new URL(request.url).pathname);
  throw redirect(inLanguage(prefix, pageTo('home')));
};

export default function LoginHall() {
  return <LoginPage hall />;
}

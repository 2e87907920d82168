import { type LoaderFunctionArgs, redirect } from 'react-router';
import { homeOf, inLanguage, safeReturn, splitPath } from '#contract/pages.ts';
import { LoginPage } from '#web/features/identity/login/login-page.tsx';
import { viewerContext } from '#web/lib/page/host.ts';

/** Whoever is logged in goes where they came from, on this site only (security 20); also right after the login here. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const viewer = context.get(viewerContext);
  const url = new URL(request.url);
  if (!viewer) return null;
  const { prefix } = splitPath(url.pathname);
  const to = safeReturn(url.searchParams.get('return'), homeOf(viewer.userType));
  throw redirect(inLanguage(prefix, to));
};

export default LoginPage;

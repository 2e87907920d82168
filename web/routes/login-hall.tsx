import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageAt, splitPath } from '#contract/pages.ts';
import { LoginPage } from '#web/features/identity/login-page.tsx';
import { viewerContext } from '#web/lib/host.ts';

/** Who is logged in goes on into the exhibition hall. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  if (!context.get(viewerContext)) return null;
  const { prefix } = splitPath(new URL(request.url).pathname);
  const to = ['/exhibitionHall.html', '/exhibition.html'].find((p) => pageAt(p)) ?? '/';
  throw redirect(prefix ? `/${prefix}${to === '/' ? '' : to}` : to);
};

export default function LoginHall() {
  return <LoginPage hall />;
}

import { content } from '#contract/content/calls.ts';
import { NewsCentre } from '#web/features/content/centre-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/news-centre.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = queryOf(content.centre, args.request);
  const list = await readPage({ ...asked, size: 12 }, (query) => loaderCall(args)(content.centre, { query }));
  return { list, scope: asked.scope ?? ('followed' as const), unread: asked.unread === '1' };
};

export default function NewsCentrePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <NewsCentre {...loaderData} />
    </>
  );
}

import { contentKinds } from '#contract/content/kinds.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { legal } from '#contract/legal/calls.ts';
import { legalNames } from '#contract/legal/documents.ts';
import { ContentPage, NewPiece } from '#web/features/operator/content/content-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-content.ts';

/** Everything that is published or will be; with `new` the form that begins a piece of that kind. */
export const loader = async (args: Route.LoaderArgs) => {
  const wish = new URL(args.request.url).searchParams.get('new');
  const begins = contentKinds.find((k) => k === wish) ?? null;
  const asked = queryOf(operatorContent.list, args.request);
  const list = begins ? null : await readPage(asked, (query) => loaderCall(args)(operatorContent.list, { query }));
  // A new version of a legal text begins with what is in force.
  const inForce =
    begins === 'legal'
      ? await Promise.all(
          legalNames.map((document) => loaderCall(args)(legal.read, { params: { document }, query: {} })),
        )
      : [];
  return { begins, list, inForce, kind: asked.kind, state: asked.state };
};

export const shouldRevalidate = unlessLooks;

export default function OperatorContent({ loaderData: { begins, list, inForce, kind, state } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      {list ? (
        <ContentPage list={list} kind={kind} state={state} />
      ) : (
        <NewPiece kind={begins ?? 'news'} inForce={inForce} />
      )}
    </>
  );
}

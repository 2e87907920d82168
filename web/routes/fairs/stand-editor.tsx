import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { drafts } from '#contract/drafts/calls.ts';
import { ownAlbums } from '#contract/fairs/albums/own-albums.ts';
import { standSteps } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { StandEditor } from '#web/features/fairs/stands/stand-editor.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/stand-editor.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => {
    const call = loaderCall(args);
    const [view, kept, album] = await Promise.all([
      call(stands.detail, { params: { id } }),
      call(drafts.read, { query: { form: `stand.${id}` } }),
      call(ownAlbums.detail, { params: { id } }),
    ]);
    return { view, kept, album };
  });

/** The step stands in the address, and what is typed in the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
    ? false
    : defaultShouldRevalidate;

export default function StandEditorRoute({ loaderData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  const step = standSteps.find((s) => s === asked.get('step')) ?? 'look';
  return (
    <>
      <Head />
      <StandEditor key={loaderData.view.booth.id} {...loaderData} step={step} />
    </>
  );
}

import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { AnnexPage } from '#web/features/confidential/annex-page.tsx';
import { AnnexRefused } from '#web/features/confidential/annex-refused.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/annex.ts';

/** An annex by `?id=` of its inquiry and `file=`; why it cannot be shown stands in its place. */
export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const [id, file] = [asked.get('id') ?? '', asked.get('file') ?? ''];
  try {
    return { annex: await loaderCall(args)(confidential.annex, { params: { id, file } }), refused: null };
  } catch (err) {
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) throw data(null, 404);
    if (err instanceof CallError && err.error?.startsWith('confidential.'))
      return { annex: null, refused: err.message };
    throw err;
  }
};

export default function Annex({ loaderData: { annex, refused } }: Route.ComponentProps) {
  return annex ? (
    <>
      <Head title={annex.file.name} />
      <AnnexPage key={annex.file.id} data={annex} />
    </>
  ) : (
    <>
      <Head />
      <AnnexRefused words={refused ?? ''} />
    </>
  );
}

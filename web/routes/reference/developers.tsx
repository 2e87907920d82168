import { pageTo } from '#contract/pages.ts';
import { reference } from '#contract/reference/calls.ts';
import { DevelopersPage } from '#web/features/developers/developers-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/developers.ts';

/** The calls by which an integrator begins. */
const first = 'createToken';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCallForAll(args);
  const [sections, tokens] = await Promise.all([
    call(reference.sections),
    call(reference.section, { params: { key: 'tokens' } }),
  ]);
  const token = tokens.calls.find((c) => c.id === first);
  return {
    sections,
    token: { request: token?.request ?? '', response: token?.response ?? '' },
    q: new URL(args.request.url).searchParams.get('q')?.slice(0, 80) ?? '',
  };
};

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('developers');
  return (
    <>
      <Head description={t('lead')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('developers') }]} />
      <DevelopersPage {...loaderData} />
    </>
  );
}

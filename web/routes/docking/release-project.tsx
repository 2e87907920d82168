import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { drafts } from '#contract/drafts/calls.ts';
import { ReleaseProject } from '#web/features/docking/release/release-form.tsx';
import { regionsOf } from '#web/features/inquiry/release/regions.ts';
import { loaderCall } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/release-project.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const call = loaderCall(args);
  const [kinds, tree, kept] = await Promise.all([
    call(dictionary.byType, { params: { dictType: 'industry_services' } }),
    call(dictionary.regions),
    call(drafts.read, { query: { form: 'docking' } }),
  ]);
  return { kept, kinds, regions: regionsOf(tree, (i: Omit<DictItem, 'children'>) => labelOf(i, lang)) };
};

export default function ReleaseProjectPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('docking');
  const { kinds, kept, regions } = loaderData;
  const groups = [
    ...(regions.china ? [regions.china] : []),
    { group: t('form.otherCountries'), items: regions.others },
  ];
  return (
    <>
      <Head />
      <ReleaseProject options={{ kinds, regions: groups }} kept={kept} />
    </>
  );
}

import { type DictType, dictTypes } from '#contract/dictionary/calls.ts';
import { operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { DictionariesPage } from '#web/features/operator/dictionaries/dictionaries-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { orNotFound, queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-dictionaries.ts';

/** The address says which dictionary, where in it, and what is sought; a place that is not there shows the 404 page. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const type = new URL(args.request.url).searchParams.get('type');
  const dictType: DictType = dictTypes.find((d) => d === type) ?? 'ent_main_product';
  const query = queryOf(operatorDictionaries.items, args.request);
  const [types, list] = await Promise.all([
    call(operatorDictionaries.types),
    orNotFound(dictType, () => call(operatorDictionaries.items, { params: { dictType }, query })),
  ]);
  return { dictType, types, list };
};

export default function OperatorDictionaries({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DictionariesPage {...loaderData} />
    </>
  );
}

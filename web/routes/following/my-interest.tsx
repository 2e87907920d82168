import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { following } from '#contract/following/calls.ts';
import { InterestPage } from '#web/features/following/interest-page.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import type { Route } from './+types/my-interest.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const tree = (type: string) => loaderCallForAll(args)(dictionary.tree, { params: { type } });
  const [data, materials, processes] = await Promise.all([
    loaderCall(args)(following.interests),
    tree('ent_main_product'),
    tree('process_type'),
  ]);
  const item = (i: DictItem) => ({ slug: i.value, name: labelOf(i, lang) });
  const groups = (list: DictItem[]) => list.map((g) => ({ ...item(g), children: (g.children ?? []).map(item) }));
  return { data, choices: { material: groups(materials), process: groups(processes) } };
};

export default function MyInterest({ loaderData }: Route.ComponentProps) {
  return <InterestPage {...loaderData} />;
}

import type { LoaderFunctionArgs } from 'react-router';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { drafts } from '#contract/drafts/calls.ts';
import { companyFacts } from '#contract/enterprise/facts.ts';
import { sites } from '#contract/sites/calls.ts';
import { FactsPage } from '#web/features/sites/editor/facts-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import type { Route } from './+types/company-facts.ts';

export const loader = (args: LoaderFunctionArgs) =>
  orNotFound(args.context.get(viewerContext)?.entId, async (id) => {
    const call = loaderCall(args);
    const { lang } = langOfRequest(args.request);
    const tree = (type: string) => call(dictionary.tree, { params: { type } });
    const [facts, kept, { slug }, materials, processes, systems, products] = await Promise.all([
      call(companyFacts.read),
      call(drafts.read, { query: { form: 'companyfacts' } }),
      call(sites.isIndex, { query: { id } }),
      tree('ent_main_product'),
      tree('process_type'),
      tree('system_certification'),
      tree('certified_product'),
    ]);
    const option = (i: DictItem) => ({ value: i.value, label: labelOf(i, lang) });
    const flat = (list: DictItem[]): DictItem[] => list.flatMap((i) => (i.children?.length ? i.children : [i]));
    const seen = new Set<string>();
    const once = (list: DictItem[]) => flat(list).filter((i) => !seen.has(i.value) && seen.add(i.value));
    const choices = {
      materials: materials.map((g) => ({ group: labelOf(g, lang), items: (g.children ?? []).map(option) })),
      processes: flat(processes).map(option),
      certificates: [systems, products].map((list, n) => ({ group: String(n + 1), items: once(list).map(option) })),
    };
    return { facts, kept, choices, slug };
  });

export default function CompanyFacts({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />;
}

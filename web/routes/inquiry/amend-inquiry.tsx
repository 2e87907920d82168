import { type DictItem, dictionary } from '#contract/dictionary/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { AmendPage } from '#web/features/inquiry/amend/amend-page.tsx';
import { loadFieldNames } from '#web/features/inquiry/field-names.ts';
import { regionsOf } from '#web/features/inquiry/release/regions.ts';
import { FieldNamesContext } from '#web/ui/text/requirement-words.ts';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/amend-inquiry.ts';

/** An own inquiry that takes quotations, with the dictionaries in the page's language. */
export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const call = loaderCall(args);
  const label = (i: Pick<DictItem, 'label' | 'labelEn' | 'labelEs'>) =>
    lang === 'cn' ? i.label : lang === 'en' ? i.labelEn : i.labelEs;
  const words = (dictType: string) => call(dictionary.byType, { params: { dictType } });
  const data = await orNotFound(idOf(args.request), (id) => call(inquiry.own, { params: { id } }));
  const [materials, processes, system, product, fields, tree, names] = await Promise.all([
    words('ent_main_product'),
    words('process_type'),
    words('system_certification'),
    words('certified_product'),
    words('ent_field'),
    call(dictionary.regions),
    loadFieldNames(
      call,
      data.parts.lines.map((l) => l.product),
    ),
  ]);
  const option = (i: DictItem) => ({ value: i.value, label: label(i) });
  return {
    data,
    names,
    products: materials.flatMap((g) =>
      (g.children ?? []).map((c) => ({
        group: `${label(g)} · ${label(c)}`,
        items: (c.children?.length ? c.children : [c]).map(option),
      })),
    ),
    processes: processes.map((g) => ({ group: label(g), items: (g.children ?? []).map(option) })),
    certificates: [...system, ...product].map(option),
    fields: fields.map(option),
    regions: regionsOf(tree, label),
  };
};

export default function AmendInquiry({ loaderData: { names, ...page } }: Route.ComponentProps) {
  return (
    <FieldNamesContext value={names}>
      <Head />
      <AmendPage key={page.data.row.id} {...page} />
    </FieldNamesContext>
  );
}

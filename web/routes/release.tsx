import { dictionary, type DictItem } from '#contract/dictionary.ts';
import { registration } from '#contract/identity-registration.ts';
import { inquiry } from '#contract/inquiry.ts';
import { units } from '#contract/units.ts';
import { draftFrom, emptyDraft } from '#web/features/inquiry/release/draft.ts';
import { ReleasePage } from '#web/features/inquiry/release/release-page.tsx';
import { regionOf, regionsOf } from '#web/features/inquiry/release/regions.ts';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/host.ts';
import { langOfRequest } from '#web/lib/page-lang.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/release.ts';

/** Dictionaries in the page's language, and the draft: the newest, or the one asked for. */
export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const url = new URL(args.request.url);
  const call = loaderCall(args);
  const label = (i: Pick<DictItem, 'label' | 'labelEn' | 'labelEs'>) =>
    lang === 'cn' ? i.label : lang === 'en' ? i.labelEn : i.labelEs;
  const words = (dictType: string) => call(dictionary.byType, { params: { dictType } });
  const [materials, processes, system, product, fields, tree, kept] = await Promise.all([
    words('ent_main_product'),
    words('process_type'),
    words('system_certification'),
    words('certified_product'),
    words('ent_field'),
    call(dictionary.regions),
    url.searchParams.has('new') ? null : call(inquiry.draft, { query: queryOf(inquiry.draft, args.request) }),
  ]);
  // A member without a company, or one that never filled the form, gives no region: then it stays open.
  const company =
    kept || !args.context.get(viewerContext)?.entId ? null : await call(registration.company).catch(() => null);
  const asked = url.searchParams.get('product');
  const leaf = materials
    .flatMap((g) => g.children ?? [])
    .flatMap((c) => (c.children?.length ? c.children : [c]))
    .find((l) => l.value === asked);
  const known = processes.flatMap((g) => g.children ?? []).map((p) => p.value);
  const quantity = url.searchParams.get('quantity') ?? '';
  const unit = units.find((u) => u === url.searchParams.get('unit')) ?? 'kg';
  const option = (i: DictItem) => ({ value: i.value, label: label(i) });
  return {
    kept: kept && { id: kept.id, draft: draftFrom(kept.content), savedAt: kept.savedAt },
    start: kept
      ? draftFrom(kept.content)
      : {
          ...emptyDraft,
          deliveryRegion: regionOf(tree, company?.info.areaId[0]),
          title: url.searchParams.get('need') ?? '',
          processes: known.filter((p) => p === url.searchParams.get('process')),
          lines: emptyDraft.lines.map((l) => ({
            ...l,
            product: leaf?.value ?? '',
            unit,
            tiers: /^\d{1,12}(\.\d{1,3})?$/.test(quantity) ? [quantity, '', ''] : l.tiers,
          })),
        },
    products: materials.flatMap((g) =>
      (g.children ?? []).map((c) => ({
        group: `${label(g)} · ${label(c)}`,
        items: (c.children?.length ? c.children : [c]).map((l) => ({ value: l.value, label: label(l) })),
      })),
    ),
    processes: processes.map((g) => ({ group: label(g), items: (g.children ?? []).map(option) })),
    certificates: [...system, ...product].map(option),
    fields: fields.map(option),
    regions: regionsOf(tree, label),
  };
};

export default function Release({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ReleasePage {...loaderData} />
    </>
  );
}

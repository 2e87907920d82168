import { drafts } from '#contract/drafts/calls.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { ReleasePurchase } from '#web/features/purchase/release-form.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/release-purchase.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const call = loaderCall(args);
  const words = (dictType: string) => call(dictionary.byType, { params: { dictType } });
  const [materials, system, product, kept] = await Promise.all([
    words('ent_main_product'),
    words('system_certification'),
    words('certified_product'),
    call(drafts.read, { query: { form: 'purchase' } }),
  ]);
  const option = (i: Pick<DictItem, 'value' | 'label' | 'labelEn' | 'labelEs'>) => ({
    value: i.value,
    label: labelOf(i, lang),
  });
  // The same certificate may stand in both lists.
  const certificates = [...new Map([...system, ...product].map((c) => [c.value, option(c)])).values()];
  return {
    kept,
    certificates,
    products: materials.flatMap((g) =>
      (g.children ?? []).map((c) => ({
        group: `${labelOf(g, lang)} · ${labelOf(c, lang)}`,
        items: (c.children?.length ? c.children : [c]).map(option),
      })),
    ),
  };
};

export default function ReleasePurchasePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ReleasePurchase options={loaderData} kept={loaderData.kept} />
    </>
  );
}

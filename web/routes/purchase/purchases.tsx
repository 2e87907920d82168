import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { readAddress } from '#web/features/purchase/address.ts';
import { PurchaseListPage } from '#web/features/purchase/list-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { cursorOf } from '#web/lib/page/current.ts';
import { namesOf } from '#web/lib/text/gone.ts';
import { readPage } from '#web/lib/page/query.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { pictured } from '#web/ui/card/pictured.ts';
import type { Route } from './+types/purchases.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const url = new URL(args.request.url);
  const at = readAddress(url.searchParams);
  const call = loaderCall(args);
  const { q, category, certificate, state } = at;
  const filters = { q: q || undefined, category, certificate, state };
  const [list, counts] = await Promise.all([
    readPage(
      { ...filters, sort: at.sort, current: at.current, cursor: cursorOf(url.searchParams), size: 12 },
      (query) => call(purchase.page, { query }),
    ),
    call(purchase.facets, { query: filters }),
  ]);
  const counted = new Set([...counts.categories, ...counts.certificates].map((c) => c.slug));
  const uncounted = (slugs: readonly (string | undefined)[]) => slugs.filter((s) => s && !counted.has(s));
  const names = await namesOf(call, [
    [['ent_main_product'], uncounted([category])],
    [['system_certification', 'certified_product'], uncounted(certificate)],
  ]);
  return { names, at, list: { ...list, records: list.records.map(pictured) }, counts };
};

export default function Purchases({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('purchase');
  return (
    <>
      <Head description={t('description')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('purchases') }]} />
      <PurchaseListPage {...loaderData} />
    </>
  );
}

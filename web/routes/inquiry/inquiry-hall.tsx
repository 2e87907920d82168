import { alerts } from '#contract/alerts/calls.ts';
import { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { AdSlot } from '#web/features/ads/slot.tsx';
import { readHallAddress } from '#web/features/hall/address.ts';
import { HallPage } from '#web/features/hall/hall-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { namesOf } from '#web/lib/text/gone.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { readPage } from '#web/lib/page/query.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { feedAddress, pageTo } from '#contract/pages.ts';
import type { Route } from './+types/inquiry-hall.ts';

/** A linked row that is gone, or was never there, is no fault of the list. */
const absent = (err: unknown) => {
  if (err instanceof CallError && [400, 404, 410].includes(err.status)) return null;
  throw err;
};

export const loader = async (args: Route.LoaderArgs) => {
  const at = readHallAddress(new URL(args.request.url).searchParams);
  const call = loaderCall(args);
  const { sort, current, cursor, looks: _, ...rest } = at;
  const filters = { ...rest, q: at.q || undefined };
  const [list, counts, mine] = await Promise.all([
    readPage({ ...filters, sort, current, cursor, size: 20 }, (query) => call(inquiry.page, { query })),
    call(inquiry.facets, { query: filters }),
    args.context.get(viewerContext) ? call(alerts.list) : [],
  ]);
  // What the address asks for has its name even where nothing is counted for it.
  const counted = new Set(
    [
      ...counts.categories.flatMap((g) => [g, ...g.children]),
      ...counts.processes,
      ...counts.certificates,
      ...counts.fields,
    ].map((c) => c.slug),
  );
  const uncounted = (slugs: readonly (string | undefined)[]) => slugs.filter((s) => s && !counted.has(s));
  const names = await namesOf(call, [
    [['ent_main_product'], uncounted([at.category])],
    [['process_type'], uncounted(at.process)],
    [['system_certification', 'certified_product'], uncounted(at.certificate)],
    [['ent_field'], uncounted([at.field])],
  ]);
  const asked = new URL(args.request.url).searchParams.get('row');
  const there = !asked || list.records.some((r) => r.id === asked);
  const linked = there ? null : await call(inquiry.detail, { params: { id: asked } }).catch(absent);
  return { at, list, linked: linked && linked.row, counts, mine, names };
};

/** Another row is chosen from what is there already. */
export const shouldRevalidate = unlessLooks;

export default function InquiryHall({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['hall', 'common']);
  const path = usePath();
  return (
    <>
      <Head description={t('description')} />
      <link rel="alternate" type="application/rss+xml" title={t('feed.title')} href={path(feedAddress)} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('inquiryHall') }]} />
      <HallPage {...loaderData} ad={<AdSlot place="hall" field={loaderData.at.field} />} />
    </>
  );
}

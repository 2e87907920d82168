import { useTranslation } from '#web/lib/text/words.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { InquiryHomePage } from '#web/features/inquiry-home/inquiry-home-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { pictured } from '#web/ui/card/pictured.ts';
import type { Route } from './+types/inquiry-home.ts';

const soon = 3 * 86_400_000;

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [newest, closing, counts, purchases] = await Promise.all([
    call(inquiry.page, { query: { state: 'quoting', size: 6 } }),
    call(inquiry.page, { query: { state: 'quoting', sort: 'deadline', size: 6 } }),
    call(inquiry.facets, { query: { state: 'quoting' } }),
    call(purchase.page, { query: { state: 'open', size: 4 } }),
  ]);
  return {
    quoting: counts.states.quoting,
    groups: counts.categories.map(({ slug, name, n }) => ({ slug, name, n })),
    newest: newest.records,
    closing: closing.records.filter((r) => Date.parse(r.deadline) < Date.now() + soon),
    purchases: purchases.records.map(pictured),
    openPurchases: purchases.total,
  };
};

export default function InquiryHome({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('inquiryHome');
  return (
    <>
      <Head description={t('description')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('inquiryHome') }]} />
      <InquiryHomePage {...loaderData} />
    </>
  );
}

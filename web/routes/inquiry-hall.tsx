import { dictionary } from '#contract/dictionary.ts';
import { inquiry } from '#contract/inquiry.ts';
import { readHallAddress } from '#web/features/hall/address.ts';
import { HallPage } from '#web/features/hall/hall-page.tsx';
import { labelOf } from '#web/lib/dict.ts';
import { loaderCall } from '#web/lib/call.ts';
import { langOfRequest } from '#web/lib/page-lang.ts';
import { CrumbsLd } from '#web/ui/crumbs-ld.tsx';
import { Head } from '#web/ui/head.tsx';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/inquiry-hall.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const url = new URL(args.request.url);
  const { lang } = langOfRequest(args.request);
  const at = readHallAddress(url.searchParams);
  const call = loaderCall(args);
  const [list, tree] = await Promise.all([
    call(inquiry.page, {
      query: { ...at, q: at.q || undefined, size: 20 },
    }),
    call(dictionary.tree, { params: { type: 'ent_main_product' } }),
  ]);
  return {
    at,
    list,
    tree: tree.map((g) => {
      const open = g.value === at.category || g.children?.some((c) => c.value === at.category);
      const children = open ? (g.children ?? []) : [];
      return {
        slug: g.value,
        name: labelOf(g, lang),
        children: children.map((c) => ({ slug: c.value, name: labelOf(c, lang) })),
      };
    }),
  };
};

export default function InquiryHall({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['hall', 'common']);
  return (
    <>
      <Head description={t('description')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: '/moreInquiry.html' }]} />
      <HallPage {...loaderData} />
    </>
  );
}

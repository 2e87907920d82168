import { useTranslation } from '#web/lib/text/words.ts';
import { catalogue, type ProductRow } from '#contract/catalogue/calls.ts';
import { content } from '#contract/content/calls.ts';
import { homeMedia } from '#contract/content/media-calls.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { home } from '#contract/home/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { services } from '#contract/services/calls.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { AdSlot } from '#web/features/ads/slot.tsx';
import { HomePage } from '#web/features/home/home-page.tsx';
import { OfferCards } from '#web/features/services/offer-card.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import frame from '#web/ui/frame/panel.module.css';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import { pictured } from '#web/ui/card/pictured.ts';
import { subjectFor } from '#web/ui/picture/subject.ts';
import type { Route } from './+types/home.ts';

/** Ten of the newest, one of each category as far as that goes: samples show the width of the offer. */
const various = (rows: ProductRow[]): ProductRow[] => {
  const firsts = rows.filter((r, i) => rows.findIndex((x) => x.category.slug === r.category.slug) === i);
  return [...firsts, ...rows.filter((r) => !firsts.includes(r))].slice(0, 10);
};

/** The best rated offer of each of four kinds, as far as there are so many. */
const ofSeveralKinds = (rows: OfferRow[]): OfferRow[] =>
  rows.filter((r, i) => rows.findIndex((x) => x.kind === r.kind) === i).slice(0, 4);

export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const call = loaderCall(args);
  const forAll = loaderCallForAll(args);
  const [{ weave, pace }, waiting, purchases, products, suppliers, facets, tree, news, journals, videos, offers] =
    await Promise.all([
      forAll(home.weave),
      call(inquiry.page, { query: { state: 'quoting', size: 8 } }),
      call(purchase.page, { query: { state: 'open', size: 3 } }),
      call(catalogue.page, { query: { size: 60 } }),
      call(enterprise.list, { query: { size: 4 } }),
      call(catalogue.facets, { query: {} }),
      forAll(dictionary.tree, { params: { type: 'ent_main_product' } }),
      forAll(content.latest, { query: { size: 4 } }),
      forAll(homeMedia.journals, { query: { size: 1 } }),
      forAll(homeMedia.videos, { query: { size: 3 } }),
      forAll(services.page, { query: { size: 60, sort: 'rating' } }),
    ]);
  return {
    news,
    journal: journals.records[0] ?? null,
    videos: videos.records,
    offers: ofSeveralKinds(offers.records),
    offerTotal: offers.total,
    weave,
    pace,
    waiting: waiting.records,
    total: waiting.total,
    purchases: purchases.records.map(pictured),
    purchaseTotal: purchases.total,
    // Which picture stands for which material is the server's business: the table is no part of the page.
    products: various(products.records).map((p) => ({ ...p, picture: p.picture ?? subjectFor(p.category.slug) })),
    productTotal: products.total,
    suppliers: suppliers.records.filter((s) => s.certificates.length > 0),
    supplierTotal: suppliers.total,
    groups: tree.map((g) => ({
      slug: g.value,
      name: labelOf(g, lang),
      children: (g.children ?? []).slice(0, 3).map((c) => labelOf(c, lang)),
      n: facets.find((x) => x.slug === g.value)?.n ?? 0,
    })),
  };
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const lang = useLang();
  const origin = useOrigin();
  return (
    <>
      <Head description={t('description')} canonical={pageTo('home')} />
      <JsonLd
        data={{
          '@graph': [
            {
              '@type': 'Organization',
              '@id': `${origin}/#us`,
              name: 'Weft 复材汇',
              url: origin,
              logo: `${origin}/favicon.svg`,
            },
            {
              '@type': 'WebSite',
              '@id': `${origin}/#site`,
              name: 'Weft 复材汇',
              url: addressIn(origin, lang, pageTo('home')),
              inLanguage: htmlLang[lang],
              publisher: { '@id': `${origin}/#us` },
              potentialAction: {
                '@type': 'SearchAction',
                target: { '@type': 'EntryPoint', urlTemplate: `${addressIn(origin, lang, pageTo('search'))}?q={term}` },
                'query-input': 'required name=term',
              },
            },
          ],
        }}
      />
      <HomePage
        {...loaderData}
        ad={<AdSlot place="home" className={frame['page']} />}
        offers={loaderData.offers.length > 0 && <OfferCards rows={loaderData.offers} />}
      />
    </>
  );
}

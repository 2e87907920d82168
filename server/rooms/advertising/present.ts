import { type AdRow, type AdView } from '#contract/advertising/calls.ts';
import { adCurrency, daysFrom } from '#contract/advertising/places.ts';
import { type AdParty, adPhase, adStepsFor } from '#contract/advertising/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { common } from '#contract/core/errors.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { fieldLabel } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { figuresOf, sumOf } from './reader-store.ts';
import { type AdRecord, findAdEvents } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Advertisements as lists have them, read for all of them together. */
export const presentAds = async (ctx: Ctx, rows: AdRecord[]): Promise<AdRow[]> => {
  const today = chinaDay();
  const [sums, companies] = await Promise.all([
    sumOf(
      ctx,
      rows.map((r) => r.id),
    ),
    companyBriefs(ctx, [...new Set(rows.map((r) => r.entId))]),
  ]);
  const names = new Map(companies.map((c) => [c.id, c.name]));
  return rows.map((r) => ({
    id: r.id,
    number: r.number,
    state: r.state,
    place: r.place,
    firstDay: r.firstDay,
    lastDay: r.lastDay,
    phase: adPhase(r, today),
    title: r.title,
    company: { id: r.entId, name: names.get(r.entId) ?? {} },
    total: r.total,
    currency: adCurrency,
    ...(sums.get(r.id) ?? { shown: 0, opened: 0 }),
    createdAt: iso(r.createdAt),
    updatedAt: iso(r.updatedAt),
  }));
};

const three = (t: AdRecord['title']) => ({ cn: t.cn ?? '', en: t.en ?? '', es: t.es ?? '' });

/** A whole advertisement as one of the parties reads it; `acts` says whether the reader's seat may act. */
export const presentAd = async (ctx: Ctx, ad: AdRecord, party: AdParty, acts: boolean): Promise<AdView> => {
  const { id, title, line, picture, productId, langs, fields, note } = ad;
  const [[row], events, figures, [file], [product]] = await Promise.all([
    presentAds(ctx, [ad]),
    findAdEvents(ctx, id),
    figuresOf(ctx, id),
    picture ? fileFacts(ctx, [picture]) : [],
    productId ? listedRows(ctx, [productId]) : [],
  ]);
  if (!row) throw refuse(common.notFound);
  return {
    row,
    content: { title: three(title), line: three(line), picture, productId, langs, fields, note },
    pictureUrl: file?.url ?? null,
    product: product ? { id: product.row.id, name: product.row.name } : null,
    fields: fields.map((slug) => ({ slug, name: fieldLabel(slug) })),
    pricePerDay: ad.pricePerDay,
    days: daysFrom(ad.firstDay, ad.lastDay),
    paid: ad.paidOn && ad.paidReference ? { on: ad.paidOn, reference: ad.paidReference } : null,
    timeline: events.map((e) => ({ id: e.id, act: e.act, party: e.party, text: e.text, at: iso(e.at) })),
    figures,
    steps: acts ? adStepsFor(ad.state, party) : [],
  };
};

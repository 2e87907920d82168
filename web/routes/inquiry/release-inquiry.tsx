import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { registration } from '#contract/identity/registration.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { search } from '#contract/search/calls.ts';
import { lazy } from 'react';
import * as z from 'zod/mini';
import { catalogue } from '#contract/catalogue/calls.ts';
import { CallError } from '#contract/core/client.ts';
import { homeCurrency } from '#contract/core/money.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { id } from '#contract/core/schemas.ts';
import { units } from '#contract/core/units.ts';
import { amendedFrom } from '#web/features/inquiry/amend/amend-draft.ts';
import { type Draft, draftFrom, emptyDraft, emptyLine } from '#web/features/inquiry/release/draft.ts';
import { ReleasePage } from '#web/features/inquiry/release/release-page.tsx';
import { regionOf, regionsOf } from '#web/features/inquiry/release/regions.ts';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { readNumber } from '#contract/core/numbers/number-text.ts';
import type { Route } from './+types/release-inquiry.ts';

const Shown = lazy(() => import('#web/features/hall/inquiry-shown.tsx'));

type CallOf = ReturnType<typeof loaderCall>;

/** The draft that the address names; none is there yet where its first words are still in the browser. */
const draftOf = (call: CallOf, id: string | null) =>
  call(inquiry.draft, { query: id ? { id } : {} }).catch((err: unknown) => {
    if (err instanceof CallError && err.status === 404) return null;
    throw err;
  });

/** What somebody asks of one product: itself as the specification, its maker invited. */
const askedOf = async (call: CallOf, id: string | null, lang: Lang, own: string | null): Promise<Partial<Draft>> => {
  const product = id ? await call(catalogue.memberDetail, { params: { id } }).catch(() => null) : null;
  if (!product) return {};
  const { row, brand } = product;
  const name = pick(row.name, lang);
  const maker = row.company?.verified && row.company.id !== own ? row.company : null;
  return {
    title: name,
    lines: emptyDraft.lines.map((l) => ({
      ...l,
      product: row.category.slug,
      unit: units.find((u) => u === row.per) ?? 'kg',
      specification: [name, row.model, brand].filter(Boolean).join(' · '),
    })),
    ...(maker && { visibility: 'invited', invited: [{ value: maker.id, label: pick(maker.name, lang) }] }),
  };
};

/** A supplier that somebody asks from its own pages. */
const invitedOf = async (call: CallOf, id: string | null, lang: Lang, own: string | null): Promise<Partial<Draft>> => {
  const company = id && id !== own ? await call(enterprise.detail, { params: { id } }).catch(() => null) : null;
  return company?.verified
    ? { visibility: 'invited', invited: [{ value: company.id, label: pick(company.name, lang) }] }
    : {};
};

/** What somebody asks at a booth: a line for each of its goods, their maker invited; its maker alone where none is shown. */
const askedAtBooth = async (
  call: CallOf,
  boothId: string | null,
  lang: Lang,
  own: string | null,
): Promise<Partial<Draft>> => {
  const booth = boothId ? await call(fairs.booth, { params: { id: boothId } }).catch(() => null) : null;
  const maker = booth?.exhibitor && booth.exhibitor.id !== own ? booth.exhibitor : null;
  if (!booth || !maker) return {};
  const names = booth.products.slice(0, 2).map((p) => pick(p.name, lang));
  const lines = booth.products.map((p, i) => ({
    ...emptyLine(String(i + 1)),
    product: p.category.slug,
    unit: units.find((u) => u === p.per) ?? 'kg',
    specification: [pick(p.name, lang), p.model].filter(Boolean).join(' · '),
  }));
  return {
    ...(lines.length > 0 && { title: names.join(lang === 'cn' ? '、' : ', ').slice(0, 120), lines }),
    ...(maker.verified && { visibility: 'invited', invited: [{ value: maker.id, label: pick(maker.name, lang) }] }),
  };
};

/** The material that a buyer's own words name, where they can be read in one way only; '' else. */
const readFrom = async (call: CallOf, words: string): Promise<string> => {
  if (!words) return '';
  const [named] = await call(search.materials, { body: { names: [words.slice(0, 100)] } }).catch(() => []);
  const near = named?.near ?? [];
  return (named?.meant ?? (near.length === 1 ? near[0] : undefined))?.slug ?? '';
};

/** What was typed or chosen on another page, before the form: the need in the buyer's own words is title and specification. */
const begunOf = async (
  call: CallOf,
  url: URL,
  lang: Lang,
  known: { leaves: string[]; processes: string[] },
): Promise<Partial<Draft>> => {
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const need = given('need').slice(0, 120);
  const asked = given('product') || (await readFrom(call, need));
  const product = known.leaves.find((l) => l === asked) ?? '';
  const quantity = given('quantity').slice(0, 20);
  return {
    title: need,
    processes: known.processes.filter((p) => p === given('process')),
    lines: emptyDraft.lines.map((l) => ({
      ...l,
      product,
      // Only what a buyer typed says what is needed; a link names the field of the market that it came from.
      specification: url.searchParams.has('quantity') ? need : '',
      unit: units.find((u) => u === given('unit')) ?? 'kg',
      // What can't be read as a number stands in the field as it was typed, and is asked there.
      tiers: [readNumber(quantity, lang) ?? quantity, '', ''],
    })),
  };
};
/** An earlier inquiry of one's own, without what was that one's alone: deadline, day of delivery, annexes. */
const copiedOf = async (call: CallOf, id: string | null, lang: Lang): Promise<Partial<Draft>> => {
  const data = id ? await call(inquiry.own, { params: { id } }).catch(() => null) : null;
  if (!data) return {};
  const { reason: _, ...draft } = amendedFrom(data, (t) => pick(t, lang));
  return {
    ...draft,
    lines: draft.lines.map(({ fixed: __, ...l }) => l),
    deadline: '',
    deliveryDate: '',
    annexes: [],
  };
};
/** What a template of the company holds. */
const templateOf = async (call: CallOf, id: string | null): Promise<Partial<Draft>> => {
  const found = id ? await call(inquiryLife.template, { params: { id } }).catch(() => null) : null;
  return found ? draftFrom(found.content) : {};
};
/** Materials without any below them. */
const leavesOf = (materials: DictItem[]): string[] =>
  materials
    .flatMap((g) => g.children ?? [])
    .flatMap((c) => (c.children?.length ? c.children : [c]))
    .map((l) => l.value);

/** What can be asked for, under the group and class that it belongs to. */
const productsOf = (materials: DictItem[], label: (i: DictItem) => string) =>
  materials.flatMap((g) =>
    (g.children ?? []).map((c) => ({
      group: `${label(g)} · ${label(c)}`,
      items: (c.children?.length ? c.children : [c]).map((l) => ({ value: l.value, label: label(l) })),
    })),
  );
const beginnings = ['need', 'quantity', 'product', 'process', 'ask', 'invite', 'booth', 'copy', 'template', 'new'];

/**
 * Dictionaries in the page's language, and the draft: the one that the address names, or the newest. What was begun on another
 * page begins an inquiry of its own; an unfinished one is offered beside it.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const url = new URL(args.request.url);
  const call = loaderCall(args);
  const label = (i: Pick<DictItem, 'label' | 'labelEn' | 'labelEs'>) =>
    lang === 'cn' ? i.label : lang === 'en' ? i.labelEn : i.labelEs;
  const words = (dictType: string) => call(dictionary.byType, { params: { dictType } });
  const asked = z.safeParse(id, url.searchParams.get('id')).data ?? null;
  const begins = !asked && beginnings.some((name) => url.searchParams.get(name)?.trim());
  const [materials, processes, system, product, fields, tree, found] = await Promise.all([
    words('ent_main_product'),
    words('process_type'),
    words('system_certification'),
    words('certified_product'),
    words('ent_field'),
    call(dictionary.regions),
    draftOf(call, asked),
  ]);
  const kept = begins ? null : found;
  const viewer = args.context.get(viewerContext);
  const own = viewer?.entId ?? null;
  // A member without a company, or one that never filled the form, gives no region: then it stays open.
  const company = kept || !own ? null : await call(registration.company).catch(() => null);
  const leaves = leavesOf(materials);
  const known = { leaves, processes: processes.flatMap((g) => g.children ?? []).map((p) => p.value) };
  const option = (i: DictItem) => ({ value: i.value, label: label(i) });
  return {
    kept: kept && {
      id: kept.id,
      draft: draftFrom(kept.content),
      revision: kept.revision,
      savedAt: kept.savedAt,
    },
    asked: asked ?? undefined,
    begun: begins ? url.search : 'new',
    other: begins && found ? { id: found.id, title: draftFrom(found.content).title } : null,
    start: kept
      ? draftFrom(kept.content)
      : {
          ...emptyDraft,
          currency: homeCurrency(viewer?.country ?? null),
          deliveryRegion: regionOf(tree, company?.info.areaId[0]),
          ...(await begunOf(call, url, lang, known)),
          ...(await askedOf(call, url.searchParams.get('ask'), lang, own)),
          ...(await invitedOf(call, url.searchParams.get('invite'), lang, own)),
          ...(await askedAtBooth(call, url.searchParams.get('booth'), lang, own)),
          ...(await copiedOf(call, url.searchParams.get('copy'), lang)),
          ...(await templateOf(call, url.searchParams.get('template'))),
        },
    products: productsOf(materials, label),
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
      {/* Another draft is another form; a reload of data is not. */}
      <ReleasePage key={loaderData.asked ?? loaderData.begun} Shown={Shown} {...loaderData} />
    </>
  );
}

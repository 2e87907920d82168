import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { enterprise } from '#contract/enterprise.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  certificateLabel,
  dictionaryLabel,
  fieldLabel,
  materialLabel,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import type { Enterprise } from './store.ts';

type Detail = AnswerOf<typeof enterprise.detail>;
type Card = AnswerOf<typeof enterprise.list>['records'][number];

const named = (slugs: string[], label: (slug: string) => Text) => slugs.map((slug) => ({ slug, name: label(slug) }));

export const presentCard = async (ctx: Ctx, e: Enterprise): Promise<Card> => ({
  id: e.id,
  slug: e.slug,
  name: e.name,
  city: e.city,
  country: (await dictionaryLabel(ctx, 'your_area', e.countryCode)) ?? { en: e.countryCode },
  countryCode: e.countryCode,
  categories: named(e.categories, materialLabel),
  verified: e.supplierVerified,
  level: e.supplierLevel,
  logo: e.logo,
});

export const presentCompany = async (ctx: Ctx, e: Enterprise): Promise<Detail> => ({
  ...(await presentCard(ctx, e)),
  intro: e.intro,
  entType: (e.entType && (await dictionaryLabel(ctx, 'enterprise_type', e.entType))) || null,
  staff: (e.staff && (await dictionaryLabel(ctx, 'Staff_number', e.staff))) || null,
  processes: named(e.processes, processLabel),
  fields: named(e.fields, fieldLabel),
  certificates: e.certificates.map((c) => ({
    slug: c.slug,
    name: certificateLabel(c.slug),
    verified: c.verified,
    validUntil: c.validUntil ?? null,
  })),
  capabilities: e.capabilities.map((c) => ({
    category: { slug: c.category, name: materialLabel(c.category) },
    process: { slug: c.process, name: processLabel(c.process) },
    level: c.level,
  })),
  salesRegions: await Promise.all(
    e.salesRegions.map(async (r) => (await dictionaryLabel(ctx, 'sales_regions', r)) ?? { en: r }),
  ),
  tendencyOrder: e.tendencyOrder,
  annualCapacity: e.annualCapacity,
});

import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import type { CompanyInfo } from '#contract/enterprise/company-info.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  certificateLabel,
  dictionaryLabel,
  fieldLabel,
  materialLabel,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import type { Response } from './conduct-rules.ts';
import { findResponses } from './conduct-store.ts';
import { logoOf } from './form-rules.ts';
import { stands } from './review-certificate.ts';
import type { Company } from './store.ts';

type Detail = AnswerOf<typeof enterprise.detail>;
type Row = AnswerOf<typeof enterprise.list>['records'][number];
type Card = Omit<Row, 'processes' | 'certificates' | 'matrix' | 'response'>;

const named = (slugs: string[], label: (slug: string) => Text) => slugs.map((slug) => ({ slug, name: label(slug) }));

export const presentCard = async (ctx: Ctx, e: Company): Promise<Card> => ({
  id: e.id,
  slug: e.slug,
  name: e.name,
  city: e.city,
  country: (await dictionaryLabel(ctx, 'your_area', e.countryCode)) ?? { en: e.countryCode },
  countryCode: e.countryCode,
  categories: named(e.categories, materialLabel),
  verified: e.supplierVerified,
  level: e.supplierLevel,
  logo: logoOf(e),
});

const presentCertificate = (c: Company['certificates'][number]) => ({
  slug: c.slug,
  name: certificateLabel(c.slug),
  verified: c.verified,
  validUntil: c.validUntil ?? null,
  reviewedAt: (c.verified && c.reviewedAt) || null,
  document: c.file ? `/api/busi/busifile/${c.file}` : null,
});

/** A whole number that the form or the record has, within bounds; null for anything else. */
const wholeOf = (value: unknown, least: number, most: number): number | null => {
  const n = value === '' || value === null || value === undefined ? NaN : Number(value);
  return Number.isInteger(n) && n >= least && n <= most ? n : null;
};

/** What the company's form says that no column has. */
const presentForm = async (ctx: Ctx, e: Company) => {
  const { factoryArea, exportRatio } = (e.profile['info'] ?? {}) as Partial<CompanyInfo>;
  const area = factoryArea?.[0];
  return {
    founded: wholeOf(e.profile['founded'], 1700, 2100),
    plant: (area && (await dictionaryLabel(ctx, 'factory_area', area))) || null,
    exported: wholeOf(exportRatio, 0, 100),
  };
};

/** Rows are materials, columns processes, in the order in which the company gives them. */
const matrixOf = (e: Company): number[][] => {
  const materials = [...new Set(e.capabilities.map((c) => c.category))];
  const processes = [...new Set(e.capabilities.map((c) => c.process))];
  return materials.map((m) =>
    processes.map((p) => e.capabilities.find((c) => c.category === m && c.process === p)?.level ?? 0),
  );
};

/** In a list only what an operator has seen and what is in force counts as evidence. */
export const presentSupplier = async (ctx: Ctx, e: Company, response: Response | null): Promise<Row> => {
  return {
    ...(await presentCard(ctx, e)),
    processes: named(e.processes, processLabel),
    certificates: e.certificates.filter(stands).map(presentCertificate),
    matrix: matrixOf(e),
    response,
  };
};

export const presentCompany = async (ctx: Ctx, e: Company): Promise<Detail> => ({
  ...(await presentCard(ctx, e)),
  intro: e.intro,
  entType: (e.entType && (await dictionaryLabel(ctx, 'enterprise_type', e.entType))) || null,
  staff: (e.staff && (await dictionaryLabel(ctx, 'Staff_number', e.staff))) || null,
  processes: named(e.processes, processLabel),
  fields: named(e.fields, fieldLabel),
  certificates: e.certificates.map(presentCertificate),
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
  response: e.supplierVerified ? ((await findResponses(ctx, [e.id])).get(e.id) ?? null) : null,
  ...(await presentForm(ctx, e)),
});

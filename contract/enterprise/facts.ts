import * as z from 'zod/mini';
import { suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { day, draftBase, id, slug, text } from '../core/schemas.ts';
import { words } from '../sites/schemas.ts';
import { siteLimits } from '../sites/site.ts';

/** The facts were saved elsewhere since they were read; the refusal carries the revision that stands now. */
export const factErrors = refusals('enterprise', { factsChanged: 409 });
/** Units of a yearly capacity. */
export const capacityUnits = ['t', 'kg', 'm', 'm2', 'm3', 'pcs'] as const;

const keepers = within(suppliers, 'manage');
/** What a company can do with one material in one process: 1 samples, 2 short runs, 3 series. */
const capability = z.object({ category: slug, process: slug, level: z.int().check(z.gte(1), z.lte(3)) });
const capacity = z.nullable(
  z.object({ value: z.number().check(z.gt(0), z.lte(100_000_000)), unit: z.enum(capacityUnits) }),
);
/** A certificate that the company says it holds, with the document that shows it. */
const claimed = {
  slug,
  number: z.string().check(z.trim(), z.maxLength(60)),
  validUntil: z.nullable(day),
  file: z.nullable(id),
};

/** Calls of the facts that matching, search and the weave read; they count as soon as they are saved. */
export const companyFacts = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/management/facts',
    access: keepers,
    data: z.object({
      revision: z.int(),
      intro: text,
      capabilities: z.array(capability),
      annualCapacity: z.nullable(z.object({ value: z.number(), unit: z.string() })),
      certificates: z.array(
        z.object({ ...claimed, name: text, verified: z.boolean(), fileName: z.nullable(z.string()) }),
      ),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/busienterprise/management/facts',
    access: keepers,
    limit: { points: 60, seconds: 600, by: 'person' },
    touches: ['companies'],
    body: z.object({
      base: draftBase,
      intro: words(1000),
      capabilities: z.array(capability).check(z.maxLength(siteLimits.capabilities)),
      annualCapacity: capacity,
      certificates: z.array(z.object(claimed)).check(z.maxLength(siteLimits.certificates)),
    }),
    data: z.object({ revision: z.int() }),
  }),
};

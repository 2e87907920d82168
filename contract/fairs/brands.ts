import * as z from 'zod/mini';
import { company, productRow } from '../catalogue/calls.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, named, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { boothClasses } from './classes.ts';
import { fairPhases } from './states.ts';

/** A group of a brand's products: the material they are of, how many, and the first of them. */
const productLine = z.object({ ...named.shape, n: z.int(), products: z.array(productRow) });

const brandRow = z.object({
  company,
  classes: z.array(z.enum(boothClasses)),
  headline: text,
  lines: z.array(named),
  /** Fairs where it has or had a booth. */
  fairs: z.int(),
});
export type BrandRow = z.infer<typeof brandRow>;

const brandView = z.object({
  company,
  /** What it said at its newest booth, in a line. */
  headline: text,
  classes: z.array(z.enum(boothClasses)),
  /** For visitors without their products. */
  lines: z.array(productLine),
  booths: z.array(
    z.object({
      id,
      number: z.string(),
      class: z.enum(boothClasses),
      hallNo: z.int(),
      fair: z.object({ id, name: text, phase: z.enum(fairPhases) }),
    }),
  ),
  whole: z.boolean(),
});
export type BrandView = z.infer<typeof brandView>;

/** Calls of companies that exhibit or exhibited, as brands with their product lines. */
export const brands = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/fair/brand/page',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    query: z.object({ ...pageQuery, q: searchWords, class: z.optional(z.enum(boothClasses)) }),
    data: page(brandRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/fair/brand/{id}',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    params: idParams,
    data: brandView,
  }),
};

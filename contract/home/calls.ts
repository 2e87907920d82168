import * as z from 'zod/mini';
import { listedKinds } from '../content/kinds.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, named, text } from '../core/schemas.ts';
import { exhibitionFound } from '../search/exhibition.ts';
import { exhibition } from '../settings/calls.ts';

/**
 * Where a material and a process cross. `suppliers` are verified ones with that capability, `evidenced` those of them
 * with a verified certificate in force, `inquiries` the public ones still quoting that ask for both.
 */
const crossing = { suppliers: z.int(), evidenced: z.int(), inquiries: z.int() };
export const cell = z.object({ process: z.string(), ...crossing });
export type WeaveCell = z.infer<typeof cell>;

/** One material across the processes. `inquiries` counts its inquiries whether or not they name a process. */
export const weaveRow = z.object({ ...named.shape, suppliers: z.int(), inquiries: z.int(), cells: z.array(cell) });
export type WeaveRow = z.infer<typeof weaveRow>;

/** The home page's weave: materials as rows, processes as columns, what crosses in each cell. */
const weaveView = z.object({ processes: z.array(named), rows: z.array(weaveRow) });
export type WeaveView = z.infer<typeof weaveView>;

/** Names in the reader's language alone: the tree is large. `n` counts products. */
const menuLeaf = z.object({ slug: z.string(), name: z.string(), n: z.int() });
export const menuGroup = z.object({
  ...menuLeaf.shape,
  children: z.array(z.object({ ...menuLeaf.shape, children: z.array(menuLeaf) })),
  cells: z.array(cell),
});
export type MenuGroup = z.infer<typeof menuGroup>;

/** Figures with the number of cases behind them; one of fewer than five cases is absent. */
export const pace = z.object({
  /** Public inquiries of 30 days that have a quotation; those without are not counted. */
  quoting: z.nullable(z.object({ cases: z.int(), medianHours: z.number(), each: z.number() })),
  /** Suppliers that make what inquiries of seven days name, and such inquiries of each on average. */
  matching: z.nullable(z.object({ cases: z.int(), each: z.number() })),
  /** Orders made in 30 days. */
  orders: z.nullable(z.int()),
});
export type Pace = z.infer<typeof pace>;

/** Calls of what home page, header and search field show. */
export const home = {
  frame: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/frame',
    access: open,
    shows: ['inquiries', 'content', 'settings', 'fairs'],
    data: z.object({ newToday: z.int(), beta: z.boolean(), exhibitions: z.array(exhibition) }),
  }),
  weave: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/weave',
    access: open,
    shows: ['inquiries', 'companies', 'dictionaries', 'settings'],
    data: z.object({ weave: weaveView, pace }),
  }),
  menu: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/menu',
    access: open,
    shows: ['inquiries', 'products', 'companies', 'dictionaries', 'settings'],
    data: z.object({
      processes: z.array(z.object({ slug: z.string(), name: z.string() })),
      groups: z.array(menuGroup),
    }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/suggest',
    access: open,
    shows: [
      'inquiries',
      'products',
      'companies',
      'services',
      'vacancies',
      'parks',
      'conferences',
      'content',
      'fairs',
      'dictionaries',
    ],
    limit: { points: 120, seconds: 60, by: 'address' },
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    data: z.object({
      categories: z.array(z.object({ ...named.shape, group: text })),
      terms: z.array(
        z.object({ kind: z.enum(['process', 'certificate', 'standard']), slug: z.string(), name: text, note: text }),
      ),
      products: z.array(z.object({ id, name: text, company: z.nullable(text) })),
      companies: z.array(z.object({ id, name: text, city: text })),
      inquiries: z.array(z.object({ id, number: z.string(), title: text })),
      services: z.array(z.object({ id, name: text, company: text, sort: text })),
      vacancies: z.array(z.object({ id, title: text, company: text, sort: text })),
      parks: z.array(z.object({ slug: z.string(), name: text, city: text })),
      conferences: z.array(z.object({ slug: z.string(), name: text, city: text, organiser: text })),
      pieces: z.array(z.object({ id, kind: z.enum(listedKinds), slug: z.string(), title: text })),
      exhibitions: z.array(exhibitionFound),
    }),
  }),
};

import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import { orderStates, parties } from './states.ts';

/** Kinds of documents that an order gathers; `drawing` and `other` are for what has no kind of its own. */
export const documentKinds = [
  'contract',
  'packingList',
  'materialCertificate',
  'inspectionReport',
  'invoice',
  'transport',
  'drawing',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const maxDocuments = 200;

export const documentView = z.object({
  id,
  kind: z.enum(documentKinds),
  file: fileView,
  by: z.enum(parties),
  name: z.string(),
  at: instant,
  /** Number of the delivery that it came with; null for none. */
  delivery: z.nullable(z.int()),
});

/** The contract of an order, and documents that both sides put to it. */
export const orderDocuments = {
  /** The contract of what binds now, made at each call. */
  contract: endpoint({
    method: 'GET',
    path: '/api/busi/order/contract/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    query: z.object({ lang: z.optional(z.enum(langs)) }),
    file: 'pdf',
    data: z.any(),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/order/document/{id}',
    access: buyersAndSuppliers,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ kind: z.enum(documentKinds), files: z.array(id).check(z.minLength(1), z.maxLength(5)) }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
};

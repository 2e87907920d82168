import * as z from 'zod/mini';
import { suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { addressChanges, isFreeWord, isWellFormed } from './address-rules.ts';

/** The company has changed its address as often as it may in a year. */
export const addressErrors = refusals('enterprise', { addressOften: 409 });

const keepers = within(suppliers, 'manage');
const slug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(60),
    z.refine(isWellFormed, { params: { rule: 'addressForm' }, abort: true }),
    z.refine(isFreeWord, { params: { rule: 'addressReserved' } }),
  );
const address = z.object({
  slug: z.string(),
  /** Where the company's pages stood before; they lead here for good. */
  former: z.array(z.string()),
  left: z.int().check(z.gte(0), z.lte(addressChanges)),
});

/** Calls of the address at which a company's own pages stand (sites 19 and 20). */
export const companyAddress = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/management/address',
    access: keepers,
    data: address,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/busi/busienterprise/management/address',
    access: keepers,
    limit: { points: 30, seconds: 600, by: 'person' },
    touches: ['companies'],
    body: z.object({ slug }),
    data: address,
  }),
};

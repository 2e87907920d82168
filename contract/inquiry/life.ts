import * as z from 'zod/mini';
import { buyersAndSuppliers, quoteRight, session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams } from '../core/schemas.ts';
import { amendInput, changesView } from './changes.ts';

/** Refusals of what happens to an inquiry after it was published. */
export const lifeErrors = refusals('life', { amended: 409, mustRevise: 409, notConfirmed: 409 });

/** What happens to an inquiry between its publishing and its award. */
export const inquiryLife = {
  amend: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/amend/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    body: amendInput,
    data: z.object({ id, version: z.int() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/history/{id}',
    access: session,
    params: idParams,
    data: z.object({ changes: z.array(changesView) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/confirm/{id}',
    access: quoteRight,
    params: idParams,
    body: z.object({ version: amendInput.shape.base }),
    data: z.object({ id, version: z.int() }),
  }),
};

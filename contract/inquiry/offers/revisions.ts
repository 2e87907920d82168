import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { currency, day, id, idParams, instant } from '../../core/schemas.ts';
import { lineView, quotedLine } from '../schemas.ts';
import { statedCosts } from './costs.ts';

/** One revision with all that it said; `asked` are the lines as they were asked then. */
export const revisionTerms = z.object({
  revision: z.int(),
  at: instant,
  forVersion: z.int(),
  currency,
  tradeTerm: z.string(),
  place: z.string(),
  paymentType: z.string(),
  leadDays: z.int(),
  validUntil: day,
  note: z.nullable(z.string()),
  costs: z.nullable(statedCosts),
  lines: z.array(quotedLine),
  asked: z.array(
    z.object({
      id,
      no: lineView.shape.no,
      productName: lineView.shape.productName,
      unit: lineView.shape.unit,
      tiers: lineView.shape.tiers,
    }),
  ),
});
export type RevisionTerms = z.infer<typeof revisionTerms>;

export const inquiryRevisions = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/quote/revisions/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    data: z.object({ revisions: z.array(revisionTerms) }),
  }),
};

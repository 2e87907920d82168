import * as z from 'zod/mini';
import { suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { currency, day, id, idParams, line } from '../core/schemas.ts';
import { quotationStates } from './states.ts';

/** What a company quoted for a material before: its own price, for nobody else. */
export const rememberedPrice = z.object({
  lineId: id,
  /** Of which of its quotations, for which inquiry. */
  quotation: z.string(),
  inquiryId: id,
  day,
  state: z.enum(quotationStates),
  quantity: z.string(),
  unit: z.string(),
  price: z.string(),
  currency,
  tradeTerm: z.string(),
});
export type RememberedPrice = z.infer<typeof rememberedPrice>;
/** So many earlier prices are remembered of a line. */
export const mostRemembered = 5;

/** What a supplier does with its own quotations besides sending them. */
export const inquiryQuoting = {
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/quote/withdraw/{id}',
    access: within(suppliers, 'sell'),
    params: idParams,
    body: z.object({ reason: line(2, 300) }),
    data: z.object({ id }),
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/quote/prices/{id}',
    access: within(suppliers, 'seeSelling'),
    params: idParams,
    data: z.object({ prices: z.array(rememberedPrice) }),
  }),
};

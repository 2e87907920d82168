import { buyersAndSuppliers, open, session, within } from '../core/access.ts';
import type { PurchaseSort, PurchaseState } from '../purchase/states.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

type List = {
  q?: string;
  state?: PurchaseState;
  category?: string;
  certificate?: string[];
  sort?: PurchaseSort;
  current?: number;
};

/** Purchases of big buyers. */
export const purchasePages = {
  ...sitePages(['purchase'], {
    purchases: page('/bigBuyersEnquiries.html', open, { query: reads<List>() }),
    purchase: page('/bigBuyersEnquiriesDetails.html?id={id}', session),
  }),
  ...memberPages(['purchase'], {
    myPurchases: page('/buyerInquirydata/bigBuyers', within(buyersAndSuppliers, 'seeBuying'), {
      query: reads<{ state?: PurchaseState }>(),
    }),
    releasePurchase: page('/buyerInquirydata/addBigBuyers', within(buyersAndSuppliers, 'buy')),
  }),
};

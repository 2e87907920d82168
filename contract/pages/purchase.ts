import { buyersAndSuppliers, open, session, suppliers, within } from '../core/access.ts';
import type { ApplicationState, PurchaseSort, PurchaseState } from '../purchase/states.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

type List = {
  q?: string;
  state?: PurchaseState;
  category?: string;
  certificate?: string[];
  sort?: PurchaseSort;
  current?: number;
};

const selling = within(suppliers, 'seeSelling');

/** Purchases of big buyers. */
export const purchasePages = {
  ...sitePages(['purchase'], {
    purchases: page('/bigBuyersEnquiries.html', open, { query: reads<List>() }),
    purchase: page('/bigBuyersEnquiriesDetails.html?id={id}', session, { words: ['tender', 'ui'] }),
  }),
  ...memberPages(['purchase'], {
    myPurchases: page('/buyerInquirydata/bigBuyers', within(buyersAndSuppliers, 'seeBuying'), {
      query: reads<{ state?: PurchaseState }>(),
    }),
    releasePurchase: page('/buyerInquirydata/addBigBuyers', within(buyersAndSuppliers, 'buy'), { words: ['tender'] }),
    purchaseComparison: page('/buyerInquirydata/bigBuyersCompare?id={id}', within(buyersAndSuppliers, 'seeBuying'), {
      words: ['tender'],
    }),
    purchaseApplications: page('/supplierdata/bigBuyersApplications', selling, {
      words: ['tender'],
      query: reads<{ state?: ApplicationState }>(),
    }),
    purchaseOffer: page('/supplierdata/bigBuyersOffer?id={id}', selling, { words: ['tender'] }),
  }),
};

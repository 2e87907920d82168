import { buyersAndSuppliers, open, session, suppliers, within } from '../core/access.ts';
import type { HallFilters } from '../inquiry/hall-filters.ts';
import type { ViewKind } from '../inquiry/confidential.ts';
import type { inquiryStates } from '../inquiry/states.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

const buying = within(buyersAndSuppliers, 'seeBuying');
const selling = within(suppliers, 'seeSelling');

/** What the hall's address may ask for. */
type Hall = Partial<Omit<HallFilters, 'nda'>> & { nda?: 0 | 1 | '0' | '1'; sort?: 'deadline'; current?: number };

/** The hall, an inquiry, and both sides of the main job. */
export const inquiryPages = {
  ...sitePages(['hall'], {
    inquiryHall: page('/moreInquiry.html', open, { query: reads<Hall>() }),
    inquiry: page('/moreInquiryDetails.html?id={id}', session, { words: ['confidential'] }),
  }),
  ...sitePages(['inquiryHome', 'purchase'], { inquiryHome: page('/inquiryHome.html') }),
  ...memberPages(['inquiry', 'match'], {
    myInquiries: page('/buyerInquirydata/buyerInquiryList', buying, {
      words: ['lists'],
      query: reads<{ state?: (typeof inquiryStates)[number] }>(),
    }),
    releaseInquiry: page('/buyerInquirydata/releaseEnquiries', within(buyersAndSuppliers, 'buy'), {
      words: ['release'],
      // A draft, or what a new inquiry begins with: words, a process, a product to ask about, a supplier to ask,
      // a booth with its goods.
      query: reads<{
        id?: string;
        new?: 1;
        need?: string;
        process?: string;
        ask?: string;
        invite?: string;
        booth?: string;
        copy?: string;
        template?: string;
      }>(),
    }),
    compareQuotations: page('/buyerInquirydata/buyerInquiryDetail?id={id}', buying, {
      words: ['compare'],
      query: reads<{ released?: 1 }>(),
    }),
    amendInquiry: page('/buyerInquirydata/amendInquiry?id={id}', within(buyersAndSuppliers, 'buy'), {
      words: ['release', 'life'],
    }),
    confidentiality: page('/buyerInquirydata/confidentiality?id={id}', buying, {
      words: ['confidential'],
      query: reads<{ company?: string; file?: string; kind?: ViewKind; from?: string; until?: string }>(),
    }),
    annex: page('/supplierdata/annex?id={id}&file={file}', buyersAndSuppliers, { words: ['confidential'] }),
    smartMatch: page('/supplierdata/supplierInquiryList', selling, {
      words: ['lists', 'order'],
      query: reads<{ filter?: string }>(),
    }),
    quote: page('/supplierdata/supplierInquiryDetail?id={id}', selling, { words: ['quoteForm'] }),
    myQuotations: page('/supplierdata/quotedPrice', selling, { words: ['lists'], query: reads<{ state?: string }>() }),
  }),
};

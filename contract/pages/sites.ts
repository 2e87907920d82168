import { open, session, suppliers, within } from '../core/access.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

const keepers = within(suppliers, 'manage');
/** A company by its key or its id; `draft` shows its own people what is not published yet. */
const ofCompany = { query: reads<{ id?: string; draft?: 1 }>() };

/**
 * A supplier's own pages: `/company/{slug}` is where they stand, the other addresses show the same for `?id=`, and without an id the
 * suppliers to choose from. Then the centre where a supplier keeps them.
 */
export const sitesPages = {
  ...sitePages(['sites'], {
    company: page('/company/{slug}'),
    companyIntroduction: page('/company/{slug}/introduction'),
    companyProducts: page('/company/{slug}/products', open, { query: reads<{ current?: number }>() }),
    companyContact: page('/company/{slug}/contact'),
    homePreview: page('/homePreview.html', open, ofCompany),
    introducePreview: page('/introducePreview.html', open, ofCompany),
    productListSp: page('/productListSp.html', open, ofCompany),
    contactUs: page('/contactUs.html', open, ofCompany),
    companyProduct: page('/productDetails/{id}', session, { words: ['catalogue', 'ui'] }),
  }),
  ...sitePages(['phones', 'sites'], {
    phones: page('/phoneList.html', open, {
      query: reads<{ q?: string; category?: string; place?: string; current?: number }>(),
    }),
  }),
  ...memberPages(['siteEditor', 'sites'], {
    siteEditor: page('/userBusinessdata/userBusiness', keepers),
    companyFacts: page('/userBusinessdata/introduction', keepers),
    siteContacts: page('/userBusinessdata/contactInfo', keepers),
  }),
};

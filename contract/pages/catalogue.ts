import { open, roleCodes, roles, session, within } from '../core/access.ts';
import type { OwnSort, ProductSort, ProductState } from '../catalogue/rules.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

/** What the search's address may ask for; products without a kind. */
type Asked = {
  kind?: 'suppliers' | 'news' | 'exhibitions';
  q?: string;
  category?: string;
  process?: string;
  certificate?: string;
  company?: string;
  current?: number;
  sort?: ProductSort;
};

const suppliers = roles(roleCodes.supplier);
type Own = { q?: string; state?: ProductState; category?: string; sort?: OwnSort };

/** Products and suppliers; a supplier's own products. */
export const cataloguePages = {
  ...sitePages(['catalogue'], { search: page('/search.html', open, { query: reads<Asked>(), words: ['badge'] }) }),
  ...sitePages(['catalogue', 'badge'], {
    product: page('/prodDetail?id={id}', session, { needs: ['media'] }),
  }),
  ...sitePages(['catalogue', 'ui'], {
    compareProducts: page('/productCompare', open, { query: reads<{ ids?: readonly string[] }>(), unlisted: true }),
  }),
  ...memberPages(['products', 'catalogue'], {
    myProducts: page('/userBusinessdata/productList', within(suppliers, 'seeSelling'), { query: reads<Own>() }),
    editProduct: page('/userBusinessdata/productEdit', within(suppliers, 'sell'), {
      query: reads<{ id?: string }>(),
      words: ['film'],
    }),
    evidence: page('/userBusinessdata/evidence', within(suppliers, 'seeSelling'), {
      query: reads<{ product?: string }>(),
    }),
    importProducts: page('/userBusinessdata/productImport', within(suppliers, 'sell'), {
      query: reads<{ id?: string }>(),
    }),
  }),
};

import { open, session } from '../core/access.ts';
import { page, reads, sitePages } from './page.ts';

/** What the search's address may ask for; products without a kind. */
type Asked = { kind?: 'suppliers'; q?: string; category?: string; process?: string; company?: string };

/** Products and suppliers. */
export const cataloguePages = {
  ...sitePages(['catalogue'], { search: page('/search.html', open, { query: reads<Asked>() }) }),
  ...sitePages(['catalogue', 'ui'], { product: page('/prodDetail?id={id}', session) }),
};

import { page, reads, sitePages } from './page.ts';
import { open } from '../core/access.ts';

/** The home page, what the platform is and does, and the pages of the house itself. */
export const homePages = {
  ...sitePages(['home'], {
    home: page('/', open, { aliases: ['/home'], query: reads<{ cell?: string }>(), words: ['services'] }),
  }),
  ...sitePages(['common'], { lost: page('/404.html', open, { unlisted: true }) }),
  ...sitePages(['outbox'], { outbox: page('/outbox', open, { unlisted: true, fresh: true }) }),
  ...sitePages(['book', 'ui', 'badge'], { book: page('/ui', open, { unlisted: true, fresh: true }) }),
  ...sitePages(['industry'], {
    industryChain: page('/industryChain.html'),
    industryDigital: page('/industryDigital.html', open, { words: ['chart'] }),
    supportingServices: page('/supportingServices.html', open, { words: ['services'] }),
    capabilities: page('/powerall.html'),
  }),
  ...sitePages(['about'], { aboutUs: page('/aboutUs.html') }),
};

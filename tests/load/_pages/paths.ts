/** Public pages that are measured: three lists, the home page and an article of the demo world. */
export const measuredPages = [
  '/',
  '/moreInquiry.html',
  '/search.html',
  '/newsList',
  '/newsDetail?id=spar-cap-pultruded-plates',
];

/** The address with one more parameter. */
export const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

import type { Config } from '../config/index.ts';

/** Seconds: two years, as browsers' own lists ask for. */
const strictFor = 63_072_000;

/** Headers of every answer, pages, calls and files alike. Under TLS browsers are told never to come without it. */
export const headersOfAll = (config: Pick<Config, 'baseUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(config.baseUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${strictFor}` }),
});

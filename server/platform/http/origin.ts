import type { Config } from '../config/index.ts';

/**
 * Whether an `Origin` is that of our own pages. Outside production the address by which the server was reached counts
 * too, since it is opened by many names; in production anyone on the way could claim it.
 */
export const isOwnOrigin = (
  config: Pick<Config, 'baseUrl' | 'production'>,
  origin: string | undefined,
  host: string | undefined,
): boolean =>
  origin !== undefined &&
  (origin === new URL(config.baseUrl).origin || (!config.production && origin === `http://${host}`));

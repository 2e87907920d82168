import type { AnyEndpoint } from './core/endpoint.ts';
import { captcha } from './captcha.ts';
import { identity } from './identity.ts';

/** The whole contract, room by room: what is mounted, what OpenAPI shows, what the access tests walk over. */
export const contract: Record<string, Record<string, AnyEndpoint>> = { identity, captcha } as Record<
  string,
  Record<string, AnyEndpoint>
>;

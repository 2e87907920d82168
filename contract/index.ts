import type { AnyEndpoint } from './core/endpoint.ts';
import { captcha } from './captcha.ts';
import { identity } from './identity.ts';
import { inquiry } from './inquiry.ts';
import { notices } from './notices.ts';
import { order } from './order.ts';

/** The whole contract, room by room: what is mounted, what OpenAPI shows, what the access tests walk over. */
export const contract = { identity, captcha, inquiry, order, notices } as Record<string, Record<string, AnyEndpoint>>;

import type { Context } from 'hono';
import type { Config } from '#server/platform/config/index.ts';
import { deviceCookie } from '#server/platform/http/request.ts';

const line = (config: Config, value: string, rest: string, name = 'xtoken') =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${config.baseUrl.startsWith('https:') ? '; Secure' : ''}${rest}`;

/** The session cookie: until the browser closes, or for `seconds` when kept online (security 18). */
export const setSessionCookie = (http: Context, config: Config, token: string, seconds?: number): void =>
  http.header('set-cookie', line(config, token, seconds ? `; Max-Age=${seconds}` : ''), { append: true });

export const clearSessionCookie = (http: Context, config: Config): void =>
  http.header('set-cookie', line(config, '', '; Max-Age=0'), { append: true });

/** Tells this browser from others for a year, through logouts: no secret of a person's, and no way in. */
export const setDeviceCookie = (http: Context, config: Config, device: string): void =>
  http.header('set-cookie', line(config, device, `; Max-Age=${365 * 86_400}`, deviceCookie), { append: true });

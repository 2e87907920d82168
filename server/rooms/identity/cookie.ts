import type { Context } from 'hono';
import type { Config } from '#server/platform/config/index.ts';

const line = (config: Config, value: string, rest: string) =>
  `xtoken=${value}; Path=/; HttpOnly; SameSite=Lax${config.baseUrl.startsWith('https:') ? '; Secure' : ''}${rest}`;

/** The session cookie: until the browser closes, or for `seconds` when kept online (security 18). */
export const setSessionCookie = (http: Context, config: Config, token: string, seconds?: number): void =>
  http.header('set-cookie', line(config, token, seconds ? `; Max-Age=${seconds}` : ''), { append: true });

export const clearSessionCookie = (http: Context, config: Config): void =>
  http.header('set-cookie', line(config, '', '; Max-Age=0'), { append: true });

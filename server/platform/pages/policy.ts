import { createHash } from 'node:crypto';

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const isCode = (attributes: string) => !/type="application\/(ld\+)?json"/.test(attributes);

/** CSP sources of a page's inline scripts: their SHA-256, so that a page can be kept and sent again (security 21). */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inline)]
      .filter(([, attributes = '']) => isCode(attributes))
      .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  ),
];

/**
 * Headers of every page (security 21); `hashes` are the sources of its inline scripts, `dev` lets the reloading socket
 * through.
 */
export const securityHeaders = (hashes: string[], dev: boolean): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Components set positions and sizes in style attributes; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

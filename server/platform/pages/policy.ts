import { createHash } from 'node:crypto';
import type { Need } from '#contract/pages/page.ts';

const isCode = (attributes: string) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes);

/** The code of each inline script. By positions: a pattern would try to end at every character of a page's data. */
const inlineCode = (html: string): string[] => {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const start = html.indexOf('<script', at);
    const open = start < 0 ? -1 : html.indexOf('>', start);
    const end = open < 0 ? -1 : html.indexOf('</script>', open);
    if (end < 0) return found;
    if (isCode(html.slice(start, open))) found.push(html.slice(open + 1, end));
    at = end;
  }
};

/** CSP sources of a page's inline scripts: their SHA-256, so that a page can be kept and sent again (security 21). */
export const scriptHashes = (html: string): string[] => [
  ...new Set(inlineCode(html).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)),
];

/** What a need opens: sources of a directive, or a feature for the page itself. */
type Grant = { script?: string; worker?: string; media?: string; feature?: 'camera' | 'microphone' };
const grants: Record<Need, Grant> = {
  workers: { worker: "'self'" },
  wasm: { script: "'wasm-unsafe-eval'" },
  media: { media: "'self'" },
  // What was recorded or put together in the page.
  blobMedia: { media: "'self' blob:" },
  camera: { feature: 'camera' },
  microphone: { feature: 'microphone' },
};

/**
 * Headers of a page (security 21); `hashes` are the sources of its inline scripts, `needs` what its declaration names, `dev`
 * lets the reloading socket through.
 */
export const securityHeaders = (hashes: string[], needs: readonly Need[], dev: boolean): Record<string, string> => {
  const granted = needs.map((n) => grants[n]);
  const sources = (of: 'script' | 'worker' | 'media') => [...new Set(granted.flatMap((g) => g[of]?.split(' ') ?? []))];
  const or = (list: string[]) => (list.length ? list.join(' ') : "'none'");
  const feature = (name: 'camera' | 'microphone') =>
    `${name}=(${granted.some((g) => g.feature === name) ? 'self' : ''})`;
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${["'self'", ...hashes, ...sources('script')].join(' ')}`,
      // Components set positions and sizes in style attributes; scripts stay strict.
      "style-src 'self' 'unsafe-inline'",
      // Challenges and drawn codes are data; what was just chosen for an upload is a blob. Both stand in popups of any page.
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${dev ? ' ws:' : ''}`,
      `worker-src ${or(sources('worker'))}`,
      `media-src ${or(sources('media'))}`,
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': [feature('camera'), feature('microphone'), 'geolocation=()'].join(', '),
  };
};

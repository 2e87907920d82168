import { describe, expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { sharesDocument } from '#contract/pages.ts';
import type { Need } from '#contract/pages/page.ts';
import { securityHeaders } from './policy.ts';

const directives = (needs: readonly Need[]) => {
  const headers = securityHeaders(["'sha256-x'"], needs, false);
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '')
      .split('; ')
      .map((d) => [d.split(' ')[0], d.split(' ').slice(1).join(' ')]),
  );
  return { ...policy, features: headers['permissions-policy'] };
};
const base = {
  'default-src': "'self'",
  'script-src': "'self' 'sha256-x'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'none'",
  'media-src': "'none'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  features: 'camera=(), microphone=(), geolocation=()',
};

describe('the policy of a page', () => {
  it('that needs nothing opens nothing', () => expect(directives([])).toEqual(base));

  it.each<[Need, Partial<typeof base>]>([
    ['workers', { 'worker-src': "'self'" }],
    ['wasm', { 'script-src': "'self' 'sha256-x' 'wasm-unsafe-eval'" }],
    ['media', { 'media-src': "'self'" }],
    ['blobMedia', { 'media-src': "'self' blob:" }],
    ['camera', { features: 'camera=(self), microphone=(), geolocation=()' }],
    ['microphone', { features: 'camera=(), microphone=(self), geolocation=()' }],
  ])('that needs %s opens that, and nothing else', (need, opened) =>
    expect(directives([need])).toEqual({ ...base, ...opened }),
  );

  it('says each source once', () =>
    expect(directives(['media', 'blobMedia', 'workers', 'media'])).toEqual({
      ...base,
      'media-src': "'self' blob:",
      'worker-src': "'self'",
    }));

  it('is that of its document: a page with another one is loaded anew', () => {
    const of = (...needs: Need[]) => ({ ...pages[0]!, needs });
    expect(sharesDocument(of(), of())).toBe(true);
    expect(sharesDocument(of('media', 'wasm'), of('wasm', 'media'))).toBe(true);
    expect(sharesDocument(of(), of('wasm'))).toBe(false);
    expect(sharesDocument(of('wasm'), of())).toBe(false);
    expect(sharesDocument(of('wasm'), undefined)).toBe(false);
    expect(sharesDocument(undefined, of())).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { safeAddress } from './link-address.ts';

it('lets web, mail and telephone pass', () => {
  expect(safeAddress(' https://weft.example/a?b#c ')).toBe('https://weft.example/a?b#c');
  expect(safeAddress('example.com/a')).toBe('https://example.com/a');
  expect(safeAddress('example.com:8080')).toBe('https://example.com:8080');
  expect(safeAddress('mailto:a@b.example')).toBe('mailto:a@b.example');
  expect(safeAddress('tel:+8613900000000')).toBe('tel:+8613900000000');
});

it('refuses scripts, data and what is no address', () => {
  for (const text of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'word',
    '',
    'https://',
  ])
    expect(safeAddress(text), text).toBeNull();
});

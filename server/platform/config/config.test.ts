import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';

const said = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (err) {
    return (err as Error).message;
  }
};
const own = {
  MODE: 'production',
  OAUTH_CLIENT: 'app:Xq7mT2vLr9KpZc4d',
  PASSWORD_KEY: 'u3RkV9wQm2ZxT7bY',
  SIGNING_KEY: 'a-secret-of-more-than-32-characters',
  SEAL_KEY: 'ZmFyIGZyb20gdGhlIGRhdGFiYXNlLCAzMiBieXRlcyE=',
  BASE_URL: 'https://weft.example',
  SMTP_URL: 'smtp://mail.example',
  SMS_PROVIDER: 'none',
};

describe('settings', () => {
  it('listen on loopback in demo mode unless HOST says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
  it('count an empty value as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
  });
  it('name every wrong one with its value', () => {
    const message = said({ PORT: 'x', MODE: 'live', DATABASE_URL: 'mysql://x' });
    for (const name of ['PORT', 'MODE', 'DATABASE_URL']) expect(message).toContain(`  ${name}: `);
  });
  it('refuse production with the demo client, the demo key, no key, no address, no mail server or no SMS gateway', () => {
    const message = said({ MODE: 'production' });
    for (const name of [
      'OAUTH_CLIENT',
      'PASSWORD_KEY',
      'SIGNING_KEY',
      'SEAL_KEY',
      'BASE_URL',
      'SMTP_URL',
      'SMS_PROVIDER',
    ])
      expect(message).toContain(`  ${name}: `);
    expect(said({ ...own, OAUTH_CLIENT: 'pig:pig' })).toContain('OAUTH_CLIENT');
    expect(said({ ...own, SMS_PROVIDER: 'aliyun', SMS_KEY: 'k' })).toContain('  SMS_TEMPLATE: ');
  });
  it('refuse production with a weak secret or an address that is not encrypted', () => {
    const weak = {
      OAUTH_CLIENT: ['app:s3cret', 'app:pigpigpigpigpigpig', 'app:aaaaaaaaaaaaaaaaaaaa', 'app:abcdefghijklmnopqrst'],
      PASSWORD_KEY: [
        'pigxpigxpigxpigx',
        'aaaaaaaaaaaaaaaa',
        'abcdefghijklmnop',
        '1234567890123456',
        'passwordpassword',
      ],
      BASE_URL: ['http://weft.example', 'http://192.168.1.5:3000', 'https://'],
    };
    for (const [name, values] of Object.entries(weak))
      for (const value of values) expect(said({ ...own, [name]: value }), value).toContain(`  ${name}: `);
    expect(said({ ...own, BASE_URL: 'http://localhost:4000' })).toBe('');
    expect(said(own)).toBe('');
  });
  it('take the key of sealed quotations from a file too, and repeat no key', () => {
    const { SEAL_KEY, ...others } = own;
    expect(said({ ...others, SEAL_KEY_FILE: '/run/secrets/seal' })).toBe('');
    expect(said({ ...others, SEAL_KEY: `${SEAL_KEY}x,short` })).toMatch(/SEAL_KEY: must be keys of 32 bytes[^(]*$/);
  });
  it('seed nothing in production', () => {
    expect(readConfig({ ...own, SEED: 'demo' })).toMatchObject({ seed: 'none', host: '0.0.0.0' });
  });
});

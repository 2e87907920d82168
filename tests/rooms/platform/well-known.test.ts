import { beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '#tests/security/site.ts';

let t: TestSite;
beforeAll(async () => {
  t = await testSite({ jobs: false });
});

it('tells clients of the token endpoint what it does (RFC 8414)', async () => {
  const res = await fetch(`${t.url}/.well-known/oauth-authorization-server`);
  expect(res.headers.get('content-type')).toMatch(/^application\/json/);
  const { baseUrl } = t.platform.config;
  expect(await res.json()).toMatchObject({
    issuer: baseUrl,
    token_endpoint: `${baseUrl}/api/auth/oauth/token`,
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    grant_types_supported: ['password', 'mobilePassword', 'refresh_token'],
    response_types_supported: [],
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { accessName } from '#contract/core/access.ts';
import { contract } from '#contract/index.ts';
import { openApi } from '#server/platform/openapi.ts';
import { rooms } from '#server/rooms/index.ts';
import { testPlatform, type TestPlatform } from '../harness/platform.ts';

const declared = Object.values(contract).flatMap((calls) => Object.values(calls));
const name = (e: { method: string; path: string }) => `${e.method} ${e.path}`;

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});

describe('contract, mounted calls and OpenAPI', () => {
  it('are the same set', () => {
    const mounted = rooms.flatMap((r) => (r.routes ?? []).map((m) => name(m.endpoint)));
    expect(mounted.toSorted()).toEqual(declared.map(name).toSorted());
    const described = openApi(contract, 'http://localhost') as {
      paths: Record<string, Record<string, { 'x-access': string }>>;
    };
    for (const e of declared)
      for (const path of [e.path, ...(e.aliases ?? [])])
        expect(described.paths[path]?.[e.method.toLowerCase()]?.['x-access'], name(e)).toBe(accessName(e.access));
  });

  it('refuse nobody with 401 and code 2 before anything else is read', async () => {
    for (const e of declared.filter((x) => x.access.kind !== 'open')) {
      const path = e.path.replace(/\{\w+\}/g, 'not-an-id');
      const res = await t.api.request(path, {
        method: e.method,
        ...(e.method !== 'GET' && { body: 'not json', headers: { 'content-type': 'application/json' } }),
      });
      expect([res.status, ((await res.json()) as { code: number }).code], name(e)).toEqual([401, 2]);
    }
  });

  it('answer an unknown call with the envelope and 404', async () => {
    const res = await t.api.request('/api/no-such-call');
    expect([res.status, ((await res.json()) as { code: number }).code]).toEqual([404, 1]);
  });
});

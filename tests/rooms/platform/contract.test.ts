import { beforeAll, describe, expect, it } from 'vitest';
import { accessName } from '#contract/core/access.ts';
import { identity } from '#contract/identity/calls.ts';
import { contract } from '#contract/index.ts';
import { rooms } from '#server/rooms/index.ts';
import { openApi } from '#server/rooms/reference/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';

const declared = Object.values(contract).flatMap((calls) => Object.values(calls));
const name = (e: { method: string; path: string }) => `${e.method} ${e.path}`;

const declaredForm = () => {
  const form = declared.find((e) => e.encoding === 'form' && e.access.kind === 'open');
  if (!form) throw new Error('no call takes a form');
  return form;
};

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});

describe('contract, mounted calls and OpenAPI', () => {
  it('are the same set', () => {
    const mounted = rooms.flatMap((r) => (r.routes ?? []).map((m) => name(m.endpoint)));
    expect(mounted.toSorted()).toEqual(declared.map(name).toSorted());
    const described = openApi('http://localhost') as {
      paths: Record<string, Record<string, { 'x-access': string }>>;
    };
    for (const e of declared)
      // The same address with a bar at its end is answered, and told once.
      for (const path of [e.path, ...(e.aliases ?? []).filter((a) => !a.endsWith('/'))])
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

  it('refuse a body over 256 KB with 413, declared or counted', async () => {
    const send = async (path: string, type: string, body: BodyInit, length?: number) => {
      const res = await t.api.request(path, {
        method: 'POST',
        headers: { 'content-type': type, ...(length !== undefined && { 'content-length': String(length) }) },
        body,
        duplex: 'half',
      } as RequestInit);
      const { data } = (await res.json()) as { data: { error?: string } | null };
      return [res.status, data?.error];
    };
    const json = (bytes: number) => JSON.stringify({ target: 'x'.repeat(bytes - 13) });
    const endless = () => new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(65_536).fill(32)) });
    const over = [413, 'common.tooLarge'];
    const path = identity.sendCode.path;
    const type = 'application/json';
    expect(await send(path, type, '{}', 262_145)).toEqual(over);
    expect(await send(path, type, json(262_145))).toEqual(over);
    expect(await send(path, type, json(262_145), 10)).toEqual(over);
    expect(await send(path, type, endless())).toEqual(over);
    expect(await send(path, type, json(262_144))).toEqual([400, 'common.invalid']);
    const form = declaredForm();
    expect(await send(form.path, 'application/x-www-form-urlencoded', `a=${'x'.repeat(262_144)}`)).toEqual(over);
  });

  it('answer an unknown call with the envelope and 404', async () => {
    const res = await t.api.request('/api/no-such-call');
    expect([res.status, ((await res.json()) as { code: number }).code]).toEqual([404, 1]);
  });
});

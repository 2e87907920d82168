import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoleCode, roleCodes, type UserType } from '#contract/core/access.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { inquiryInput, publish, quotationInput } from '../world/inquiries.ts';
import { company, person, supplier, type TestPerson } from '../world/people.ts';
import { idFields } from './id-calls.ts';
import type { Case, Records } from './cases/case.ts';
import { cases, reasons } from './cases/ownership-cases.ts';
import { makeRecords, upload } from './records.ts';
import { refusal } from '../harness/refused.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let r: Records;
let strangers: { name: string; who: TestPerson }[];
let asked = 0;
beforeAll(async () => {
  t = await testSite();
  r = await makeRecords(t);
  const make = async (name: string, userType: UserType, roles: RoleCode[]) => ({
    name,
    who: await person(t.platform, {
      userType,
      roles,
      entId: await company(t.platform, {
        supplierVerified: true,
        certificates: [{ slug: 'iso-9001', verified: true }],
      }),
    }),
  });
  strangers = [
    await make('another buyer', 3, [roleCodes.buyer]),
    await make('another supplier', 1, [roleCodes.supplier]),
    await make('a buyer and supplier', 3, [roleCodes.buyer, roleCodes.supplier]),
    { name: 'a person without a company', who: await person(t.platform, { userType: 2, roles: [roleCodes.buyer] }) },
  ];
});

const send = async (c: Pick<Case, 'call' | 'field' | 'send'>, id: string, token?: string) => {
  const [method = '', path = ''] = c.call.split(' ');
  const given = c.send?.(id, r) ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, k: string) => given.path?.[k] ?? id);
  asked += 1;
  const res = await fetch(`${t.url}${filled}${given.query ? `?${new URLSearchParams(given.query).toString()}` : ''}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(given.body ?? {}) }),
  });
  const json = (await res.json().catch(() => null)) as { code: number; msg: string; data: unknown } | null;
  const taken = res.status === 200 ? json?.data : undefined;
  return { status: res.status, code: json?.code, msg: json?.msg, taken };
};
const fields = idFields();
const nameOf = (f: { call: string; field: string }) => `${f.call} ${f.field}`;
const declared = new Map(fields.map((f) => [nameOf(f), f.endpoint]));
/** Calls for operators alone: whoever else names whatever is not let in (promise 2). */
const desk = fields.filter(
  ({ endpoint: { access } }) =>
    access.kind === 'roles' && access.roles.every((one) => one.startsWith(roleCodes.operator)),
);

describe('security 1: a call with an id', () => {
  it.each(cases)('$call, $field: nobody meets 401 with code 2, every stranger what is absent', async (c) => {
    const id = c.id(r);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    if (declared.get(nameOf(c))?.access.kind !== 'open')
      for (const some of [id, newId(), 'not-an-id'])
        expect(await send(c, some)).toMatchObject({ status: 401, code: 2 });
    let tried = 0;
    for (const { name, who } of strangers) {
      const theirs = await send(c, id, who.token);
      if (theirs.status === 403) continue; // the role is not let in at all: promise 2
      expect(theirs, name).toEqual(await send(c, newId(), who.token));
      expect(theirs.status, name).toBe(c.says ?? 404);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });

  it.each(desk.map((d) => ({ ...d, id: newId() })))('$call, $field: for operators alone', async (d) => {
    for (const id of [r.owner.userId, r.owner.entId ?? '', r.verifying]) {
      expect(await send(d, id)).toMatchObject({ status: 401, code: 2 });
      for (const { name, who } of strangers) expect((await send(d, id, who.token)).status, name).toBe(403);
    }
  });

  it('is open to its owner, so that 404 above says something', async () => {
    for (const c of cases.filter((one) => one.call.startsWith('GET'))) {
      const side =
        /details\/ent|quote\/prices|getcustomerUser|(history|notes)$|management\/index|services\/own\/offer|recruitment\/own|advertisement\/detail|contributions/.test(
          c.call,
        )
          ? r.seller
          : r.owner;
      expect((await send(c, c.id(r), side.token)).status, c.call).toBe(200);
    }
  });

  it('writes over no draft of another', async () => {
    const [stranger] = strangers;
    const over = t.as(stranger?.who.token)(inquiry.saveDraft, {
      body: { id: r.draft, content: { title: '别人写的' } },
    });
    expect((await refusal(over)).status).toBe(404);
    const { rows } = await t.pool.query('select draft, title from inquiries');
    expect(JSON.stringify(rows)).not.toContain('别人写的');
  });

  it('publishes no draft of another, and takes no line or annex of another inquiry or quotation', async () => {
    const rival = await supplier(t.platform);
    const [stranger] = strangers;
    const taken = refusal(t.as(stranger?.who.token)(inquiry.publish, { body: { ...inquiryInput(), id: r.draft } }));
    expect((await taken).status).toBe(404);
    const asked = await publish(t, r.owner, {});
    const own = await quotationInput(t, rival, asked.id);
    const withLine = { ...own, lines: own.lines.map((l) => ({ ...l, lineId: r.foreignLine })) };
    const quoting = (body: typeof own) => refusal(t.as(rival.token)(inquiry.quote, { body }));
    const absent = { ...own, lines: own.lines.map((l) => ({ ...l, lineId: newId() })) };
    const [foreign, none] = [await quoting(withLine), await quoting(absent)];
    expect([foreign.status, foreign.error, foreign.message]).toEqual([none.status, none.error, none.message]);
    const annex = await quoting({ ...own, annexes: [await upload(t, r.seller)] });
    const noAnnex = await quoting({ ...own, annexes: [newId()] });
    expect([annex.status, annex.error]).toEqual([422, noAnnex.error]);
    const { id } = await t.as(rival.token)(inquiry.quote, { body: own });
    const decide = (lineIds: string[]) =>
      refusal(t.as(r.owner.token)(inquiry.decide, { params: { id }, body: { decision: 'accepted', lineIds } }));
    const [other, unknown] = [await decide([r.foreignLine]), await decide([newId()])];
    expect([other.status, other.error]).toEqual([unknown.status, unknown.error]);
  });

  it('changed nothing of its owner’s', async () => {
    const row = async (sql: string, id: string) => (await t.pool.query<Record<string, unknown>>(sql, [id])).rows[0];
    expect(await row('select read_at from notices where id = $1', r.notice)).toEqual({ read_at: null });
    expect(await row('select name, removed_at from users where id = $1', r.service)).toEqual({
      name: '客服',
      removed_at: null,
    });
    expect(await row('select state from verification_applications where id = $1', r.verifying)).toEqual({
      state: 'draft',
    });
    expect(await row('select subject_id from files where id = $1', r.free)).toEqual({ subject_id: null });
    expect(await row('select 1 as there from inquiry_alerts where id = $1', r.alert)).toEqual({ there: 1 });
    expect(await row('select 1 as there from sessions where id = $1', r.session)).toEqual({ there: 1 });
  });

  it('has a case or a reason wherever the contract takes an id, and no case for what is gone', () => {
    const known = new Set([...cases.map(nameOf), ...Object.keys(reasons), ...desk.map(nameOf)]);
    expect([...declared.keys()].filter((d) => !known.has(d))).toEqual([]);
    expect([...known].filter((k) => !declared.has(k))).toEqual([]);
  });
});
afterAll(() =>
  console.log(
    `security 1: ${declared.size} places with an id: ${cases.length} tried, ${desk.length} for operators alone, ` +
      `${Object.keys(reasons).length} with a reason; ${asked} requests`,
  ),
);

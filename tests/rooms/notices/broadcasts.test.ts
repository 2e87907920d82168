import { beforeAll, describe, expect, it } from 'vitest';
import { common } from '#contract/core/errors.ts';
import { notices } from '#contract/notices/calls.ts';
import { noticePreferences } from '#contract/notices/preferences.ts';
import {
  broadcastErrors,
  graceSeconds,
  operatorBroadcasts as calls,
  type Segment,
} from '#contract/operator/broadcasts.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { sendBatch } from '#server/rooms/broadcasts/send-batch.ts';
import { countPeople, findPeopleOf } from '#server/rooms/identity/index.ts';
import { readsOfBroadcasts } from '#server/rooms/notices/index.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer, company, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let admin: TestOperator;
let editor: TestOperator;
beforeAll(async () => {
  t = await testPlatform();
  admin = await deskOperator(t, 'administrator');
  editor = await deskOperator(t, 'editor');
});

const everybody: Segment = { audience: 'everybody', verified: false, lang: null, fields: [], regions: [] };
const draft = (segment: Partial<Segment> = {}, o: { binding?: boolean; link?: string } = {}) => ({
  title: { cn: '周六维护', en: 'Maintenance on Saturday', es: 'Mantenimiento el sábado' },
  text: { cn: '平台将停机一小时。', en: 'Weft is down for an hour.', es: 'Weft se detiene una hora.' },
  link: '',
  binding: false,
  ...o,
  segment: { ...everybody, ...segment },
});
const preview = (d = draft(), by = editor) => t.as(by.token)(calls.preview, { body: d });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const send = (d = draft(), o: { by?: TestOperator; reason?: string; at?: string | null; clientKey?: string } = {}) =>
  t.as((o.by ?? editor).token)(calls.send, {
    body: {
      ...d,
      reason: o.reason ?? '',
      at: o.at === undefined ? inAnHour() : o.at,
      clientKey: o.clientKey ?? newId(),
    },
  });
const rowOf = async (id: string) =>
  (await t.as(editor.token)(calls.list, { query: {} })).records.find((r) => r.id === id);
const told = async (who: TestPerson) =>
  (await t.as(who.token)(notices.page, { query: {} })).records.filter((n) => n.kind.startsWith('broadcast'));
/** Its moment has come. */
const now = async (id: string) => {
  await t.pool.query(`update broadcasts set due_at = now() where id = $1`, [id]);
  await sendBatch(systemContext(t.platform), { broadcastId: id, after: null });
  await jobsDone(t);
};
/** A segment that nobody but those of one test is in. */
const inField = async (field: string) => {
  const entId = await company(t.platform, { fields: [field] });
  return person(t.platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId });
};

describe('a broadcast', () => {
  it('reaches its segment once however often its job comes, and is counted before and after', async () => {
    const [a, b] = [await inField('wind-energy'), await inField('wind-energy')];
    const other = await buyer(t.platform);
    const d = draft({ fields: ['wind-energy'] });
    const seen = await preview(d);
    expect(seen.receivers).toBe(2);
    expect(seen.mails.es.subject).toContain('Mantenimiento el sábado');
    const key = newId();
    const [one, two] = await Promise.all([send(d, { clientKey: key }), send(d, { clientKey: key })]);
    expect(two).toEqual(one);
    await sendBatch(systemContext(t.platform), { broadcastId: one.id, after: null });
    expect(await told(a)).toEqual([]);
    await Promise.all([now(one.id), now(one.id)]);
    await sendBatch(systemContext(t.platform), { broadcastId: one.id, after: null });
    await jobsDone(t);
    for (const who of [a, b])
      expect(await told(who)).toMatchObject([{ kind: 'broadcast', params: { title: d.title, text: d.text } }]);
    expect(await told(other)).toEqual([]);
    const [mine] = await told(a);
    await t.as(a.token)(notices.read, { body: { ids: [mine?.id ?? ''] } });
    expect(await rowOf(one.id)).toMatchObject({ state: 'sent', counted: 2, told: 2, read: 1 });
    expect(await refused(t.as(editor.token)(calls.cancel, { params: { id: one.id } }))).toContain(
      broadcastErrors.begun.code,
    );
  });

  it('obeys what people chose, unless it is binding, which an administrator alone makes so and says why', async () => {
    const who = await inField('aerospace');
    await t.as(who.token)(noticePreferences.save, {
      body: {
        changes: [
          { group: 'platform', channel: 'page', choice: 'off' },
          { group: 'platform', channel: 'mail', choice: 'off' },
        ],
      },
    });
    const d = draft({ fields: ['aerospace'] });
    expect(await preview(d)).toMatchObject({ receivers: 1, quiet: 1, mailed: 0 });
    const binding = { ...d, binding: true };
    expect(await refused(preview(binding))).toContain(common.forbidden.code);
    expect(await refused(send(binding, { reason: 'New terms of use' }))).toContain(common.forbidden.code);
    expect(await preview(binding, admin)).toMatchObject({ receivers: 1, quiet: 0, mailed: 1 });
    expect(await refused(send(binding, { by: admin }))).toContain(common.invalid.code);
    const [soft, hard] = [await send(d), await send(binding, { by: admin, reason: 'New terms of use' })];
    await now(soft.id);
    await now(hard.id);
    const found = await told(who);
    expect(found.map((n) => [n.kind, n.read])).toEqual([
      ['broadcastBinding', false],
      ['broadcast', true],
    ]);
    expect(await rowOf(soft.id)).toMatchObject({ told: 1, read: 0 });
    const { rows } = await t.pool.query<{ subject: string }>(
      `select subject from outbox_messages where kind = 'mail' and recipient = $1`,
      [who.email],
    );
    expect(rows).toHaveLength(1);
    const audit = await t.pool.query(
      `select reason from operator_audit where act = 'broadcast.send' and subject_id = $1`,
      [hard.id],
    );
    expect(audit.rows).toEqual([{ reason: 'New terms of use' }]);
  });

  it('waits for its moment, and is cancelled before it', async () => {
    const who = await inField('marine');
    const at = inAnHour();
    const d = draft({ fields: ['marine'] });
    const { id } = await send(d, { at });
    await sendBatch(systemContext(t.platform), { broadcastId: id, after: null });
    expect(await rowOf(id)).toMatchObject({ state: 'scheduled', dueAt: at, told: 0 });
    const cancel = () => t.as(editor.token)(calls.cancel, { params: { id } });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    await now(id);
    expect(await told(who)).toEqual([]);
    const past = new Date(Date.now() - 1000).toISOString();
    expect(await refused(send(d, { at: past }))).toContain(common.invalid.code);
    expect(await refused(send(draft({ fields: ['marine'], lang: 'es' })))).toContain(broadcastErrors.nobody.code);
    const atOnce = await send(d, { at: null });
    expect(Date.parse(atOnce.dueAt)).toBeGreaterThan(Date.now() + (graceSeconds - 3) * 1000);
    await t.as(editor.token)(calls.cancel, { params: { id: atOnce.id } });
  });

  it('is asked for again where its job comes before its moment, and stays at home where its writer left the desk', async () => {
    const who = await inField('rail');
    const writer = await deskOperator(t, 'editor');
    const { id, dueAt } = await send(draft({ fields: ['rail'] }), { by: writer });
    await sendBatch(systemContext(t.platform), { broadcastId: id, after: null });
    const { rows } = await t.pool.query<{ after: Date }>(
      `select start_after as after from pgboss.job
       where state = 'created' and name like 'broadcast.due%' and data::text like $1 order by start_after`,
      [`%${id}%`],
    );
    expect(rows.map((r) => r.after.getTime() - Date.parse(dueAt))).toEqual([0, 1_000]);
    await t.pool.query(`update users set suspended_at = now() where id = $1`, [writer.userId]);
    await now(id);
    expect(await told(who)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', told: 0 });
  });

  it('leads to pages of ours alone, and knows kinds, languages, verification and regions', async () => {
    const own = t.platform.config.baseUrl;
    const linkOf = async (link: string) => (await preview(draft({}, { link }))).link;
    expect(await linkOf(`${own}/en/moreInquiry.html?q=T700`)).toBe('/moreInquiry.html?q=T700');
    for (const link of [
      'https://elsewhere.test/moreInquiry.html',
      '//elsewhere.test',
      '/operator/people',
      '/no-such-page',
    ])
      expect(await refused(linkOf(link))).toContain(common.invalid.code);
    expect(await refused(preview(draft({ fields: ['no-such-field'] })))).toContain(common.invalid.code);
    const before = (await preview(draft({ audience: 'suppliers', verified: true, regions: ['CN'] }))).receivers;
    const s = await supplier(t.platform);
    await t.pool.query(`update users set auth_status = 1 where id = $1`, [s.userId]);
    await t.pool.query(`update enterprises set country_code = 'CN' where id = $1`, [s.entId]);
    expect((await preview(draft({ audience: 'suppliers', verified: true, regions: ['CN'] }))).receivers).toBe(
      before + 1,
    );
    const personal = (await preview(draft({ audience: 'personal' }))).receivers;
    expect((await preview(draft())).receivers).toBeGreaterThan(personal);
  });

  it('finds people among more than one statement has parameters', async () => {
    const mine = await buyer(t.platform);
    const ids = [...Array.from({ length: 70_000 }, newId), mine.userId];
    const ctx = systemContext(t.platform);
    expect(await countPeople(ctx, { among: ids })).toBe(1);
    expect(await countPeople(ctx, { entIds: [...ids, ...(mine.entId ? [mine.entId] : [])] })).toBe(mine.entId ? 1 : 0);
    expect(await findPeopleOf(ctx, { among: ids }, { after: null, most: 5 })).toEqual([mine.userId]);
    expect((await readsOfBroadcasts(ctx, ids)).size).toBe(0);
  });

  it('is no reviewer’s to see or send', async () => {
    const reviewer = await deskOperator(t, 'reviewer');
    expect(await refused(send(draft(), { by: reviewer }))).toContain(common.forbidden.code);
    expect(await refused(t.as(reviewer.token)(calls.list, { query: {} }))).toContain(common.forbidden.code);
  });
});

import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { brokenAt, commitmentOf } from '#contract/inquiry/seal-chain.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorHealth } from '#contract/operator/health.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { createSeal } from '#server/platform/seal/index.ts';
import { parseSealKeys } from '#server/platform/seal/keys.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quotationOf, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let colleague: TestPerson;
let reader: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
  const ofCompany = { userType: 3 as const, roles: [roleCodes.buyer], entId: b.entId };
  colleague = await person(t.platform, ofCompany);
  reader = await person(t.platform, { ...ofCompany, seat: 'reader' });
});

const ctx = () => systemContext(t.platform);
const read = (who: TestPerson, id: string) => t.as(who.token)(inquirySealing.read, { params: { id } });
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const agree = (who: TestPerson, id: string) => t.as(who.token)(inquirySealing.agree, { params: { id } });
const takeBack = (who: TestPerson, id: string) => t.as(who.token)(inquirySealing.takeBack, { params: { id } });
const expire = (id: string) =>
  t.pool.query(`update inquiries set deadline = now() - interval '10 minutes' where id = $1`, [id]);
const count = async (sql: string, id: string) =>
  Number((await t.pool.query<{ n: string }>(`select count(*) as n from ${sql}`, [id])).rows[0]?.n);
/** A sealed inquiry with two quotations, the first of them revised. */
const quoted = async () => {
  const { id } = await publish(t, b, { sealed: true });
  await quote(t, s1, id, '90');
  const first = await quote(t, s1, id, '80');
  const second = await quote(t, s2, id, '85');
  return { id, first, second };
};
const noticesOf = async (who: TestPerson, id: string) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id)).map((r) => r.kind);

describe('by the deadline (deals 78)', () => {
  it('is held up by no quotation: a key used elsewhere opens, a line twice is refused when it is sent', async () => {
    const linesOf = async (id: string) =>
      (
        await t.pool.query<{ id: string; tiers: string[]; requirements: unknown[] }>(
          'select id, tiers, requirements from inquiry_lines where inquiry_id = $1',
          [id],
        )
      ).rows;
    const plain = await publish(t, b);
    const { id } = await publish(t, b, { sealed: true });
    const key = { clientKey: newId() };
    for (const i of [plain.id, id])
      await t.as(s1.token)(inquiry.quote, { body: quotationOf(i, await linesOf(i), '80', key) });
    const [line] = await linesOf(id);
    const twice = quotationOf(id, [line!, line!]);
    expect(await refused(t.as(s2.token)(inquiry.quote, { body: twice }))).toBe('400 common.invalid');
    await expire(id);
    await openDue(ctx());
    expect((await own(id)).quotations).toHaveLength(1);
  });

  it('the revisions in force become quotations as every other; earlier ones stay closed; the chain is proved', async () => {
    const { id, first, second } = await quoted();
    await expire(id);
    await openDue(ctx());
    const o = await own(id);
    expect(o.quotations.map((q) => [q.number, q.revision, q.totals[0]])).toEqual([
      [first.number, 2, '80000.00'],
      [second.number, 1, '85000.00'],
    ]);
    expect(o.quotations.map((q) => q.revisions.length)).toEqual([1, 1]);
    expect(o.row).toMatchObject({ state: 'outOfDate', sealed: true });
    const s = await read(b, id);
    expect(s).toMatchObject({ state: 'opened', how: 'deadline', openers: [] });
    expect(await brokenAt(id, s.entries)).toBeNull();
    expect(s.entries.map((e) => [e.superseded, e.content === null])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    for (const e of s.entries.filter((x) => x.content))
      expect(await commitmentOf(e.nonce ?? '', e.content ?? '')).toBe(e.commitment);
    expect(s.entries[1]?.commitment).toBe(first.commitment);
    // A bidder proves its own; of the other it still reads nothing but the commitment.
    const theirs = (await read(s2, id)).entries;
    expect(theirs.map((e) => [e.mine, e.content === null])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    // When it was quoted stays the moment of the quotation.
    expect(o.quotations[0]?.at).toBe(s.entries[1]?.at);
    await jobsDone(t);
    for (const who of [b, s1, s2]) expect(await noticesOf(who, id)).toContain('quotationsOpened');
    // And it is awarded as today.
    const [line] = o.parts.lines;
    const awards = [{ quotationId: first.id, lines: [{ lineId: line?.id ?? '', tier: 1 }] }];
    const { orders } = await t.as(b.token)(inquiry.award, { params: { id }, body: { awards } });
    expect(orders).toHaveLength(1);
  });

  it('opened twice and at once by several nodes, it is opened once', async () => {
    const { id } = await quoted();
    await expire(id);
    const rounds = await Promise.all(Array.from({ length: 6 }, () => openDue(ctx())));
    expect(rounds.reduce((a, c) => a + c, 0)).toBeLessThanOrEqual(1);
    await openDue(ctx());
    expect(await count('inquiry_openings where inquiry_id = $1', id)).toBe(1);
    expect(
      await count('quotation_revisions r join quotations q on q.id = r.quotation_id where q.inquiry_id = $1', id),
    ).toBe(2);
    await jobsDone(t);
    expect((await noticesOf(s1, id)).filter((k) => k === 'quotationsOpened')).toHaveLength(1);
  });

  it('nothing is taken or reopened once it may be opened; without a quotation it can be', async () => {
    const { id } = await quoted();
    await expire(id);
    const deadline = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const move = (i: string) => t.as(b.token)(inquiryLife.moveDeadline, { params: { id: i }, body: { deadline } });
    expect(await refused(move(id))).toBe('409 seal.opened');
    await openDue(ctx());
    expect(await refused(move(id))).toBe('409 seal.opened');
    expect(await refused(quote(t, s2, id))).toBe('409 inquiry.deadlinePassed');
    const empty = (await publish(t, b, { sealed: true })).id;
    await expire(empty);
    await openDue(ctx());
    expect(await refused(move(empty))).toBe('done');
    expect(await refused(quote(t, s2, empty))).toBe('done');
  });

  it('a deadline that was moved before it passed keeps them closed until then', async () => {
    const { id } = await quoted();
    const deadline = new Date(Date.now() + 20 * 86_400_000).toISOString();
    await t.as(b.token)(inquiryLife.moveDeadline, { params: { id }, body: { deadline } });
    await openDue(ctx());
    expect(await read(b, id)).toMatchObject({ state: 'closed', opensAt: deadline });
  });
});

describe('before it, by two people of the buyer’s company (deals 79)', () => {
  it('one alone opens nothing, however often; the second one does, and quoting ends', async () => {
    const { id } = await quoted();
    expect(await agree(b, id)).toEqual({ id, opened: false });
    expect(await agree(b, id)).toEqual({ id, opened: false });
    expect(await read(colleague, id)).toMatchObject({ state: 'closed', mayAgree: 2, openers: [{ mine: false }] });
    await jobsDone(t);
    expect(await noticesOf(colleague, id)).toContain('openingAsked');
    expect(await noticesOf(s1, id)).not.toContain('openingAsked');
    expect((await own(id)).quotations).toEqual([]);
    expect(await agree(colleague, id)).toEqual({ id, opened: true });
    const s = await read(b, id);
    expect(s).toMatchObject({ state: 'opened', how: 'early' });
    expect(s.openers).toHaveLength(2);
    expect((await read(s1, id)).openers).toBeNull();
    expect((await own(id)).quotations).toHaveLength(2);
    expect(await refused(quote(t, s2, id))).toBe('409 inquiry.deadlinePassed');
    expect(await refused(agree(b, id))).toBe('409 seal.opened');
    const { changes } = await t.as(s1.token)(inquiryLife.history, { params: { id } });
    expect(changes[0]?.changes[0]?.field).toBe('deadline');
    await jobsDone(t);
    for (const who of [s1, s2, b]) expect(await noticesOf(who, id)).toContain('quotationsOpenedEarly');
  });

  it('both at once open it once', async () => {
    const { id } = await quoted();
    const both = await Promise.all([agree(b, id), agree(colleague, id)]);
    expect(both.filter((x) => x.opened)).toHaveLength(1);
    expect(await count('inquiry_openings where inquiry_id = $1', id)).toBe(1);
  });

  it('who took it back, or buys for the company no more, counts no more', async () => {
    const { id } = await quoted();
    await agree(b, id);
    await takeBack(b, id);
    expect((await agree(colleague, id)).opened).toBe(false);
    await t.pool.query(`update users set company_role = 'reader' where id = $1`, [colleague.userId]);
    expect((await agree(b, id)).opened).toBe(false);
    expect((await read(b, id)).openers).toHaveLength(1);
    await t.pool.query(`update users set company_role = 'administrator' where id = $1`, [colleague.userId]);
  });

  it('nobody else may: a reading colleague, a supplier, an operator, or who buys for themselves', async () => {
    const { id } = await quoted();
    const operator = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
    for (const who of [reader, s1, s2, operator]) expect(await refused(agree(who, id))).toMatch(/^40[34]/);
    const alone = await person(t.platform, { userType: 2, roles: [roleCodes.buyer] });
    const theirs = (await publish(t, alone, { sealed: true })).id;
    expect(await refused(agree(alone, theirs))).toBe('409 seal.needsCompany');
    const empty = (await publish(t, b, { sealed: true })).id;
    expect(await refused(agree(b, empty))).toBe('409 seal.nothingSealed');
    const open = (await publish(t, b)).id;
    expect(await refused(agree(b, open))).toMatch(/^404/);
    expect(await refused(read(b, open))).toMatch(/^404/);
  });
});

describe('without its key (deals 80)', () => {
  const withKeys = async <T>(keys: string, work: () => Promise<T>): Promise<T> => {
    const before = t.platform.seal;
    t.platform.seal = createSeal(parseSealKeys(keys) ?? []);
    try {
      return await work();
    } finally {
      t.platform.seal = before;
    }
  };
  const newKey = () => randomBytes(32).toString('base64');

  it('nothing is lost or half opened, health says so, others are opened, and with the key it opens', async () => {
    const chief = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
    const health = () => t.as(chief.token)(operatorHealth.read);
    const old = newKey();
    const { id } = await withKeys(old, quoted);
    const other = await quoted();
    await Promise.all([expire(id), expire(other.id)]);
    await openDue(ctx());
    expect(await read(b, id)).toMatchObject({ state: 'closed', entries: [{}, {}, {}] });
    expect(await read(b, other.id)).toMatchObject({ state: 'opened' });
    const sick = await health();
    expect(sick.seal).toMatchObject({ late: 1, unreadable: 3, missing: [expect.stringMatching(/^[0-9a-f]{12}$/)] });
    expect(sick.services.find((s) => s.name === 'seal')?.state).toBe('down');
    // The supplier is told that its quotation is kept, and its list stands.
    const seen = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    expect(seen).toMatchObject({ mine: null, unreadable: true });
    expect((await read(s1, id)).unreadable).toBe(true);
    const list = await t.as(s1.token)(inquiry.myQuotations, { query: {} });
    expect(list.records.find((r) => r.inquiry.id === id)).toMatchObject({ total: null, validUntil: null });
    // A new key closes from now on; the old one beside it opens what it closed.
    await withKeys(`${newKey()},${old}`, () => openDue(ctx()));
    expect(await read(b, id)).toMatchObject({ state: 'opened' });
    expect((await health()).seal.late).toBe(0);
  });

  it('one changed byte of what is closed is no quotation, and the opening waits', async () => {
    const { id } = await quoted();
    await t.pool.query(
      `update sealed_quotations set box = overlay(box placing (case substr(box, 20, 1) when 'A' then 'B' else 'A' end) from 20)
       where inquiry_id = $1 and revision = 2`,
      [id],
    );
    await expire(id);
    await openDue(ctx());
    expect((await own(id)).quotations).toEqual([]);
    expect(await count('quotations where sealed and inquiry_id = $1', id)).toBe(2);
    await t.pool.query(`update inquiries set state = 'withdrawn' where id = $1`, [id]);
  });
});

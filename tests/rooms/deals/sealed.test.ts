import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { drafts } from '#contract/drafts/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { brokenAt, commitmentOf } from '#contract/inquiry/seal-chain.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { operatorRecords } from '#contract/operator/records.ts';
import { systemContext } from '#server/platform/context.ts';
import { exportQuotations } from '#server/rooms/inquiry/lists/export-own.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { dumpTables, foundIn } from '#tests/world/dump.ts';
import { inquiryInput, publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let colleague: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
let logged = '';

beforeAll(async () => {
  t = await testPlatform();
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString();
      done();
    },
  });
  t.platform.log = pino({ level: 'trace' }, out);
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
  colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId });
});

// Nothing else in a database has these.
const price = '73519.37';
const secret = {
  place: 'Villa Sigilada',
  note: 'gegen Vorkasse 8,25 Prozent',
  paymentType: 'letterOfCredit' as const,
};
const moq = '9173.251';
const planted = [price, '7351937', '73519370', '73519.370', secret.place, secret.note, moq];

const read = (who: TestPerson, id: string) => t.as(who.token)(inquirySealing.read, { params: { id } });
const own = (who: TestPerson, id: string) => t.as(who.token)(inquiry.own, { params: { id } });
const seen = (who: TestPerson, id: string) => t.as(who.token)(inquiry.forSupplier, { params: { id } });
const sealedOne = async (o: Parameters<typeof publish>[2] = {}) => (await publish(t, b, { sealed: true, ...o })).id;
const expire = (id: string) =>
  t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);

/** The files of the database on the disk, its log of writes too, where this process may read them. */
const onDisk = async (): Promise<[string, string][]> => {
  const { rows } = await t.pool.query<{ folder: string; oid: string }>(
    `select current_setting('data_directory') as folder, oid::text from pg_database where datname = current_database()`,
  );
  const { folder = '', oid = '' } = rows[0] ?? {};
  await t.pool.query('checkpoint');
  const folders = [join(folder, 'base', oid), join(folder, 'pg_wal')];
  const found = await Promise.all(
    folders.map(async (f) =>
      Promise.all(
        (await readdir(f, { withFileTypes: true }).catch(() => []))
          .filter((e) => e.isFile())
          .map(async (e): Promise<[string, string]> => [
            e.name,
            await readFile(join(f, e.name), 'latin1').catch(() => ''),
          ]),
      ),
    ),
  );
  return found.flat();
};

describe('before the opening (deals 72 to 76)', () => {
  it('no price lies in any table, job, log or file of the database, whatever was typed, sent or revised', async () => {
    const id = await sealedOne();
    const form = `quote.${id}`;
    await t.as(s1.token)(drafts.save, {
      body: { form, base: 0, content: { lines: [{ prices: [price] }], note: secret.note } },
    });
    expect((await t.as(s1.token)(drafts.read, { query: { form } }))?.content).toMatchObject({ note: secret.note });
    // Refused with its prices, sent twice, revised; then the exports and pages of those who may read.
    expect(await refused(quote(t, s1, id, price, { validUntil: '2020-01-01' }))).toBe('400 common.invalid');
    const input = await quotationInput(t, s1, id, price, secret);
    const lines = input.lines.map((l) => ({ ...l, moq }));
    const body = { ...input, lines };
    const sent = await t.as(s1.token)(inquiry.quote, { body });
    expect(await t.as(s1.token)(inquiry.quote, { body })).toEqual(sent);
    await quote(t, s1, id, price, { ...secret, lines, leadDays: 44 });
    await t.as(s1.token)(inquiry.myQuotations, { query: {} });
    await jobsDone(t);
    await Promise.all([own(b, id), read(b, id), read(s1, id), read(s2, id)]);
    expect(foundIn(await dumpTables(t), planted)).toEqual([]);
    expect(foundIn([['log', logged]], planted)).toEqual([]);
    expect(foundIn(await onDisk(), planted)).toEqual([]);
    // That the search would find it: once it is opened, it is there.
    await expire(id);
    await openDue(systemContext(t.platform));
    expect(foundIn(await dumpTables(t), planted).map((f) => f.split(':')[0])).toEqual(
      expect.arrayContaining(['public.quotations', 'public.quotation_prices', 'public.sealed_quotations']),
    );
    const files = await onDisk();
    if (files.length) expect(foundIn(files, [secret.note]).length).toBeGreaterThan(0);
  });

  it('the supplier reads its own, its revisions and list too; nobody else reads anything of it', async () => {
    const id = await sealedOne({ visibility: 'invited', invited: [s1.entId ?? '', s2.entId ?? ''] });
    await quote(t, s1, id, '101.5');
    const { number, commitment } = await quote(t, s1, id, price, secret);
    const mine = await seen(s1, id);
    expect(mine.mine).toMatchObject({ number, revision: 2, totals: ['73519370.00', '367596850.00', '1470387400.00'] });
    expect(mine.mine?.lines[0]?.prices).toEqual([price, price, price]);
    expect(mine.mine?.revisions.map((r) => r.totals[0])).toEqual(['101500.00', '73519370.00']);
    const list = await t.as(s1.token)(inquiry.myQuotations, { query: { q: number } });
    expect(list.records).toMatchObject([{ sealed: true, total: '1470387400.00', currency: 'CNY' }]);
    const ctx = systemContext(t.platform);
    const me = { ...(await personOf(s1)), entId: s1.entId };
    expect(JSON.stringify(await exportQuotations(ctx, me))).toContain(price);

    const operator = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
    const answers = await Promise.all([
      own(b, id),
      own(colleague, id),
      read(b, id),
      read(colleague, id),
      read(s2, id),
      seen(s2, id),
      t.as(b.token)(inquiry.ownPage, { query: {} }),
      t.as(b.token)(homeWork.work),
      t.as(colleague.token)(homeWork.work),
      t.as(operator.token)(operatorRecords.company, { params: { id: s1.entId ?? '' } }),
    ]);
    expect(foundIn([['answers', JSON.stringify(answers)]], [...planted, '101.5', '101500'])).toEqual([]);
    // An operator is no member of the inquiry at all.
    expect(await refused(read(operator, id))).toMatch(/^40[34]/);
    // Another bidder sees the chain of its own alone, so none before it quotes; and nobody's names after.
    expect((await read(s2, id)).entries).toEqual([]);
    await quote(t, s2, id, '88');
    const chain = (await read(s2, id)).entries;
    expect(chain).toHaveLength(3);
    expect(chain.map((e) => [e.mine, e.company?.id ?? null, e.revision])).toEqual([
      [false, null, null],
      [false, null, null],
      [true, s2.entId, 1],
    ]);
    expect(await brokenAt(id, chain)).toBeNull();
    expect(chain[1]?.commitment).toBe(commitment);
    // The buyer is told who quoted and how many, and nothing waits for a decision.
    const whole = await own(b, id);
    expect(whole.quotations).toEqual([]);
    expect(whole.row).toMatchObject({ quotations: 2, sealed: true, openedAt: null });
    expect(whole.told.filter((x) => x.quoted).map((x) => x.company.id)).toEqual(
      expect.arrayContaining([s1.entId, s2.entId]),
    );
    const row = (await t.as(b.token)(inquiry.ownPage, { query: {} })).records.find((r) => r.id === id);
    expect(row?.undecided).toBe(0);
  });

  it('knowing the range of prices finds no commitment: the nonce is missing', async () => {
    const id = await sealedOne();
    const { commitment = '' } = await quote(t, s1, id, '62.50');
    await expire(id);
    await openDue(systemContext(t.platform));
    const [entry] = (await read(b, id)).entries;
    const content = entry?.content ?? '';
    expect(await commitmentOf(entry?.nonce ?? '', content)).toBe(commitment);
    // Whoever knew every word but the price could write each candidate, the true one among them.
    const candidates = Array.from({ length: 4_000 }, (_, i) =>
      content.replaceAll('"62.5"', `"${String(50 + i / 100)}"`).replaceAll('"62.50"', `"${(50 + i / 100).toFixed(2)}"`),
    );
    expect(candidates).toContain(content);
    const guesses = await Promise.all(
      ['', '00'.repeat(32)].flatMap((nonce) => candidates.map((c) => commitmentOf(nonce, c))),
    );
    expect(guesses).not.toContain(commitment);
  });

  it('nothing is decided, assumed or bought; the chain is only ever added to', async () => {
    const id = await sealedOne();
    const { id: quotationId } = await quote(t, s1, id);
    const lines = (await own(b, id)).parts.lines.map((l) => ({ lineId: l.id, tier: 1 }));
    const as = t.as(b.token);
    expect(await refused(as(inquiry.award, { params: { id }, body: { awards: [{ quotationId, lines }] } }))).toBe(
      '409 seal.stillSealed',
    );
    for (const decision of ['accepted', 'refused'] as const)
      expect(await refused(as(inquiry.decide, { params: { id: quotationId }, body: { decision } }))).toBe(
        '409 seal.stillSealed',
      );
    const body = { currency: 'CNY' as const, freight: ['1'], dutyPercent: null, other: [] };
    expect(await refused(as(inquiry.assume, { params: { id: quotationId }, body }))).toMatch(/^404/);
    for (const sql of [
      `update seal_entries set at = now() where inquiry_id = $1`,
      `delete from seal_entries where inquiry_id = $1`,
    ])
      await expect(t.pool.query(sql, [id])).rejects.toThrow(/append-only/);
  });

  it('takes no annexes that are not there, counts to the wanted number and once a company', async () => {
    const id = await sealedOne({ maxQuotations: 1 });
    const annexes = ['019ab000-0000-7000-8000-000000000001'];
    expect(await refused(quote(t, s1, id, '10', { annexes }))).toBe('400 common.invalid');
    const [a, c] = await Promise.all([refused(quote(t, s1, id)), refused(quote(t, s2, id))]);
    expect([a, c].toSorted()).toEqual(['409 inquiry.full', 'done']);
    expect((await own(b, id)).row.quotations).toBe(1);
  });
});

describe('changes while sealed (deals 77)', () => {
  const amend = async (id: string, o: object) => {
    const { currency: _, confidential: __, visibility: ___, invited: ____, ...rest } = inquiryInput();
    const { version, parts, row } = await own(b, id);
    const lines = rest.lines.map((l, n) => ({ ...l, id: parts.lines[n]?.id ?? '' }));
    return t.as(b.token)(inquiryLife.amend, {
      params: { id },
      body: { ...rest, lines, deadline: row.deadline, base: version, ...o },
    });
  };

  it('the setting changes by an amendment that everybody sees, while nobody has quoted, and never after', async () => {
    const id = await sealedOne();
    await amend(id, { sealed: false });
    expect((await own(b, id)).row.sealed).toBe(false);
    await amend(id, { sealed: true });
    const { changes } = await t.as(s1.token)(inquiryLife.history, { params: { id } });
    expect(changes.map((c) => c.changes.map((x) => [x.field, x.after.length]))).toEqual([
      [['sealed', 1]],
      [['sealed', 0]],
    ]);
    await quote(t, s1, id, undefined, { version: 3 });
    expect(await refused(amend(id, { sealed: false }))).toBe('400 common.invalid');
    const open = (await publish(t, b)).id;
    await quote(t, s1, open);
    expect(await refused(amend(open, { sealed: true }))).toBe('400 common.invalid');
    await amend(open, { note: '包装用木箱' });
  });

  it('a quotation stands for a later version as it is, sealed, or has to be revised', async () => {
    const id = await sealedOne();
    await quote(t, s1, id, price);
    await amend(id, { note: '包装用木箱' });
    expect((await seen(s1, id)).stands).toBe('ask');
    await t.as(s1.token)(inquiryLife.confirm, { params: { id }, body: { version: 2 } });
    expect((await seen(s1, id)).stands).toBe('yes');
    const [line] = inquiryInput().lines;
    const parts = (await own(b, id)).parts.lines;
    await amend(id, { lines: [{ ...line, id: parts[0]?.id, tiers: ['2000'] }], note: '包装用木箱' });
    expect((await seen(s1, id)).stands).toBe('no');
    expect(await refused(t.as(s1.token)(inquiryLife.confirm, { params: { id }, body: { version: 3 } }))).toBe(
      '409 life.mustRevise',
    );
    await quote(t, s1, id, price, { version: 3 });
    expect((await read(b, id)).entries.map((e) => e.superseded)).toEqual([true, false]);
  });

  it('of a withdrawn inquiry the quotations stay closed for good, and their own company reads its own', async () => {
    const id = await sealedOne();
    await quote(t, s1, id, price);
    await t.as(b.token)(inquiry.withdraw, { params: { id }, body: {} });
    await expire(id);
    await openDue(systemContext(t.platform));
    expect(await read(b, id)).toMatchObject({
      state: 'kept',
      openedAt: null,
      entries: [{ nonce: null, content: null }],
    });
    expect((await seen(s1, id)).mine?.totals[0]).toBe('73519370.00');
    expect((await read(s1, id)).entries).toHaveLength(1);
  });
});

const personOf = async (p: TestPerson) => {
  const { rows } = await t.pool.query<{ name: string }>('select name from users where id = $1', [p.userId]);
  return {
    userId: p.userId,
    userType: 1 as const,
    roles: [roleCodes.supplier],
    isFinish: true,
    userLevel: 5,
    authStatus: 1,
    entId: p.entId,
    seat: 'owner' as const,
    name: rows[0]?.name ?? '',
    sessionId: '',
  };
};

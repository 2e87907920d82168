import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { deal, type DealEvent } from '#contract/deal/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { drawing } from '#tests/fixtures/drawings.ts';
import { say, talk } from '#tests/rooms/chat/world.ts';
import { uploaded } from '#tests/world/files.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { step } from '#tests/world/orders.ts';
import { buyer, company, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { sampleActs } from '#tests/world/samples.ts';

let t: TestPlatform;
let [b, s1, s2, s3] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  [s1, s2, s3] = await Promise.all([
    supplier(t.platform, { name: { cn: '甲厂', en: 'Alpha' } }),
    supplier(t.platform, { name: { cn: '乙厂', en: 'Beta' } }),
    supplier(t.platform),
  ]);
});

const read = (by: TestPerson, id: string) => t.as(by.token)(deal.timeline, { params: { id }, query: {} });
const kinds = (events: DealEvent[]) => events.map((e) => e.kind);
const ofCompany = (events: DealEvent[], by: TestPerson) => events.filter((e) => e.company?.id === by.entId);
const get = (by: TestPerson, what: 'paper' | 'archive', id: string, query = '') =>
  t.api.request(`/api/busi/deal/${what}/${id}${query}`, { headers: { authorization: `Bearer ${by.token}` } });

/** A deal with questions, two bidders, a sample, messages and an order that was received. */
const whole = async () => {
  const annex = await uploaded(t, b, 'plan.pdf', await drawing(1));
  const { id } = await publish(t, b, { annexes: [annex] });
  await t.as(s1.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text: '卷装多长？' } });
  const mine = await uploaded(t, s1, 'datasheet.pdf', await drawing(2));
  const q = await quote(t, s1, id, '98.5', { annexes: [mine] });
  await quote(t, s1, id, '97', { annexes: [mine] });
  await quote(t, s2, id, '99.9');
  const { id: sampleId } = await sampleActs(t).ask(b, { quotation: q.id });
  await sampleActs(t).offer(s1, sampleId, '0');
  const { conversationId } = await talk(t, b, s1.entId!);
  await say(t, b, conversationId, '交期能否提前？');
  await say(t, b, conversationId, '谢谢');
  await say(t, s1, conversationId, '可以');
  const done = await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  const orderId = done.orderId ?? '';
  for (const taken of ['confirm', 'produce', 'ship'] as const) await step(t, s1, orderId, taken);
  await step(t, b, orderId, 'receive');
  return { id, annex, mine, orderId };
};

describe('the timeline of a deal', () => {
  it('tells the buyer everything in one order of time, with links, and both bidders', async () => {
    const { id, orderId } = await whole();
    const { events, party, capped } = await read(b, id);
    expect([party, capped]).toEqual(['buyer', false]);
    expect(new Set(kinds(events))).toEqual(
      new Set(['inquiry', 'question', 'quotation', 'sample', 'award', 'order', 'delivery', 'chat']),
    );
    const times = events.map((e) => Date.parse(e.at));
    expect(times).toEqual(times.toSorted((x, y) => x - y));
    expect(ofCompany(events, s2).map((e) => e.kind)).toEqual(['quotation']);
    expect(events.filter((e) => e.kind === 'quotation' && e.company?.id === s1.entId)).toHaveLength(2);
    expect(events.find((e) => e.kind === 'award')).toMatchObject({ link: expect.stringContaining(orderId) as string });
    expect(events.filter((e) => e.kind === 'chat').map((e) => [e.party, e.title])).toEqual([
      ['supplier', '往来消息 3 条'],
    ]);
    expect(events.every((e) => e.title && e.link.startsWith('/'))).toBe(true);
  });

  it('shows a company its own and what everybody reads, and nothing of its rival', async () => {
    const { id } = await whole();
    const [won, lost] = await Promise.all([read(s1, id), read(s2, id)]);
    expect(kinds(won.events)).toEqual(expect.arrayContaining(['question', 'sample', 'award', 'chat', 'delivery']));
    expect(ofCompany(won.events, s2)).toEqual([]);
    expect(kinds(lost.events)).toEqual(['inquiry', 'quotation']);
    expect(JSON.stringify(lost)).not.toContain(s1.entId);
    expect(JSON.stringify(lost)).not.toContain(b.entId);
  });

  it('is absent for whoever has no part in it', async () => {
    const { id } = await whole();
    const stranger = await buyer(t.platform);
    const sales = await person(t.platform, {
      userType: 3,
      roles: [roleCodes.buyer],
      entId: b.entId,
      seat: 'sales',
    });
    for (const who of [stranger, s3, sales]) {
      expect(await refused(read(who, id))).toBe('404 common.notFound');
      for (const what of ['paper', 'archive'] as const) expect((await get(who, what, id)).status).toBe(404);
    }
    expect(await refused(read(b, newId()))).toBe('404 common.notFound');
    const alone = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: await company(t.platform),
    });
    expect(await refused(read(alone, id))).toBe('404 common.notFound');
  });

  it('keeps sealed quotations sealed: the buyer reads of them once they are opened, a rival never', async () => {
    const { id } = await publish(t, b, { sealed: true });
    await quote(t, s1, id);
    const before = await read(b, id);
    expect(kinds(before.events)).toEqual(['inquiry']);
    expect(JSON.stringify(before)).not.toContain(s1.entId);
    expect(kinds((await read(s1, id)).events)).toEqual(['inquiry', 'quotation']);
    expect(await refused(read(s2, id))).toBe('404 common.notFound');
    await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);
    await openDue(systemContext(t.platform));
    expect(kinds((await read(b, id)).events)).toEqual(expect.arrayContaining(['inquiry', 'quotation']));
  });

  it('of a confidential inquiry tells a company what it may read by now', async () => {
    const { id } = await publish(t, b, { confidential: true });
    expect(await refused(read(s1, id))).toBe('404 common.notFound');
    await t.as(s1.token)(inquiry.agree, { params: { id }, body: {} });
    await t.as(s2.token)(inquiry.agree, { params: { id }, body: {} });
    await t.as(s1.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text: '卷装多长？' } });
    const own = await read(s1, id);
    expect(kinds(own.events)).toEqual(['inquiry', 'agreement', 'question']);
    expect(ofCompany((await read(b, id)).events, s2).map((e) => e.kind)).toEqual(['agreement']);
    expect(JSON.stringify(await read(s2, id))).not.toContain('卷装');
    await t.as(b.token)(confidential.revoke, { params: { id }, body: { entId: s1.entId!, reason: '图纸被转发' } });
    expect(JSON.stringify(await read(s1, id))).not.toContain('卷装');
  });
});

describe('its documents', () => {
  it('are a PDF in the reader’s language and zone', async () => {
    const { id } = await whole();
    const res = await get(b, 'paper', id, '?lang=en&zone=America%2FBogota');
    expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(new Uint8Array(await res.arrayBuffer()), { mergePages: true });
    const tight = text.replace(/\s/g, '');
    for (const words of ['Dealtimeline', 'America/Bogota', 'UTC-5', 'Quoterevised', 'Alpha', 'Beta'])
      expect(tight).toContain(words);
    const odd = await get(b, 'paper', id, '?lang=es&zone=Mars%2FBase');
    const spanish = await extractText(new Uint8Array(await odd.arrayBuffer()), { mergePages: true });
    expect(spanish.text.replace(/\s/g, '')).toContain('Asia/Shanghai');
  });

  const unpack = async (by: TestPerson, id: string) => {
    const res = await get(by, 'archive', id, '?lang=en');
    expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/zip']);
    return unzipSync(new Uint8Array(await res.arrayBuffer()));
  };
  type Index = { files: { name: string; bytes: number; sha256: string }[]; events: unknown[]; left: unknown[] };
  const indexOf = (zip: Record<string, Uint8Array>) => JSON.parse(new TextDecoder().decode(zip['index.json'])) as Index;

  it('are a ZIP whose index names every file with its hash, and holds what the reader may take', async () => {
    const { id } = await whole();
    const zip = await unpack(b, id);
    const index = indexOf(zip);
    const names = index.files.map((f) => f.name);
    expect(names.toSorted()).toEqual(
      Object.keys(zip)
        .filter((n) => !n.startsWith('index.'))
        .toSorted(),
    );
    for (const f of index.files) {
      const bytes = zip[f.name]!;
      expect(createHash('sha256').update(bytes).digest('hex'), f.name).toBe(f.sha256);
      expect(bytes.byteLength).toBe(f.bytes);
    }
    const csv = new TextDecoder().decode(zip['index.csv']);
    for (const f of index.files) expect(csv).toContain(f.sha256);
    expect(index.left).toEqual([]);
    expect(names.some((n) => n.startsWith('order/') && n.endsWith('.pdf'))).toBe(true);
    expect(names.filter((n) => n.startsWith('quotation/'))).toHaveLength(3);
    expect(names.some((n) => n.endsWith('plan.pdf'))).toBe(true);
    expect(index.events.length).toBe((await read(b, id)).events.length);
    const theirs = indexOf(await unpack(s2, id)).files.map((f) => f.name);
    expect(theirs.some((n) => n.startsWith('order/') || n.endsWith('datasheet.pdf'))).toBe(false);
    expect(theirs.filter((n) => n.startsWith('quotation/'))).toHaveLength(1);
  });

  it('leave out annexes that are only looked at, and note what is taken where it may be', async () => {
    const plan = await uploaded(t, b, 'secret.pdf', await drawing(1));
    const { id } = await publish(t, b, { confidential: true, annexes: [plan] });
    await t.as(s1.token)(inquiry.agree, { params: { id }, body: {} });
    const named = async () => indexOf(await unpack(s1, id)).files.map((f) => f.name);
    expect((await named()).some((n) => n.endsWith('secret.pdf'))).toBe(false);
    await t.as(b.token)(confidential.setDownloads, { params: { id }, body: { downloads: true } });
    expect((await named()).some((n) => n.endsWith('secret.pdf'))).toBe(true);
    const log = await t.as(b.token)(confidential.views, { params: { id }, query: {} });
    expect(log.records.map((r) => r.kind)).toEqual(['download']);
  });
});

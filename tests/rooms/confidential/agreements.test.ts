import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { confidential, platformAgreement } from '#contract/inquiry/confidential.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { notices } from '#contract/notices/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { inquiryInput, publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
const own = {
  cn: '本协议由采购方自拟：'.padEnd(60, '明细只用于报价。'),
  en: 'Our own agreement: '.padEnd(60, 'quote only, '),
};

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const secret = (o: Parameters<typeof publish>[2] = {}) => publish(t, b, { confidential: true, ...o });
const agree = (who: TestPerson, id: string, version?: string) =>
  t.as(who.token)(inquiry.agree, { params: { id }, body: { ...(version && { version }) } });
const detail = (who: TestPerson, id: string) => t.as(who.token)(inquiry.detail, { params: { id } });
const agreement = (who: TestPerson, id: string) => t.as(who.token)(confidential.agreement, { params: { id } });
const admitted = (who: TestPerson, id: string) => t.as(who.token)(confidential.admitted, { params: { id } });
const setAgreement = (id: string, base: string, text?: object, who = b) =>
  t.as(who.token)(confidential.setAgreement, { params: { id }, body: { base, ...(text && { text }) } });
const revoke = (id: string, of: TestPerson, who = b, reason = '图纸被转发') =>
  t.as(who.token)(confidential.revoke, { params: { id }, body: { entId: of.entId ?? '', reason } });
const grant = (id: string, of: TestPerson) =>
  t.as(b.token)(confidential.grant, { params: { id }, body: { entId: of.entId ?? '' } });
const kindsOf = async (who: TestPerson, id: string) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id)).map((r) => r.kind);

describe('the agreement (deals 84 and 85)', () => {
  it('is kept with its words, version, time, person and company, and read again by both sides', async () => {
    const { id } = await secret();
    expect((await detail(s1, id)).gate).toBe('agreement');
    const shown = await agreement(s1, id);
    expect(shown).toMatchObject({ version: platformAgreement, own: false, accepted: [], revoked: null });
    const first = await agree(s1, id, shown.version);
    expect(await agree(s1, id)).toEqual(first);
    const kept = (await agreement(s1, id)).accepted;
    expect(kept).toMatchObject([{ version: platformAgreement, at: first.at, text: shown.text }]);
    expect(kept[0]!.person).toMatch(/^人\d/);
    expect(kept[0]!.company.cn).toMatch(/^公司/);
    expect(Object.keys(kept[0]!.text)).toEqual(['cn', 'en', 'es']);
    expect((await admitted(b, id)).companies).toMatchObject([
      { company: { id: s1.entId }, accepted: kept, current: true, downloads: false, revoked: null, quoted: false },
    ]);
    expect(await refused(admitted(s1, id))).toBe('404 common.notFound');
    expect(await refused(agreement(s1, (await publish(t, b)).id))).toBe('404 common.notFound');
  });

  it('may be the buyer’s own, and other words ask everybody anew', async () => {
    const { id } = await secret({ agreement: { ...own, es: ' ' } });
    const shown = await agreement(s1, id);
    expect(shown).toMatchObject({ version: 'own-1', own: true, text: own });
    await agree(s1, id, 'own-1');
    expect((await detail(s1, id)).parts).not.toBe(null);
    await quote(t, s1, id);

    // The same words again are no new version.
    expect((await setAgreement(id, 'own-1', own)).version).toBe('own-1');
    const next = { ...own, en: `${own.en} And tell nobody.` };
    expect((await setAgreement(id, 'own-1', next)).version).toBe('own-2');
    expect(await refused(setAgreement(id, 'own-1', own))).toBe('409 confidential.agreementChanged');
    expect(await detail(s1, id)).toMatchObject({ gate: 'agreement', parts: null, talk: null, version: null });
    const open = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    expect([open.mine?.number.slice(0, 2), open.mine?.asked]).toEqual(['BJ', null]);
    const again = { ...(await quotationInput(t, s2, (await publish(t, b)).id)), inquiryId: id };
    expect(await refused(t.as(s1.token)(inquiry.quote, { body: { ...again, clientKey: newId() } }))).toBe(
      '403 inquiry.agreementNeeded',
    );
    expect(await refused(agree(s1, id, 'own-1'))).toBe('409 confidential.agreementChanged');
    await agree(s1, id, 'own-2');
    expect((await agreement(s1, id)).accepted.map((a) => a.version)).toEqual(['own-2', 'own-1']);
    await jobsDone(t);
    expect(await kindsOf(s1, id)).toContain('agreementChanged');
    expect(await kindsOf(s2, id)).not.toContain('agreementChanged');

    // Back to the platform's, and to words of one's own once more: a number is never given twice.
    expect((await setAgreement(id, 'own-2')).version).toBe(platformAgreement);
    expect((await setAgreement(id, platformAgreement, own)).version).toBe('own-3');
    expect(await refused(setAgreement(id, 'own-3', own, s1))).toMatch(/^40[34]/);
  });

  it('has words of some length in a language at least, and none where nothing is confidential', async () => {
    const short = await refusal(secret({ agreement: { cn: '太短' } }));
    expect([short.status, short.fields]).toMatchObject([
      400,
      { 'agreement.cn': expect.stringContaining('40') as string },
    ]);
    expect((await refusal(secret({ agreement: {} }))).fields).toHaveProperty(['agreement.cn']);
    expect((await refusal(secret({ agreement: { cn: 'x'.repeat(8001) } }))).status).toBe(400);
    const { id } = await publish(t, b, { agreement: own, annexDownloads: true });
    expect(await refused(agreement(b, id))).toBe('404 common.notFound');
  });

  it('of acceptances and changes that come at once, each acceptance is of one version that was in force', async () => {
    const { id } = await secret({ agreement: own });
    const [, ...accepted] = await Promise.all([
      setAgreement(id, 'own-1', { cn: own.cn.padEnd(90, '。') }),
      ...[1, 2, 3].map(() => refused(agree(s1, id, 'own-1'))),
    ]);
    for (const a of accepted) expect(['done', '409 confidential.agreementChanged']).toContain(a);
    expect((await detail(s1, id)).gate).toBe('agreement');
    expect((await agreement(s1, id)).accepted.length).toBe(accepted.includes('done') ? 1 : 0);
  });
});

describe('access (deals 89)', () => {
  it('is taken with a reason that the company reads; lines, questions and search close, what it quoted stays', async () => {
    const word = `Zq${newId().slice(0, 8)}`;
    const { id, number } = await secret({
      lines: [{ ...inquiryInput().lines[0]!, specification: `T700 ${word}` }],
    });
    await agree(s1, id);
    await agree(s2, id);
    await quote(t, s1, id);
    await t.as(s1.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text: '可以用 24K 吗？' } });
    const found = async (who: TestPerson) => (await t.as(who.token)(inquiry.page, { query: { q: word } })).total;
    expect([await found(s1), await found(s2)]).toEqual([1, 1]);

    expect(await refused(revoke(id, s1, s2))).toBe('404 common.notFound');
    expect(await refused(revoke(id, s1, b, ' '))).toMatch(/^400/);
    expect(await refused(revoke(id, await supplier(t.platform)))).toBe('404 common.notFound');
    await Promise.all([revoke(id, s1), revoke(id, s1)]);
    expect([await found(s1), await found(s2)]).toEqual([0, 1]);
    const seen = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    expect(seen).toMatchObject({ gate: 'revoked', parts: null, talk: null, version: null, buyer: null });
    expect(seen.mine?.state).toBe('submitted');
    expect((await agreement(s1, id)).revoked?.reason).toBe('图纸被转发');
    expect(await refused(t.as(s1.token)(inquiryTalk.read, { params: { id } }))).toBe('404 common.notFound');
    const asking = { clientKey: newId(), text: '还有一个问题？' };
    expect(await refused(t.as(s1.token)(inquiryTalk.ask, { params: { id }, body: asking }))).toBe(
      '403 confidential.accessRevoked',
    );
    expect(await refused(t.as(s1.token)(inquiryLife.confirm, { params: { id }, body: { version: 1 } }))).toBe(
      '403 confidential.accessRevoked',
    );
    expect(await refused(agree(s1, id))).toBe('403 confidential.accessRevoked');
    expect((await refusal(agree(s1, id))).message).toContain('图纸被转发');
    await jobsDone(t);
    expect((await kindsOf(s1, id)).filter((k) => k === 'accessRevoked')).toHaveLength(1);

    // The buyer still awards it.
    const { quotations } = await t.as(b.token)(inquiry.own, { params: { id } });
    const [q] = quotations;
    await t.as(b.token)(inquiry.decide, { params: { id: q!.id }, body: { decision: 'accepted', tier: 1 } });
    expect(number).toMatch(/^XJ/);
  });

  it('is given again, as often as it was taken, and each time it is told', async () => {
    const { id } = await secret();
    await agree(s1, id);
    await revoke(id, s1);
    await Promise.all([grant(id, s1), grant(id, s1)]);
    expect((await detail(s1, id)).gate).toBe('none');
    await revoke(id, s1);
    await grant(id, s1);
    await jobsDone(t);
    const kinds = await kindsOf(s1, id);
    expect(kinds.filter((k) => k === 'accessRevoked')).toHaveLength(2);
    expect(kinds.filter((k) => k === 'accessGranted')).toHaveLength(2);
    expect((await admitted(b, id)).companies).toMatchObject([{ revoked: null }]);
    // An agreement that changed meanwhile still asks.
    await revoke(id, s1);
    await setAgreement(id, platformAgreement, own);
    await grant(id, s1);
    expect((await detail(s1, id)).gate).toBe('agreement');
  });

  it('a quotation and a revocation at once: it is taken before, or refused', async () => {
    const { id } = await secret();
    await agree(s1, id);
    const body = await quotationInput(t, s1, id);
    const [sent] = await Promise.all([refused(t.as(s1.token)(inquiry.quote, { body })), revoke(id, s1)]);
    expect(['done', '403 confidential.accessRevoked']).toContain(sent);
    const { quotations } = await t.as(b.token)(inquiry.own, { params: { id } });
    expect(quotations).toHaveLength(sent === 'done' ? 1 : 0);
  });
});

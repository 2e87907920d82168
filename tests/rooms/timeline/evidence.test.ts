import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { order } from '#contract/order/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { drawing } from '#tests/fixtures/drawings.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { say, talk } from '#tests/rooms/chat/world.ts';
import { uploaded } from '#tests/world/files.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { step } from '#tests/world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let [b, s, rival, desk] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  [b, s, rival] = await Promise.all([
    buyer(t.platform),
    supplier(t.platform, { name: { cn: '甲厂', en: 'Alpha' } }),
    supplier(t.platform, { name: { cn: '乙厂', en: 'Beta' } }),
  ]);
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});

const get = (by: TestPerson, id: string) =>
  t.api.request(`/api/operator/disputes/${id}/archive?lang=en`, { headers: { authorization: `Bearer ${by.token}` } });
type Index = {
  party: string;
  files: { name: string; sha256: string }[];
  events: { title: string; kind: string }[];
  left: { name: string; why: string }[];
  withheld: string[];
};
const unpack = async (by: TestPerson, id: string) => {
  const res = await get(by, id);
  expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const zip = unzipSync(new Uint8Array(await res.arrayBuffer()));
  return { zip, index: JSON.parse(new TextDecoder().decode(zip['index.json'])) as Index };
};
const wordsOf = async (pdf: Uint8Array | undefined) =>
  (await extractText(new Uint8Array(pdf ?? []), { mergePages: true })).text.replace(/\s/g, '');

/** An order whose dispute waits for the operator, with a rival's quotation, messages and evidence around it. */
const escalated = async (o: { confidential?: boolean } = {}) => {
  const plan = await uploaded(t, b, 'plan.pdf', await drawing(1));
  const { id } = await publish(t, b, { annexes: [plan], ...o });
  if (o.confidential) for (const who of [s, rival]) await t.as(who.token)(inquiry.agree, { params: { id }, body: {} });
  for (const [who, text] of [
    [s, '卷装多长？'],
    [rival, '可否用国产树脂？'],
  ] as const)
    await t.as(who.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text } });
  const sheet = await uploaded(t, s, 'datasheet.pdf', await drawing(2));
  const q = await quote(t, s, id, '98.5', { annexes: [sheet] });
  await quote(t, rival, id, '77.7');
  const { conversationId } = await talk(t, b, s.entId!);
  await say(t, b, conversationId, '交期能否提前？');
  const done = await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  const orderId = done.orderId ?? '';
  for (const taken of ['confirm', 'ship'] as const) await step(t, s, orderId, taken);
  await step(t, b, orderId, 'dispute', '面密度低于下限');
  const report = await uploaded(t, s, 'informe.pdf', await drawing(3));
  await t.as(s.token)(order.statement, {
    params: { id: orderId },
    body: { clientKey: newId(), text: 'El lote cumple', annexes: [report] },
  });
  const before = await get(desk, orderId);
  expect(before.status).toBe(404);
  await t.pool.query(`update orders set disputed_at = now() - interval '8 days' where id = $1`, [orderId]);
  await t.as(s.token)(order.escalate, { params: { id: orderId } });
  return { id, orderId };
};

const downloads = async (orderId: string) =>
  (
    await t.pool.query<{ after: { files: number } }>(
      `select after from operator_audit where subject_id = $1 and act = 'dispute.export'`,
      [orderId],
    )
  ).rows;

describe('the evidence of a dispute that waits for the operator (deals 194)', () => {
  it('is what both sides read, with an index of hashes, and each download is an act of the audit', async () => {
    const { orderId } = await escalated();
    const { zip, index } = await unpack(desk, orderId);
    expect(index.party).toBe('operator');
    const names = index.files.map((f) => f.name);
    for (const end of ['plan.pdf', 'datasheet.pdf', 'informe.pdf'])
      expect(
        names.filter((n) => n.endsWith(end)),
        end,
      ).toHaveLength(1);
    expect(names.filter((n) => n.startsWith('order/'))).toHaveLength(2);
    expect(names.filter((n) => n.startsWith('quotation/') && n.endsWith('-en.pdf'))).toHaveLength(1);
    for (const f of index.files) expect(createHash('sha256').update(zip[f.name]!).digest('hex'), f.name).toBe(f.sha256);
    const paper = await wordsOf(zip['index.pdf']);
    for (const f of index.files) expect(paper).toContain(f.sha256);
    expect(index.left).toEqual([]);
    expect(index.withheld.toSorted()).toEqual(['own', 'rivals', 'talk']);
    expect(paper).toContain('Whatthisarchivedoesnotcontain');
    const record = await wordsOf(zip[names.find((n) => n.includes('-record-'))!]);
    for (const said of ['面密度低于下限', 'Ellotecumple', 'informe.pdf', 'ReferredtoWeft', 'Version1'])
      expect(record).toContain(said);
    expect((await downloads(orderId)).map((r) => r.after.files)).toEqual([index.files.length - 1]);
  });

  it('holds nothing of a rival, of messages, or of what one side alone reads', async () => {
    const { orderId } = await escalated();
    const { zip, index } = await unpack(desk, orderId);
    const all = JSON.stringify(index) + (await wordsOf(zip['timeline-en.pdf']));
    expect(all).toContain('卷装');
    for (const other of ['77.7', '国产树脂', 'Beta', '乙厂', '交期能否提前']) expect(all).not.toContain(other);
    expect(index.events.some((e) => e.kind === 'chat')).toBe(false);
  });

  it('of a confidential inquiry leaves annexes and questions out, and says so', async () => {
    const { orderId } = await escalated({ confidential: true });
    const { zip, index } = await unpack(desk, orderId);
    expect(index.left).toEqual([{ name: 'plan.pdf', why: 'confidential' }]);
    expect(index.withheld).toContain('confidential');
    expect(index.files.some((f) => f.name.endsWith('plan.pdf'))).toBe(false);
    expect(JSON.stringify(index.events)).not.toContain('卷装');
    expect(await wordsOf(zip['index.pdf'])).toContain('Confidential:itcanbeviewedatthedesk');
  });

  it('is for operators who decide disputes alone, and for no order whose dispute has ended', async () => {
    const { orderId } = await escalated();
    const editor = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_EDITOR'] });
    for (const who of [b, s, rival, editor]) expect((await get(who, orderId)).status).toBe(403);
    expect((await get(desk, newId())).status).toBe(404);
    expect(await downloads(orderId)).toEqual([]);
    for (const kind of ['timeline', 'archive']) {
      const res = await t.api.request(`/api/busi/deal/${kind}/${orderId}?of=dispute`, {
        headers: { authorization: `Bearer ${b.token}` },
      });
      expect(res.status).toBe(400);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { evidence } from '#contract/evidence/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryComparing } from '#contract/inquiry/comparing.ts';
import { operatorEvidence } from '#contract/operator/evidence.ts';
import { order } from '#contract/order/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { fileOf } from '#tests/world/applications.ts';
import { added } from '#tests/world/catalogue.ts';
import { dumpTables, foundIn } from '#tests/world/dump.ts';
import { inquiryInput, publish, quotationInput } from '#tests/world/inquiries.ts';
import { award } from '#tests/world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let rival: TestPerson;
let product: string;
let approved: string;
const strength = {
  field: 'fibre-tensile-strength',
  value: '4900',
  unit: 'MPa',
  condition: '',
  standard: 'ISO 10618',
  page: '3',
};

beforeAll(async () => {
  t = await testPlatform();
  [b, s, rival] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
  const desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  product = (await added(t, s, { values: [strength] })).id;
  const file = await fileOf(t, s);
  approved = (
    await t.as(s.token)(evidence.submitValue, {
      body: { productId: product, field: strength.field, file, validUntil: '2099-06-30' },
    })
  ).id;
  await t.as(desk.token)(operatorEvidence.decide, {
    params: { id: approved },
    body: { decision: 'approve', reason: '' },
  });
});

type Body = Awaited<ReturnType<typeof quotationInput>>;
type Line = Body['lines'][number];
const other = {
  name: 'T800 12K',
  differs: '强度更高，首批 18 周',
  prices: ['120', null, '110.5'],
  leadDays: 126,
  moq: '500',
};
/** Quotes with something more on its one line. */
const offer = async (id: string, more: Partial<Line>, by = s, proof?: Line['answers'][number]['proof']) => {
  const body = await quotationInput(t, by, id);
  const lines = body.lines.map((l) => ({
    ...l,
    ...more,
    answers: l.answers.map((a) => ({ ...a, ...(proof && { proof }) })),
  }));
  return t.as(by.token)(inquiry.quote, { body: { ...body, lines } });
};
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const seen = (id: string) => t.as(s.token)(inquiry.forSupplier, { params: { id } });

describe('alternatives to what was asked (deals 160)', () => {
  it('stand beside the offer for both sides, in the words of who wrote them, and are priced at one quantity at least', async () => {
    const { id } = await publish(t, b);
    await offer(id, { alternatives: [{ ...other, productId: product }] });
    const [q] = (await own(id)).quotations;
    expect(q?.lines[0]?.alternatives).toEqual([
      { ...other, name: { cn: other.name }, differs: { cn: other.differs }, productId: product },
    ]);
    expect((await seen(id)).mine?.lines[0]?.alternatives).toHaveLength(1);
    const why = await refusal(offer(id, { alternatives: [{ ...other, prices: [null, null, null] }] }));
    expect(why.fields).toHaveProperty(['lines.0.alternatives.0.prices']);
    expect(await refused(offer(id, { alternatives: [other, other, other] }))).toBe('400 common.invalid');
  });

  it('name a listed product of the own company alone', async () => {
    const { id } = await publish(t, b);
    const theirs = (await added(t, rival)).id;
    const why = await refusal(offer(id, { alternatives: [{ ...other, productId: theirs }] }));
    expect(why.fields).toHaveProperty(['lines.0.alternatives.0.productId']);
  });

  it('can be awarded: the order says what was agreed, at its price and its lead time', async () => {
    const { id } = await publish(t, b);
    const q = await offer(id, { alternatives: [other] });
    const lineId = (await own(id)).parts.lines[0]?.id ?? '';
    const lines = (tier: number, alternative: number) => [{ lineId, tier, alternative }];
    expect(await refused(award(t, b, id, [{ quotationId: q.id, lines: lines(1, 2) }]))).toBe(
      '422 inquiry.nothingQuoted',
    );
    expect(await refused(award(t, b, id, [{ quotationId: q.id, lines: lines(2, 1) }]))).toBe(
      '422 inquiry.tierNotQuoted',
    );
    const { orders } = await award(t, b, id, [{ quotationId: q.id, lines: lines(3, 1) }]);
    const made = await t.as(b.token)(order.detail, { params: { id: orders[0]?.id ?? '' } });
    expect(made.lines[0]).toMatchObject({
      productName: { cn: other.name },
      specification: { cn: other.differs },
      price: '110.5',
      total: '2210000.00',
    });
    expect(made.agreed?.lines[0]).toMatchObject({ alternative: { name: { cn: other.name } }, requirements: [] });
    const days = (Date.parse(made.terms.deliveryDate) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(124);
  });
});

describe('proof of an answer (deals 162)', () => {
  it('is a file that both sides read and no rival does', async () => {
    const { id } = await publish(t, b);
    const file = await fileOf(t, s);
    await offer(id, {}, s, { kind: 'file', id: file });
    const [q] = (await own(id)).quotations;
    expect(q?.lines[0]?.answers[0]?.proof).toEqual({ kind: 'file', id: file });
    expect(q?.proofs).toMatchObject([{ kind: 'file', id: file, stands: true }]);
    const read = async (by: TestPerson) =>
      (await t.api.request(q?.proofs[0]?.file?.url ?? '', { headers: { authorization: `Bearer ${by.token}` } })).status;
    expect([await read(b), await read(s), await read(rival)]).toEqual([200, 200, 404]);
    // Somebody else's file proves nothing.
    const theirs = await fileOf(t, rival);
    expect(await refused(offer(id, {}, s, { kind: 'file', id: theirs }))).toBe('422 files.notYours');
  });

  it('is evidence that the platform approved for the own company, shown without its document', async () => {
    const { id } = await publish(t, b);
    const mine = await t.as(s.token)(evidence.approved);
    expect(mine.evidence.map((e) => e.id)).toEqual([approved]);
    await offer(id, {}, s, { kind: 'review', id: approved });
    const [q] = (await own(id)).quotations;
    expect(q?.proofs).toMatchObject([
      { kind: 'review', id: approved, file: null, validUntil: '2099-06-30', stands: true, about: { unit: 'MPa' } },
    ]);
    const why = await refusal(offer(id, {}, rival, { kind: 'review', id: approved }));
    expect(why.fields).toHaveProperty(['lines.0.answers.0.proof']);
    // What runs out later is shown as that, and is named anew by nobody.
    await t.pool.query(`update evidence_reviews set valid_until = '2020-01-01' where id = $1`, [approved]);
    expect((await own(id)).quotations[0]?.proofs[0]?.stands).toBe(false);
    expect(await refused(offer(id, {}, s, { kind: 'review', id: approved }))).toBe('400 common.invalid');
    await t.pool.query(`update evidence_reviews set valid_until = '2099-06-30' where id = $1`, [approved]);
  });

  it('and alternatives are in the papers of both sides', async () => {
    const { id } = await publish(t, b);
    const q = await offer(id, { alternatives: [other] }, s, { kind: 'review', id: approved });
    for (const [endpoint, of] of [
      [inquiryComparing.pdf, id],
      [inquiryComparing.sheet, id],
      [inquiryComparing.quotation, q.id],
    ] as const) {
      const path = endpoint.path.replace('{id}', of);
      const res = await t.api.request(path, { headers: { authorization: `Bearer ${b.token}` } });
      expect(res.status, path).toBe(200);
    }
  });
});

describe('a sealed quotation (deals 75)', () => {
  it('seals both with it, and takes no file as proof that is not among its annexes', async () => {
    const { id } = await publish(t, b, inquiryInput({ sealed: true }));
    const secret = {
      ...other,
      name: 'Verschlossen 12K',
      differs: 'nur gegen Anzahlung',
      prices: ['73519.37', null, null],
    };
    const why = await refusal(offer(id, {}, s, { kind: 'file', id: await fileOf(t, s) }));
    expect(why.fields).toHaveProperty(['lines.0.answers.0.proof']);
    await offer(id, { alternatives: [secret] }, s, { kind: 'review', id: approved });
    const { rows } = await t.pool.query<{ id: string }>(`select id from quotations where inquiry_id = $1`, [id]);
    expect(rows).toHaveLength(1);
    expect(foundIn(await dumpTables(t), [secret.name, secret.differs, '73519.37'])).toEqual([]);
    const { mine } = await seen(id);
    expect([mine?.lines[0]?.alternatives?.[0]?.name, mine?.proofs.length]).toEqual([{ cn: secret.name }, 1]);
  });
});

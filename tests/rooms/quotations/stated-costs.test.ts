import { beforeAll, describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { fetchPaper, readingsOfPdf, rowsOfSheet, tight } from '#tests/world/papers.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let [b, s, other] = [] as unknown as [TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  [b, s, other] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const costs = {
  freight: ['1200.50', null, '900'],
  dutyPercent: '6.5',
  origin: 'DE',
  taxIncluded: false,
  taxPercent: '13',
};
const seen = async (id: string) => (await t.as(b.token)(inquiry.own, { params: { id } })).quotations;
const mine = async (id: string) => (await t.as(s.token)(inquiry.forSupplier, { params: { id } })).mine;

describe('what a supplier states of costs (deals 181)', () => {
  it('is read by both sides as it was stated, each revision its own, and by no rival', async () => {
    const { id } = await publish(t, b);
    await quote(t, s, id, '98.5', { tradeTerm: 'EXW', costs });
    expect([(await seen(id))[0]?.costs, (await mine(id))?.costs]).toEqual([costs, costs]);
    const rival = await t.as(other.token)(inquiry.forSupplier, { params: { id } });
    expect(JSON.stringify(rival)).not.toContain('1200.50');
    await quote(t, s, id, '98.5', { tradeTerm: 'EXW', costs: { freight: [null] } });
    expect((await seen(id))[0]?.costs).toBeNull();
    const { rows } = await t.pool.query(
      'select r.costs from quotation_revisions r join quotations q on q.id = r.quotation_id where inquiry_id = $1 order by r.revision',
      [id],
    );
    expect(rows).toEqual([{ costs }, { costs: null }]);
  });

  it('is not stated twice: freight and duty that prices or the term include are refused', async () => {
    const { id } = await publish(t, b);
    const faults = async (o: object) => Object.keys((await refusal(quote(t, s, id, '98.5', o))).fields);
    expect(await faults({ tradeTerm: 'DAP', costs })).toEqual(['costs.freight.0']);
    expect(await faults({ tradeTerm: 'EXW', costs: { freightIncluded: true, freight: ['1'] } })).toEqual([
      'costs.freight.0',
    ]);
    expect(await faults({ tradeTerm: 'DDP', costs: { dutyPercent: '4' } })).toEqual(['costs.dutyPercent']);
    expect(await faults({ costs: { taxPercent: '13' } })).toEqual(['costs.taxIncluded']);
    expect(await faults({ costs: { origin: 'XX' } })).toEqual(['costs.origin']);
    expect(await faults({ costs: { dutyPercent: '101' } })).toEqual(['costs.dutyPercent']);
  });

  it('rests under the seal, and is shown with the opening', async () => {
    const { id } = await publish(t, b, { sealed: true });
    await quote(t, s, id, '98.5', { tradeTerm: 'EXW', costs });
    expect((await mine(id))?.costs).toEqual(costs);
    const stored = 'select costs from quotations where inquiry_id = $1';
    expect((await t.pool.query(stored, [id])).rows).toEqual([{ costs: null }]);
    await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);
    await openDue(systemContext(t.platform));
    expect((await seen(id))[0]?.costs).toEqual(costs);
  });

  it('is on the papers in three languages, with what each line comes to and what is open', async () => {
    const { id } = await publish(t, b);
    const { id: quotationId } = await quote(t, s, id, '100', { tradeTerm: 'EXW', costs });
    await quote(t, other, id, '100', { tradeTerm: 'EXW' });
    for (const lang of langs) {
      const say = (key: string, o = {}) => translate(lang, `costs:${key}`, o);
      const rows = await rowsOfSheet(await fetchPaper(t, b, `/api/busi/inquiry/comparison/xlsx/${id}?lang=${lang}`));
      const row = (label: string) => rows.find((r) => r[0] === label)?.slice(1);
      // 100 × 1000 and 1200.50 freight, 6.5 per cent of both.
      expect(row(say('landed'))?.[0]).toBe(107_778.53);
      expect(row(say('tax'))).toEqual([say('said.taxBesidesAt', { percent: '13' }), say('notStated')]);
      expect(String(row(say('open'))?.[1])).toContain(say('gap.freight'));
      const pdf = await readingsOfPdf(
        await fetchPaper(t, b, `/api/busi/inquiry/quotation/pdf/${quotationId}?lang=${lang}`),
      );
      for (const text of pdf) expect(text).toContain(tight(say('said.taxBesidesAt', { percent: '13' })));
    }
  });
});

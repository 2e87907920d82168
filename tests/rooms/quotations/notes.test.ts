import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { deal } from '#contract/deal/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryComparing, maxNote } from '#contract/inquiry/comparing.ts';
import { systemContext } from '#server/platform/context.ts';
import { deleteNotesOf } from '#server/rooms/inquiry/comparing/note-store.ts';
import { exportNotes } from '#server/rooms/inquiry/lists/export-own.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { fetchPaper, readingsOfPdf, rowsOfSheet } from '#tests/world/papers.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { times } from '#tests/world/races.ts';

let t: TestPlatform;
let b: TestPerson;
let colleague: TestPerson;
let s: TestPerson;
let id = '';
let quotation = '';
beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
  colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'reader' });
  id = (await publish(t, b)).id;
  quotation = (await quote(t, s, id)).id;
});

const note = (who: TestPerson, text: string, of = quotation) =>
  t.as(who.token)(inquiryComparing.note, { params: { id: of }, body: { text } });
const notesOf = async (who: TestPerson, of = id) =>
  (await t.as(who.token)(inquiryComparing.notes, { params: { id: of } })).notes;

describe('notes of the buyer’s side (deals 193)', () => {
  it('are one text a person and quotation, which colleagues read with name and moment', async () => {
    await Promise.all(times(8, () => note(b, ' 待复样，交期偏紧 ')));
    await note(colleague, '上次批次色差');
    const seen = await notesOf(b);
    expect(Object.fromEntries(seen.map((n) => [n.text, n.mine]))).toEqual({
      上次批次色差: false,
      '待复样，交期偏紧': true,
    });
    expect(seen).toHaveLength(2);
    expect(seen.every((n) => n.name.startsWith('人') && n.quotationId === quotation)).toBe(true);
    expect((await t.as(b.token)(inquiry.own, { params: { id } })).notes).toBe(2);
    expect(await refused(note(b, 'x'.repeat(maxNote + 1)))).toBe('400 common.invalid');
    await note(colleague, ' ');
    expect((await notesOf(colleague)).map((n) => n.mine)).toEqual([false]);
  });

  it('reach no supplier, no stranger, no PDF and no timeline, and the spreadsheet where they are asked for', async () => {
    await note(b, '底价约九十三');
    const other = await buyer(t.platform);
    for (const who of [s, other]) {
      expect(await refused(note(who, '打探'))).toBe('404 common.notFound');
      expect(await refused(notesOf(who))).toBe('404 common.notFound');
    }
    const mine = await t.as(s.token)(inquiry.forSupplier, { params: { id } });
    const told = await t.as(s.token)(deal.timeline, { query: {}, params: { id } });
    expect(JSON.stringify([mine, told])).not.toContain('底价');
    const paper = (kind: 'pdf' | 'xlsx', more = '') =>
      fetchPaper(t, b, `/api/busi/inquiry/comparison/${kind}/${id}?lang=cn${more}`);
    expect(JSON.stringify(await readingsOfPdf(await paper('pdf', '&notes=1')))).not.toContain('底价');
    expect(JSON.stringify(await rowsOfSheet(await paper('xlsx')))).not.toContain('底价');
    expect(JSON.stringify(await rowsOfSheet(await paper('xlsx', '&notes=1')))).toContain('底价约九十三');
  });

  it('wait for the opening of what is sealed, and go on after the award', async () => {
    const { id: sealed } = await publish(t, b, { sealed: true });
    const { id: closed } = await quote(t, s, sealed);
    expect(await refused(note(b, '先记一笔', closed))).toBe('409 seal.stillSealed');
    expect(await notesOf(b, sealed)).toEqual([]);
    await t.as(b.token)(inquiry.decide, { params: { id: quotation }, body: { decision: 'accepted' } });
    await note(b, '首批到货后再评');
    expect((await notesOf(b)).map((n) => n.text)).toEqual(['首批到货后再评']);
  });

  it('are in the copy of their author’s data, and go with the account', async () => {
    const ctx = systemContext(t.platform);
    expect(await exportNotes(ctx, { userId: b.userId })).toMatchObject([{ quotationId: quotation, inquiryId: id }]);
    await note(colleague, '留给同事');
    await deleteNotesOf(ctx, b.userId);
    expect((await notesOf(colleague)).map((n) => n.text)).toEqual(['留给同事']);
  });
});

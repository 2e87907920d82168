import { beforeAll, describe, expect, it } from 'vitest';
import { forums } from '#contract/fairs/forums.ts';
import { intentions } from '#contract/fairs/intentions.ts';
import { hostTalks } from '#contract/fairs/desk/proposals.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { operatorTalks as desk } from '#contract/operator/fairs-talks.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { forumOf } from '#tests/world/forums.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { person, supplier, type TestPerson } from '#tests/world/people.ts';
import { noticesOf } from '#tests/harness/told.ts';

let t: TestPlatform;
let editor: TestOperator;
let host: TestPerson;
let fairId: string;
let hallId: string;
beforeAll(async () => {
  t = await testPlatform();
  editor = await deskOperator(t, 'editor');
  host = await supplier(t.platform);
  ({ fairId, hallId } = await fairOf(t, { exhibitors: [host], opens: -1, closes: 72 }));
});
const as = () => t.as(editor.token);
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const reader = () => person(t.platform, { userType: 2, roles: [] });

const words = { cn: '热压罐外成型', en: '', es: '' };
const talk = (
  o: { talkId?: string; version?: number; places?: number; starts?: number; hall?: string | null } = {},
) => ({
  talkId: o.talkId ?? newId(),
  version: o.version ?? 0,
  title: words,
  about: words,
  language: 'cn' as const,
  speakers: [{ name: '林晓', company: '恒泽', role: '工艺' }],
  hallId: o.hall === undefined ? hallId : o.hall,
  stage: 1,
  startsAt: at(o.starts ?? 5),
  endsAt: at((o.starts ?? 5) + 1),
  places: o.places ?? 1,
  entId: host.entId,
  recording: null,
});
const save = (body = talk(), of = fairId) => as()(desk.save, { params: { id: of }, body });

describe('talks at the desk (fairs 46)', () => {
  it('are made once, saved by one of two, and lie within their fair', async () => {
    const body = talk();
    expect(await save(body)).toEqual({ id: body.talkId, version: 1 });
    expect(await save(body)).toEqual({ id: body.talkId, version: 1 });
    const again = { ...body, version: 1, places: 4 };
    expect(await save(again)).toMatchObject({ version: 2 });
    expect(await refused(save(again))).toBe('409 fairDesk.changed');
    expect(await refused(save(talk({ starts: 90 })))).toBe('400 common.invalid');
    const other = await fairOf(t, {});
    expect(await refused(save(talk({ hall: other.hallId })))).toBe('409 fairDesk.wrongHall');
    expect(await refused(t.as(host.token)(desk.save, { params: { id: fairId }, body: talk() }))).toBe(
      '403 common.forbidden',
    );
    const shown = await t.as(host.token)(forums.detail, { params: { id: body.talkId } });
    expect(shown).toMatchObject({ speakers: [{ name: { cn: '林晓' }, role: { cn: '工艺' } }], places: 4 });
    const { rows } = await t.pool.query('select act from operator_audit where subject_id = $1', [body.talkId]);
    expect(rows).toEqual([{ act: 'talk.save' }, { act: 'talk.save' }]);
  });

  it('hand added places to who waits at once, never take any, and tell who signed up of other hours', async () => {
    const body = talk();
    await save(body);
    const params = { id: body.talkId };
    const [first, second] = await Promise.all([reader(), reader()]);
    for (const p of [first, second]) await t.as(p.token)(forums.signUp, { params });
    await save({ ...body, version: 1, places: 2 });
    expect((await t.as(second.token)(forums.detail, { params })).seat).toEqual({ state: 'in', place: 0 });
    expect(await refused(save({ ...body, version: 2, places: 1 }))).toBe('400 common.invalid');
    await save({ ...talk({ talkId: body.talkId, version: 2, starts: 9, places: 2 }) });
    await jobsDone(t);
    expect(await noticesOf(t, second, 'forumPlace')).toHaveLength(1);
    for (const who of [first, second, host]) expect(await noticesOf(t, who, 'talkMoved')).toHaveLength(1);
    expect((await as()(desk.detail, { params })).seats).toHaveLength(2);
  });

  it('are shown to nobody once they are cancelled; who has a place or waits is told why', async () => {
    const id = await forumOf(t, { fairId, entId: host.entId, places: 1, starts: 0.5, ends: 2 });
    const [first, second] = await Promise.all([reader(), reader()]);
    for (const p of [first, second]) await t.as(p.token)(forums.signUp, { params: { id } });
    const cancel = () => as()(desk.cancel, { params: { id }, body: { reason: 'The speaker is ill' } });
    expect(await cancel()).toEqual({ told: 2 });
    await cancel();
    await jobsDone(t);
    for (const who of [first, second]) {
      expect((await noticesOf(t, who, 'talkCancelled'))[0]?.params).toMatchObject({ reason: 'The speaker is ill' });
      expect(await noticesOf(t, who, 'forumSoon')).toEqual([]);
    }
    const other = t.as((await reader()).token);
    expect(await refused(other(forums.detail, { params: { id } }))).toBe('404 common.notFound');
    expect(await refused(other(forums.signUp, { params: { id } }))).toBe('404 common.notFound');
    const mine = await t.as(first.token)(visiting.mine, { params: { id: fairId } });
    expect(mine.forums.some((f) => f.id === id)).toBe(false);
    const { programme } = await t.as()(visiting.detail, { params: { id: fairId } });
    expect(programme.some((f) => f.id === id)).toBe(false);
    const past = await forumOf(t, { fairId, starts: -3, ends: -2 });
    expect(await refused(as()(desk.cancel, { params: { id: past }, body: { reason: 'Too late' } }))).toBe(
      '409 fairDesk.over',
    );
  });
});

/** The day of the test fairs, so many hours from now. */
const day = (hours: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(Date.parse(at(hours)));
const proposal = (of = fairId, hours = 0) => ({
  clientKey: newId(),
  fairId: of,
  title: words,
  about: words,
  language: 'cn' as const,
  speakers: [{ name: '林晓', company: '恒泽', role: '' }],
  wishedDay: day(hours),
  minutes: 45,
});
const { clientKey: _key, fairId: _fair, ...revised } = proposal('');
const propose = (who = host, body = proposal()) => t.as(who.token)(hostTalks.propose, { body });
const place = () => ({ hallId: null, stage: 1, startsAt: at(4), endsAt: at(5), places: 30 });
const decline = (id: string, version: number, decision: 'return' | 'refuse' = 'return') =>
  as()(desk.decline, {
    params: { id },
    body: { version, decision, defect: decision === 'return' ? 'languages' : null, words: 'English please' },
  });
const accept = (id: string, version: number) => as()(desk.accept, { params: { id }, body: { version, ...place() } });

describe('talks that exhibitors propose (fairs 47 to 49)', () => {
  it('are for companies with a booth or a wish for one, on a day of the fair, once by a double click', async () => {
    const body = proposal();
    const both = await Promise.all([propose(host, body), propose(host, body)]);
    expect(both[0]).toEqual(both[1]);
    const other = await supplier(t.platform);
    expect(await refused(propose(other))).toBe('409 talkProposals.noBooth');
    expect(await refused(propose(await reader()))).toBe('403 common.forbidden');
    expect(await refused(t.as()(hostTalks.list))).toBe('401 common.login');
    expect(await refused(propose(host, { ...proposal(), wishedDay: '2020-01-01' }))).toBe('400 common.invalid');
    expect(await refused(propose(host, { ...proposal(), minutes: 44 }))).toBe('400 common.invalid');
    const coming = await fairOf(t, { opens: 1, closes: 30 });
    await t.as(other.token)(intentions.save, {
      body: { fairId: coming.fairId, class: 'fibre', size: 'small', wishes: '', contact: 'Li' },
    });
    await propose(other, proposal(coming.fairId, 2));
    const hidden = await fairOf(t, { exhibitors: [host], published: false });
    expect(await refused(propose(host, proposal(hidden.fairId)))).toBe('409 talkProposals.noBooth');
    // Another company knows nothing of it.
    const id = both[0]!.id;
    expect(await refused(t.as(other.token)(hostTalks.withdraw, { params: { id } }))).toBe('404 common.notFound');
    expect(
      await refused(t.as(other.token)(hostTalks.revise, { params: { id }, body: { ...revised, version: 1 } })),
    ).toBe('404 common.notFound');
  });

  it('are returned, mended, accepted and become a talk; both sides are told', async () => {
    const { id } = await propose();
    await decline(id, 1);
    const mine = async () => (await t.as(host.token)(hostTalks.list)).proposals.find((p) => p.id === id);
    expect(await mine()).toMatchObject({ state: 'returned', defect: 'languages', words: 'English please', version: 2 });
    expect(await refused(accept(id, 2))).toBe('409 talkProposals.wrongState');
    const body = { ...revised, title: { cn: '成型', en: 'Forming', es: '' }, version: 2 };
    await t.as(host.token)(hostTalks.revise, { params: { id }, body });
    expect(await refused(t.as(host.token)(hostTalks.revise, { params: { id }, body }))).toBe(
      '409 talkProposals.changed',
    );
    expect(await refused(accept(id, 2))).toBe('409 talkProposals.changed');
    const both = await Promise.allSettled([accept(id, 3), accept(id, 3)]);
    expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const { talkId } = (await mine())!;
    expect(await t.as(host.token)(forums.detail, { params: { id: talkId! } })).toMatchObject({
      title: { en: 'Forming' },
      host: { id: host.entId },
      places: 30,
    });
    expect((await t.as(host.token)(hostTalks.list)).talks.some((x) => x.id === talkId)).toBe(true);
    await jobsDone(t);
    expect(await noticesOf(t, host, 'talkReturned')).toHaveLength(1);
    expect((await noticesOf(t, host, 'talkAccepted'))[0]?.link).toBe(`/fairForum.html?id=${talkId}`);
    const { rows } = await t.pool.query(
      `select count(*)::int as n from notices where user_id = $1 and kind = 'talkProposed' and dedupe like $2`,
      [editor.userId, `%${id}%`],
    );
    expect(rows[0]).toEqual({ n: 2 });
  });

  it('make no move that their table does not have', async () => {
    const company = await supplier(t.platform);
    const { fairId: of } = await fairOf(t, { exhibitors: [company] });
    const mine = t.as(company.token);
    const made = async () => (await propose(company, proposal(of))).id;
    const withdraw = (id: string) => mine(hostTalks.withdraw, { params: { id } });
    const revise = (id: string, version: number) =>
      mine(hostTalks.revise, { params: { id }, body: { ...revised, version } });
    const withdrawn = await made();
    await withdraw(withdrawn);
    await withdraw(withdrawn);
    const turnedDown = await made();
    await decline(turnedDown, 1, 'refuse');
    const accepted = await made();
    await accept(accepted, 1);
    for (const id of [withdrawn, turnedDown, accepted]) {
      for (const act of [
        () => accept(id, 2),
        () => decline(id, 2),
        () => decline(id, 2, 'refuse'),
        () => revise(id, 2),
      ])
        expect(await refused(act())).toBe('409 talkProposals.wrongState');
      if (id !== withdrawn) expect(await refused(withdraw(id))).toBe('409 talkProposals.wrongState');
    }
    for (let i = 0; i < 5; i += 1) await made();
    expect(await refused(made())).toBe('409 talkProposals.tooMany');
  });

  it('show a company numbers and open questions of its talks, and no names', async () => {
    const id = await forumOf(t, { fairId, entId: host.entId, places: 5 });
    const asker = await reader();
    await t.as(asker.token)(forums.signUp, { params: { id } });
    const asked = await t.as(asker.token)(forums.ask, { params: { id }, body: { text: 'Which resin was used?' } });
    const seen = async () => (await t.as(host.token)(hostTalks.list)).talks.find((x) => x.id === id);
    expect(await seen()).toMatchObject({
      taken: 1,
      questions: 1,
      leads: true,
      open: [{ text: 'Which resin was used?' }],
    });
    await t.as(host.token)(forums.answer, { params: { id: asked.id }, body: { answered: true } });
    expect(await seen()).toMatchObject({ questions: 1, open: [] });
    const other = await supplier(t.platform);
    expect((await t.as(other.token)(hostTalks.list)).talks).toEqual([]);
  });
});

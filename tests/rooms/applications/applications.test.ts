import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { homeWork } from '#contract/home/work.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorServices } from '#contract/services/desk.ts';
import { services } from '#contract/services/calls.ts';
import { serviceOwn } from '#contract/services/own.ts';
import { applicationStates, stepsFor } from '#contract/services/states.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { expireApplications } from '#server/rooms/services/applications/expire.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { buyer, person, provider, supplier, type TestPerson } from '#tests/world/people.ts';
import { dayIn, formOf, offerInput, serviceActs } from '#tests/world/rooms/services.ts';

let t: TestPlatform;
let [b, b2, lab, agent, other, desk] = [] as unknown as [
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
];
let offer = '';
let act: ReturnType<typeof serviceActs>;
beforeAll(async () => {
  t = await testPlatform();
  [b, b2, lab, agent, other, desk] = await Promise.all([
    buyer(t.platform),
    buyer(t.platform),
    provider(t.platform),
    provider(t.platform),
    supplier(t.platform),
    person(t.platform, { userType: 9, roles: [roleCodes.operator] }),
  ]);
  act = serviceActs(t);
  offer = await act.offer(lab);
});

const told = (by: TestPerson, kind: string, id: string) =>
  t.until(async () =>
    (await t.as(by.token)(notices.newest, { query: {} })).records.find((r) => r.kind === kind && r.link.includes(id)),
  );
const tasksOf = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.to.includes(id)).map((x) => x.kind);
const job = () => expireApplications(systemContext(t.platform));
const ends = (id: string, days: number) =>
  t.platform.db.execute(
    sql`update service_applications set expires_at = now() + make_interval(days => ${days}::int) where id = ${id}`,
  );

describe('an application', () => {
  it('goes from the form over a returned paper, an offer and the work to its report and rating, and tells both sides', async () => {
    const { id, number } = await act.apply(b, offer);
    expect(number).toMatch(/^FW\d{8}-\d{4}$/);
    await told(lab, 'serviceApplied', id);
    expect(await tasksOf(lab, id)).toEqual(['answerService']);
    expect(await act.sendBack(lab, id)).toEqual({ id, state: 'returned' });
    expect(await act.sendBack(lab, id)).toEqual({ id, state: 'returned' });
    expect((await act.detail(b, id)).defect).toEqual({ text: { cn: '试样太短' }, fields: ['specimens'] });
    expect(await tasksOf(b, id)).toEqual(['completeService']);
    const drawing = await uploaded(t, b, 'drawing.pdf');
    expect(await act.resubmit(b, id, 'testing', { drawing: [drawing] })).toEqual({ id, state: 'submitted' });
    expect(await act.price(lab, id)).toEqual({ id, state: 'offered' });
    await told(b, 'serviceOffered', id);
    expect(await tasksOf(b, id)).toEqual(['acceptService']);
    expect(await act.step(b, id, 'accept')).toEqual({ id, state: 'accepted' });
    expect(await tasksOf(lab, id)).toEqual(['startService']);
    await act.step(lab, id, 'start');
    await act.write(b, id);
    await told(lab, 'serviceMessage', id);
    expect((await refused(act.finish(lab, id))).error).toBe('services.reportNeeded');
    const report = await uploaded(t, lab, 'report.pdf');
    expect(await act.finish(lab, id, [report])).toEqual({ id, state: 'done' });
    await told(b, 'serviceDone', id);
    expect(await act.rate(b, id)).toEqual({ id, state: 'done' });
    expect((await refused(act.rate(b, id, 1))).error).toBe('services.alreadyRated');
    const seen = await act.detail(lab, id);
    expect(seen).toMatchObject({
      row: { state: 'done', party: 'provider', price: '3400.00' },
      papers: [{ key: 'drawing', files: [{ id: drawing }] }],
      result: { files: [{ id: report }] },
      rating: { stars: 5 },
      defect: null,
      steps: [],
    });
    expect(seen.timeline.map((e) => e.act)).toEqual([
      'apply',
      'sendBack',
      'resubmit',
      'offer',
      'accept',
      'start',
      'message',
      'finish',
      'rate',
    ]);
    const read = async (who: TestPerson, file: string) =>
      (await t.api.request(`/api/busi/busifile/${file}`, { headers: { authorization: `Bearer ${who.token}` } })).status;
    for (const file of [drawing, report])
      expect(await Promise.all([b, lab, b2, agent].map((w) => read(w, file)))).toEqual([200, 200, 404, 404]);
    const row = (await t.as()(services.offer, { params: { id: offer } })).row;
    expect(row.rating).toEqual({ stars: 5, n: 1 });
  });

  it('is one for a click that comes twice, and none for one’s own company, a resting offer or a faulty form', async () => {
    const clientKey = newId();
    const sent = await Promise.all([act.apply(b, offer, { clientKey }), act.apply(b, offer, { clientKey })]);
    expect(sent[0]).toEqual(sent[1]);
    expect((await refused(act.apply(lab, offer))).error).toBe('services.ownCompany');
    const { id } = await t.as(lab.token)(serviceOwn.add, { body: { clientKey: newId(), ...offerInput() } });
    expect((await refused(act.apply(b, id))).status).toBe(404);
    const faulty = await refused(
      act.apply(b, offer, { values: { ...formOf('testing'), specimens: '0', condition: 'x' } }),
    );
    expect(Object.keys(faulty.fields).toSorted()).toEqual(['values.condition', 'values.specimens']);
  });

  it('for a visa has every paper of the country', async () => {
    const visa = await act.offer(agent, { kind: 'visa' });
    const bare = await refused(act.apply(b, visa, { kind: 'visa' }));
    expect(Object.keys(bare.fields).toSorted()).toEqual(
      ['bank', 'employment', 'insurance', 'passport', 'photo'].map((p) => `papers.${p}`),
    );
    const papers = Object.fromEntries(
      await Promise.all(
        ['bank', 'employment', 'insurance', 'passport', 'photo'].map(async (p) => [
          p,
          [await uploaded(t, b, `${p}.pdf`)],
        ]),
      ),
    ) as Record<string, string[]>;
    const { id } = await act.apply(b, visa, { kind: 'visa', papers });
    expect((await act.detail(agent, id)).papers).toHaveLength(5);
  });

  it('is absent for others, and each side takes its own steps alone', async () => {
    const { id } = await act.apply(b, offer);
    for (const stranger of [b2, agent, other]) expect((await refused(act.detail(stranger, id))).status).toBe(404);
    expect((await refused(act.price(agent, id))).status).toBe(404);
    expect((await refused(act.step(lab, id, 'accept'))).error).toBe('services.notYourStep');
    expect((await refused(act.step(b, id, 'accept'))).error).toBe('services.wrongState');
    expect((await refused(act.step(b, id, 'cancel'))).error).toBe('services.reasonNeeded');
    const buyerOnly = await refused(act.price(b, id));
    expect(buyerOnly.status).toBe(403);
    expect((await refused(t.as()(serviceOwn.introduction))).status).toBe(401);
  });

  it('ends where nobody answers, after a reminder to whom it waits for', async () => {
    const { id } = await act.apply(b, offer);
    await ends(id, 1);
    await job();
    await job();
    await told(lab, 'serviceReminded', id);
    expect((await act.detail(b, id)).timeline.map((e) => e.act)).toEqual(['apply', 'remind']);
    await ends(id, -1);
    await job();
    await job();
    expect((await act.detail(b, id)).row.state).toBe('expired');
    await told(b, 'serviceExpired', id);
    expect((await refused(act.write(b, id))).error).toBe('services.wrongState');
  });

  it('holds an account until it is over', async () => {
    const { id, number } = await act.apply(b2, offer);
    expect((await t.as(b2.token)(leaving.matters)).matters).toContainEqual(
      expect.objectContaining({ kind: 'service', number }),
    );
    await act.step(b2, id, 'cancel', '项目取消');
    expect((await t.as(b2.token)(leaving.matters)).matters).not.toContainEqual(expect.objectContaining({ number }));
  });
});

describe('journeys', () => {
  it('give their last place to one of two who accept at once, and it comes back with a cancellation', async () => {
    const tours = [
      {
        place: { cn: '巴黎' },
        from: dayIn(60),
        to: dayIn(66),
        until: dayIn(40),
        places: 2,
        price: '20000',
        currency: 'CNY' as const,
      },
    ];
    const trip = await act.offer(agent, { kind: 'delegation', tours });
    const detail = await t.as(b.token)(services.offer, { params: { id: trip } });
    const tour = detail.whole?.tours[0]?.id ?? '';
    expect((await refused(act.apply(b, trip, { kind: 'delegation' }))).error).toBe('services.tourUnknown');
    const ids = await Promise.all(
      [b, b2].map(async (by) => (await act.apply(by, trip, { kind: 'delegation', tour })).id),
    );
    for (const id of ids) await act.price(agent, id);
    const ended = await Promise.allSettled([act.step(b, ids[0] ?? '', 'accept'), act.step(b2, ids[1] ?? '', 'accept')]);
    expect(ended.map((e) => e.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = async () => (await t.as(b.token)(services.offer, { params: { id: trip } })).whole?.tours[0]?.left;
    expect(await left()).toBe(0);
    const won = ended[0]?.status === 'fulfilled' ? 0 : 1;
    const save = (body: object) =>
      t.as(agent.token)(serviceOwn.save, {
        params: { id: trip },
        body: { base: 1, ...offerInput({ kind: 'delegation' }), ...body },
      });
    expect((await refused(save({ tours: [] }))).error).toBe('services.tourTaken');
    await act.step([b, b2][won] ?? b, ids[won] ?? '', 'cancel', '行程冲突');
    expect(await left()).toBe(2);
    expect((await t.as()(services.offer, { params: { id: trip } })).whole).toBeNull();
  });
});

describe('a provider', () => {
  it('says what it is over the version that it read, and visitors read no phone', async () => {
    const body = { base: 0, about: { cn: '材料实验室' }, strengths: {}, accreditations: ['CNAS'] };
    expect(await t.as(agent.token)(serviceOwn.saveIntroduction, { body })).toEqual({ version: 1 });
    expect((await refused(t.as(agent.token)(serviceOwn.saveIntroduction, { body }))).error).toBe('services.changed');
    const contacts = [{ name: '沈知行', role: {}, phone: '+86 519 5555 0177', mail: '', hours: {} }];
    await t.as(agent.token)(serviceOwn.saveContacts, { body: { base: 1, contacts } });
    const id = agent.entId ?? '';
    expect((await t.as()(services.provider, { params: { id } })).contacts).toBeNull();
    expect((await t.as(b.token)(services.provider, { params: { id } })).contacts).toHaveLength(1);
    expect((await t.as()(services.team)).people).toContainEqual(expect.objectContaining({ name: '沈知行' }));
  });

  it('lists what is whole, until the desk takes it down with a reason', async () => {
    const { id } = await t.as(agent.token)(serviceOwn.add, {
      body: { clientKey: newId(), ...offerInput({ conditions: {} }) },
    });
    const list = (state: 'draft' | 'listed') => t.as(agent.token)(serviceOwn.list, { params: { id }, body: { state } });
    expect((await refused(list('listed'))).error).toBe('services.notWhole');
    await t.as(agent.token)(serviceOwn.save, { params: { id }, body: { base: 1, ...offerInput() } });
    expect(
      (await refused(t.as(lab.token)(serviceOwn.list, { params: { id }, body: { state: 'listed' } }))).status,
    ).toBe(404);
    await list('listed');
    const seen = async () =>
      (await t.as()(services.page, { query: { provider: agent.entId ?? '' } })).records.map((r) => r.id);
    expect(await seen()).toContain(id);
    const hidden = { params: { id }, body: { reason: '价目与说明不符' } };
    expect(await t.as(desk.token)(operatorServices.hide, hidden)).toEqual({ id, state: 'hidden' });
    expect(await seen()).not.toContain(id);
    expect((await refused(list('listed'))).error).toBe('services.hidden');
    expect(await t.as(desk.token)(operatorServices.show, { params: { id } })).toEqual({ id, state: 'draft' });
  });
});

describe('the table of states', () => {
  it('lets no one side do everything, and leads out of each state that is under way', () => {
    for (const s of applicationStates) {
      const [mine, theirs] = [stepsFor(s, 'applicant', false), stepsFor(s, 'provider', false)];
      const over = ['done', 'refused', 'cancelled', 'expired'].includes(s);
      expect(mine.length + theirs.length > 0, s).toBe(!over);
    }
  });

  it('keeps to itself through random histories over HTTP, whoever tries what', async () => {
    let seed = 7;
    const next = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % n;
    };
    const report = await uploaded(t, lab, 'r.pdf');
    const tries: ((by: TestPerson, id: string) => Promise<unknown>)[] = [
      (by, id) => act.price(by, id),
      (by, id) => act.sendBack(by, id),
      (by, id) => act.resubmit(by, id),
      (by, id) => act.step(by, id, 'accept'),
      (by, id) => act.step(by, id, 'start'),
      (by, id) => act.step(by, id, 'refuse', '排满了'),
      (by, id) => act.step(by, id, 'cancel', '不需要了'),
      (by, id) => act.finish(by, id, [report]),
    ];
    t.platform.limits.take = async () => 0;
    for (let n = 0; n < 12; n++) {
      const { id } = await act.apply(b, offer);
      for (let k = 0; k < 9; k++) {
        const by = [b, lab, b2, agent][next(4)] ?? b;
        const before = (await act.detail(b, id)).row.state;
        const attempt = tries[next(tries.length)];
        const done = await attempt?.(by, id).then(
          () => true,
          () => false,
        );
        const after = (await act.detail(b, id)).row.state;
        if (by === b2 || by === agent || !done) expect(after).toBe(before);
      }
    }
  });
});

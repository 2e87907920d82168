import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { serviceApplications as calls } from '#contract/services/applications.ts';
import { papersKeptDays } from '#contract/services/states.ts';
import { emit, systemContext } from '#server/platform/context.ts';
import { removeOrphans } from '#server/rooms/files/remove-orphans.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { eraseOldPapers } from '#server/rooms/services/applications/erase-papers.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { buyer, person, provider, type TestPerson } from '#tests/world/people.ts';
import { serviceActs } from '#tests/world/rooms/services.ts';

let t: TestPlatform;
let [b, b2, agent] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [act, visa] = [undefined as unknown as ReturnType<typeof serviceActs>, ''];
beforeAll(async () => {
  t = await testPlatform();
  [b, b2, agent] = await Promise.all([buyer(t.platform), buyer(t.platform), provider(t.platform)]);
  act = serviceActs(t);
  visa = await act.offer(agent, { kind: 'visa' });
});

const needed = ['bank', 'employment', 'insurance', 'passport', 'photo'] as const;
/** An application for a visa with its papers, and one in a message. */
const handedIn = async (by: TestPerson) => {
  const papers: Record<string, string[]> = {};
  for (const p of needed) papers[p] = [await uploaded(t, by, `${p}.pdf`)];
  const { id } = await act.apply(by, visa, { kind: 'visa', papers });
  const sent = await uploaded(t, by, 'ticket.pdf');
  await act.write(by, id, 'The ticket.', [sent]);
  return { id, papers, files: [...Object.values(papers).flat(), sent] };
};
const status = async (by: TestPerson, file: string) =>
  (await t.api.request(`/api/busi/busifile/${file}`, { headers: { authorization: `Bearer ${by.token}` } })).status;
const job = () => eraseOldPapers(systemContext(t.platform));
const ended = (id: string, days: number) =>
  t.pool.query('update service_applications set ended_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
const erase = (by: TestPerson, id: string) => t.as(by.token)(calls.erase, { params: { id } });
const personal = ['traveller', 'phone', 'passportUntil'];

/** Both sides read the course and the rest of the form, and nobody what was handed in, whose bytes are gone. */
const gone = async ({ id, files }: { id: string; files: string[] }) => {
  for (const who of [b, agent]) {
    const seen = await act.detail(who, id);
    expect(seen).toMatchObject({ papers: [], mayErase: false, eraseAt: null, values: { country: 'TR' } });
    expect(Object.keys(seen.values).filter((k) => personal.includes(k))).toEqual([]);
    expect(seen.timeline.flatMap((e) => e.files)).toEqual([]);
    expect(seen.timeline.filter((e) => e.act === 'erase')).toHaveLength(1);
  }
  for (const file of files) expect(await status(agent, file)).toBe(404);
  // What no record holds goes with the next cleaning of uploads, for whoever sent it too.
  await t.pool.query("update files set created_at = now() - interval '3 days' where id = any($1)", [files]);
  await removeOrphans(systemContext(t.platform));
  for (const file of files) expect(await status(b, file)).toBe(404);
};

describe('what an applicant handed in', () => {
  it(`is deleted ${papersKeptDays} days after the end, which the page says before and after (services 15)`, async () => {
    const sent = await handedIn(b);
    await ended(sent.id, 0).catch(() => undefined);
    expect(await act.detail(b, sent.id)).toMatchObject({ mayErase: false, eraseAt: null });
    await act.step(b, sent.id, 'cancel', 'The fair was moved.');
    await ended(sent.id, papersKeptDays - 1);
    await job();
    const before = await act.detail(b, sent.id);
    expect(before).toMatchObject({ mayErase: true, papers: { length: 5 } });
    const left = Date.parse(before.eraseAt ?? '') - Date.now();
    expect(Math.round(left / 86_400_000)).toBe(1);
    expect((await act.detail(agent, sent.id)).mayErase).toBe(false);
    await ended(sent.id, papersKeptDays + 1);
    await Promise.all([job(), job()]);
    await gone(sent);
  });

  it('is deleted at once where its applicant asks for it, once it is over, and by nobody else', async () => {
    const sent = await handedIn(b);
    expect(await refused(erase(b, sent.id))).toBe('409 services.wrongState');
    await act.step(agent, sent.id, 'refuse', 'No appointments are left.');
    expect(await refused(erase(agent, sent.id))).toBe('403 services.notYourStep');
    expect(await refused(erase(b2, sent.id))).toBe('404 common.notFound');
    await Promise.all([erase(b, sent.id), erase(b, sent.id)]);
    await gone(sent);
  });

  it('goes with the account of whoever applied for themselves', async () => {
    const alone = await person(t.platform, { userType: 2, roles: [roleCodes.buyer], entId: null });
    const sent = await handedIn(alone);
    await act.step(alone, sent.id, 'cancel', 'I do not travel.');
    await emit(systemContext(t.platform), personRemoved, { userId: alone.userId, entId: null });
    await t.until(async () => (await act.detail(agent, sent.id)).timeline.some((e) => e.act === 'erase') || undefined);
    for (const file of sent.files) expect(await status(agent, file)).toBe(404);
  });

  it('is read no more once a corrected paper has taken its place', async () => {
    const sent = await handedIn(b);
    const [old = ''] = sent.papers['photo'] ?? [];
    await t.as(agent.token)(calls.sendBack, {
      params: { id: sent.id },
      body: { fields: ['photo'], reason: 'Too dark.' },
    });
    const photo = [await uploaded(t, b, 'photo-2.pdf')];
    await act.resubmit(b, sent.id, 'visa', { ...sent.papers, photo });
    expect(await status(agent, photo[0] ?? '')).toBe(200);
    expect(await status(agent, old)).toBe(404);
    for (const file of sent.files.filter((f) => f !== old)) expect(await status(agent, file)).toBe(200);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { draftLimits, drafts } from '#contract/drafts/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { draftsRoom } from '#server/rooms/drafts/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});
const form = 'quote.x1';

describe('half-filled forms', () => {
  const of = (who: TestPerson) => ({
    read: (name = form) => t.as(who.token)(drafts.read, { query: { form: name } }),
    save: (content: object, base: number, name = form) =>
      t.as(who.token)(drafts.save, { body: { form: name, base, content: { ...content } } }),
    remove: () => t.as(who.token)(drafts.remove, { query: { form } }),
  });

  it('come back as they were typed, to their person alone', async () => {
    const [one, other] = [await buyer(t.platform), await buyer(t.platform)];
    expect(await of(one).save({ price: '62,5', lines: [{ on: true }] }, 0)).toMatchObject({ revision: 1 });
    expect(await of(one).read()).toMatchObject({ content: { price: '62,5', lines: [{ on: true }] }, revision: 1 });
    expect(await of(other).read()).toBeNull();
    await of(other).remove();
    expect(await of(one).read()).not.toBeNull();
    await of(one).remove();
    await of(one).remove();
    expect(await of(one).read()).toBeNull();
  });

  it('the second of two windows is refused with what the first has saved, and loses nothing of it', async () => {
    const one = of(await buyer(t.platform));
    await one.save({ note: 'first' }, 0);
    const err = await refusal(one.save({ note: 'second' }, 0));
    expect(err).toMatchObject({ status: 409, error: 'drafts.changed' });
    expect(err.data).toMatchObject({ content: { note: 'first' }, revision: 1 });
    expect(await one.save({ note: 'second' }, 1)).toMatchObject({ revision: 2 });
  });

  it('of 32 windows that save at once over one revision, one is taken', async () => {
    const one = of(await buyer(t.platform));
    const all = await Promise.all(Array.from({ length: 32 }, (_, n) => refused(one.save({ n }, 0))));
    expect(all.filter((a) => a === 'done')).toHaveLength(1);
    expect(all.filter((a) => a === '409 drafts.changed')).toHaveLength(31);
    expect((await one.read())?.revision).toBe(1);
  });

  it('are bounded in size and number; the oldest go first, and all after half a year', async () => {
    const who = await buyer(t.platform);
    const one = of(who);
    expect(await refused(one.save({ note: 'x'.repeat(100_001) }, 0))).toBe('400 common.invalid');
    expect(await refused(one.save({}, 0, 'Not A Form'))).toBe('400 common.invalid');
    // A revision that nobody has seen makes no draft that is not counted, and none that the database can't count.
    for (let n = 0; n <= draftLimits.max; n++)
      expect(await one.save({ n }, n, `quote.${n}`)).toMatchObject({ revision: 1 });
    for (const base of [2_147_483_648, 2 ** 53 - 1, -1, 1.5])
      expect(await refused(one.save({}, base))).toBe('400 common.invalid');
    expect(await one.read('quote.0')).toBeNull();
    expect(await one.read('quote.1')).not.toBeNull();
    const ctx = systemContext(t.platform);
    await t.platform.pool.query(
      `update form_drafts set saved_at = now() - interval '${draftLimits.days + 1} days' where user_id = $1 and form = 'quote.1'`,
      [who.userId],
    );
    await draftsRoom.periodic?.[0]?.run(ctx);
    expect(await one.read('quote.1')).toBeNull();
    expect(await one.read('quote.2')).not.toBeNull();
  });
});

describe('drafts of inquiries', () => {
  const save = (who: TestPerson, id: string | undefined, title: string, base?: number) =>
    t.as(who.token)(inquiry.saveDraft, {
      body: { ...(id && { id }), ...(base !== undefined && { base }), content: { title } },
    });
  it('a saving over an older revision is refused with the newer one, also a colleague’s', async () => {
    const colleague = await person(t.platform, {
      userType: 3,
      roles: ['ROLE_BUYER'],
      entId: b.entId,
      seat: 'purchasing',
    });
    const { id, revision } = await save(b, undefined, 'first', 0);
    expect(revision).toBe(1);
    expect(await save(colleague, id, 'colleague', 1)).toMatchObject({ revision: 2 });
    const err = await refusal(save(b, id, 'mine', 1));
    expect(err).toMatchObject({ status: 409, error: 'inquiry.draftChanged' });
    expect(err.data).toMatchObject({ content: { title: 'colleague' }, revision: 2 });
    expect(await save(b, id, 'mine', 2)).toMatchObject({ revision: 3 });
    // Who names no revision overwrites, as before there were any.
    expect(await save(b, id, 'anyway')).toMatchObject({ revision: 4 });
  });
  it('of 32 savings at once over one revision, one is taken', async () => {
    const { id } = await save(b, undefined, 'start', 0);
    const all = await Promise.all(Array.from({ length: 32 }, (_, n) => refused(save(b, id, `n${n}`, 1))));
    expect(all.filter((a) => a === 'done')).toHaveLength(1);
    expect(all.filter((a) => a === '409 inquiry.draftChanged')).toHaveLength(31);
  });
});

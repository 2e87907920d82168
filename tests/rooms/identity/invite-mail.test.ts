import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { invite, inviteErrors, mailsADay } from '#contract/identity/invite.ts';
import { systemContext } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { sendInvite } from '#server/rooms/identity/referrals/invite-by-mail.ts';
import { deleteOldInviteMails } from '#server/rooms/identity/referrals/mail-store.ts';
import { forgetPerson } from '#server/rooms/identity/standing/standing-store.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { codeFor, forgetLimits } from '#tests/world/login.ts';
import { buyer, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let n = 0;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

const address = () => `friend${(n += 1)}@example.com`;
const send = (by: TestPerson, targets: string[], lang: 'cn' | 'en' | 'es' = 'es') =>
  t.as(by.token)(invite.mail, { body: { targets, lang } });
const listed = async (by: TestPerson) => (await t.as(by.token)(invite.mailed, { query: {} })).records;
type Mail = { subject: string; body: string; data: { headers?: Record<string, string> } };
const mailsTo = async (target: string): Promise<Mail[]> => {
  await jobsDone(t);
  const { rows } = await t.pool.query<Mail>(
    `select subject, body, data from outbox_messages where kind = 'mail' and recipient = $1 order by created_at`,
    [target],
  );
  return rows;
};
const tokenOf = (m: Mail | undefined) =>
  /\/refuse\/([\w.-]+)>/.exec(m?.data.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
const codeIn = (m: Mail | undefined) => /inviter=([a-z0-9]+)/.exec(m?.body ?? '')?.[1] ?? '';

describe('an invitation by mail', () => {
  it('goes once to an address, in the language that was chosen, and names who registered by it', async () => {
    const mine = await buyer(t.platform);
    const target = address();
    await Promise.all([send(mine, [target, target.toUpperCase()]), send(mine, [target])]);
    const [mail, ...more] = await mailsTo(target);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Le invitan a unirse a Weft');
    expect(await listed(mine)).toMatchObject([{ target, lang: 'es', state: 'sent' }]);
    const { rows } = await t.pool.query<{ id: string }>('select id from invite_mails where target = $1', [target]);
    await sendInvite(systemContext(t.platform), { inviteMailId: rows[0]?.id ?? '' });
    expect(await mailsTo(target)).toHaveLength(1);
    const code = await codeFor(t, target, 'register');
    await t.as()(identity.register, {
      body: { target, code, password: 'twill-2x2-carbon', name: '周明远', inviter: codeIn(mail) },
    });
    expect(await listed(mine)).toMatchObject([{ target, state: 'registered' }]);
    expect((await t.as(mine.token)(invite.records, { query: {} })).total).toBe(1);
  });

  it('tells nothing of who has an account: they get no mail, and stand in the list as everybody', async () => {
    const [mine, there] = [await buyer(t.platform), await buyer(t.platform)];
    const strange = address();
    expect(await send(mine, [there.email, strange])).toEqual({ count: 2 });
    expect(await mailsTo(there.email)).toEqual([]);
    expect(await mailsTo(strange)).toHaveLength(1);
    expect((await listed(mine)).map((m) => m.state)).toEqual(['sent', 'sent']);
  });

  it('is refused for good by one click, whoever invites, and allowed again by the same link', async () => {
    const [a, b, c] = [await buyer(t.platform), await buyer(t.platform), await buyer(t.platform)];
    const target = address();
    await send(a, [target]);
    const token = tokenOf((await mailsTo(target))[0]);
    const at = { params: { token } };
    expect(await t.as()(invite.refusal, at)).toEqual({ off: false });
    expect(await t.as()(invite.refuse, { ...at, body: {} })).toEqual({ off: true });
    expect(await t.as()(invite.refuse, { ...at, body: {} })).toEqual({ off: true });
    await send(b, [target]);
    expect(await mailsTo(target)).toHaveLength(1);
    expect(await listed(b)).toMatchObject([{ target, state: 'sent' }]);
    await t.as()(invite.refuse, { ...at, body: { again: '1' } });
    await send(c, [target]);
    expect(await mailsTo(target)).toHaveLength(2);
    const forged = `${token.slice(0, 43)}.${'x'.repeat(43)}`;
    expect(await refused(t.as()(invite.refusal, { params: { token: forged } }))).toContain(inviteErrors.badLink.code);
  });

  it('is limited by person and day, and an address gets three of all in a month', async () => {
    const mine = await buyer(t.platform);
    await Promise.all([
      send(mine, Array.from({ length: 10 }, address)),
      send(mine, Array.from({ length: mailsADay - 10 }, address)),
    ]);
    expect(await refused(send(mine, [address()]))).toContain(inviteErrors.tooMany.code);
    const target = address();
    for (const by of [
      await buyer(t.platform),
      await buyer(t.platform),
      await buyer(t.platform),
      await buyer(t.platform),
    ]) {
      await send(by, [target]);
      await jobsDone(t);
    }
    expect(await mailsTo(target)).toHaveLength(3);
    await t.pool.query(`update invite_mails set created_at = now() - interval '200 days' where target = $1`, [target]);
    await deleteOldInviteMails(systemContext(t.platform));
    const { rows } = await t.pool.query('select id from invite_mails where target = $1', [target]);
    expect(rows).toEqual([]);
  });

  it('is counted by the mailbox, however its address is spelled, and the count outlives who invited', async () => {
    const box = `v.box${(n += 1)}`;
    const plus = (i: number) => `${box}+${i}@example.com`;
    const by = await Promise.all([1, 2, 3, 4].map(() => buyer(t.platform)));
    for (const [i, who] of by.slice(0, 3).entries()) {
      await send(who, [plus(i)]);
      expect(await mailsTo(plus(i))).toHaveLength(1);
    }
    for (const who of by) await forgetPerson(systemContext(t.platform), who.userId);
    const last = by[3] as TestPerson;
    await send(last, [plus(9)]);
    expect(await mailsTo(plus(9))).toEqual([]);
    await t.pool.query(`update invite_sent set sent_at = now() - interval '31 days'`);
    await deleteOldInviteMails(systemContext(t.platform));
    expect((await t.pool.query('select id from invite_sent')).rows).toEqual([]);
    const spelled = `${box}@example.com`;
    await send(last, [spelled]);
    const token = tokenOf((await mailsTo(spelled))[0]);
    await t.as()(invite.refuse, { params: { token }, body: {} });
    await send(last, [plus(10)]);
    expect(await mailsTo(plus(10))).toEqual([]);
  });

  it('is no more than three where many jobs come at once', async () => {
    const target = address();
    const by = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buyer(t.platform)));
    await t.pool.query(
      `insert into invite_mails (id, inviter_id, target, lang, code) select gen_random_uuid(), p.id, $2, 'en', 'race' || p.id
       from unnest($1::uuid[]) as p(id)`,
      [by.map((p) => p.userId), target],
    );
    const { rows } = await t.pool.query<{ id: string }>('select id from invite_mails where target = $1', [target]);
    const ids = rows.flatMap(({ id }) => [id, id]);
    await Promise.all(ids.map((inviteMailId) => sendInvite(systemContext(t.platform), { inviteMailId })));
    expect(await mailsTo(target)).toHaveLength(3);
    const left = await t.pool.query('select id from invite_mails where target = $1 and mailed_at is null', [target]);
    expect(left.rows).toHaveLength(3);
  });

  it('goes where it could not go before, when it is asked for again, and tells nothing by that', async () => {
    const [a, b] = [await buyer(t.platform), await buyer(t.platform)];
    const [target, other] = [address(), address()];
    await send(a, [target]);
    const at = { params: { token: tokenOf((await mailsTo(target))[0]) } };
    await t.as()(invite.refuse, { ...at, body: {} });
    await send(b, [target, other]);
    expect(await mailsTo(target)).toHaveLength(1);
    const before = await listed(b);
    await t.as()(invite.refuse, { ...at, body: { again: '1' } });
    expect(await send(b, [target, other], 'cn')).toEqual({ count: 2 });
    expect(await mailsTo(target)).toHaveLength(2);
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await listed(b)).toEqual(before);
    await send(b, [target, other]);
    expect(await mailsTo(target)).toHaveLength(2);
  });

  it('does not speak in the platform’s name', async () => {
    const mine = await buyer(t.platform);
    await t.pool.query(`update users set name = '复材汇·官方' where id = $1`, [mine.userId]);
    const target = address();
    await send(mine, [target], 'en');
    const [mail] = await mailsTo(target);
    expect(mail?.body).toContain(translate('en', 'messages:seat.somebody'));
    expect(mail?.body).not.toContain('官方');
  });
});

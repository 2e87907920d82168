import { beforeAll, describe, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { noticePreferences, type NoticeWish, preferenceErrors } from '#contract/notices/preferences.ts';
import { pageTo } from '#contract/pages.ts';
import { systemContext } from '#server/platform/context.ts';
import { mailDigest, sendDigests } from '#server/rooms/notices/mail-digest.ts';
import { unsubscribeToken } from '#server/rooms/notices/preferences/mail-link.ts';
import { mailTalk, sendTalkMails } from '#server/rooms/notices/talk/mail-talk.ts';
import { tell } from '#server/rooms/notices/tell.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { say, talk } from '../chat/world.ts';

let t: TestPlatform;
let made = 0;
beforeAll(async () => {
  t = await testPlatform();
});

const ctx = () => systemContext(t.platform);
const told = async (who: TestPerson, kind: NoticeKind, params: Record<string, string | number> = {}) => {
  made += 1;
  await tell(ctx(), [
    {
      userId: who.userId,
      kind,
      params: { number: `XJ${made}`, title: 'T700', company: { cn: '衡纤' }, revision: 1, ...params },
      link: pageTo('notices'),
      dedupe: `preferences ${made}`,
    },
  ]);
  await jobsDone(t);
};
const mails = async (who: TestPerson) =>
  (
    await t.pool.query<{ subject: string; body: string; data: { headers?: Record<string, string> } }>(
      `select subject, body, data from outbox_messages where kind = 'mail' and recipient = $1 order by created_at`,
      [who.email],
    )
  ).rows;
const wish = (who: TestPerson, ...changes: NoticeWish[]) =>
  t.as(who.token)(noticePreferences.save, { body: { changes } });
const choiceOf = async (who: TestPerson, group: string, channel: string) =>
  (await t.as(who.token)(noticePreferences.read)).choices.find((c) => c.group === group && c.channel === channel);

it('the link of a mail brings back what was chosen before it ended the mails', async () => {
  const [b, usual] = [await buyer(t.platform), await buyer(t.platform)];
  await wish(b, { group: 'orders', channel: 'mail', choice: 'daily' });
  for (const [who, before] of [
    [b, 'daily'],
    [usual, 'now'],
  ] as const) {
    const link = { params: { token: unsubscribeToken(ctx(), who.userId, 'orders') } };
    await t.as()(noticePreferences.unsubscribe, { ...link, body: {} });
    await t.as()(noticePreferences.unsubscribe, { ...link, body: {} });
    expect(await choiceOf(who, 'orders', 'mail')).toMatchObject({ choice: 'off' });
    await t.as()(noticePreferences.unsubscribe, { ...link, body: { again: '1' } });
    expect(await choiceOf(who, 'orders', 'mail')).toMatchObject({ choice: before });
  }
});

describe('what somebody chooses', () => {
  it('is kept by group and channel, and what is fixed or does not exist is refused', async () => {
    const b = await buyer(t.platform);
    expect(await choiceOf(b, 'orders', 'mail')).toEqual({
      group: 'orders',
      channel: 'mail',
      choice: 'now',
      fixed: false,
    });
    await wish(
      b,
      { group: 'orders', channel: 'mail', choice: 'off' },
      { group: 'orders', channel: 'mail', choice: 'daily' },
    );
    expect(await choiceOf(b, 'orders', 'mail')).toMatchObject({ choice: 'daily' });
    expect(await refused(wish(b, { group: 'account', channel: 'mail', choice: 'off' }))).toContain(
      preferenceErrors.fixed.code,
    );
    expect(await refused(wish(b, { group: 'results', channel: 'page', choice: 'off' }))).toContain(
      preferenceErrors.fixed.code,
    );
    expect(await refused(wish(b, { group: 'deals', channel: 'sms', choice: 'on' }))).toContain(common.invalid.code);
    expect(await refused(wish(b, { group: 'chat', channel: 'mail', choice: 'daily' }))).toContain(common.invalid.code);
  });

  it('is obeyed in the page and by mail, one without the other', async () => {
    const b = await buyer(t.platform);
    const unread = async () => (await t.as(b.token)(notices.unread)).messageNum;
    await wish(b, { group: 'deals', channel: 'page', choice: 'off' });
    await told(b, 'quotationReceived');
    expect(await unread()).toBe(0);
    expect((await t.as(b.token)(notices.page, { query: {} })).records).toMatchObject([{ read: true }]);
    expect(await mails(b)).toHaveLength(1);
    await wish(
      b,
      { group: 'deals', channel: 'page', choice: 'on' },
      { group: 'deals', channel: 'mail', choice: 'off' },
    );
    await told(b, 'quotationReceived');
    expect(await unread()).toBe(1);
    expect(await mails(b)).toHaveLength(1);
    // Results are mailed whatever is chosen of others.
    await told(b, 'quotationAccepted');
    expect(await mails(b)).toHaveLength(2);
  });

  it('as the mail of the morning brings one mail, also where two nodes send it', async () => {
    const b = await buyer(t.platform);
    await wish(
      b,
      { group: 'deals', channel: 'mail', choice: 'daily' },
      { group: 'deals', channel: 'page', choice: 'off' },
    );
    await told(b, 'quotationReceived');
    await told(b, 'followedListed', { name: 'M', n: 3 });
    await told(b, 'inquiryMatched', { score: 80 });
    expect(await mails(b)).toMatchObject([{ subject: expect.stringContaining('XJ') }]);
    await sendDigests(ctx());
    await sendDigests(ctx());
    await Promise.all([mailDigest(ctx(), b), mailDigest(ctx(), b), jobsDone(t)]);
    const [, digest, more] = await mails(b);
    expect(more).toBeUndefined();
    expect(digest?.body.match(/^- /gm)).toHaveLength(2);
    expect(digest?.body).toContain('T700');
  });

  it('is not asked of what is read, and a mail that fails comes again', async () => {
    const b = await buyer(t.platform);
    await told(b, 'followedListed', { name: 'M', n: 3 });
    const broken = {
      ...ctx(),
      platform: {
        ...t.platform,
        mailer: { tally: t.platform.mailer.tally, send: () => Promise.reject(new Error('down')) },
      },
    };
    await expect(mailDigest(broken, b)).rejects.toThrow('down');
    await mailDigest(ctx(), b);
    expect(await mails(b)).toHaveLength(1);
    await told(b, 'followedListed', { name: 'N', n: 3 });
    await t.as(b.token)(notices.read, { body: {} });
    await mailDigest(ctx(), b);
    expect(await mails(b)).toHaveLength(1);
  });
});

describe('the link of a mail', () => {
  it('ends mails of its kind alone, without a login, by one click of the mail program too', async () => {
    const b = await buyer(t.platform);
    await told(b, 'quotationReceived');
    const [mail] = await mails(b);
    const headers = mail?.data.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL((headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname;
    const one = await t.api.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(one.status).toBe(200);
    await told(b, 'quotationReceived');
    expect(await mails(b)).toHaveLength(1);
    await told(b, 'orderStep', { state: 'shipped' });
    expect(await mails(b)).toHaveLength(2);
    const token = address.split('/').at(-1) ?? '';
    expect(await t.as()(noticePreferences.subscription, { params: { token } })).toEqual({ group: 'deals', off: true });
    const browser = await t.api.request(address, { headers: { accept: 'text/html' } });
    expect(browser.headers.get('location')).toContain('/mailPreferences?k=');
    await t.as()(noticePreferences.unsubscribe, { params: { token }, body: { again: '1' } });
    expect(await choiceOf(b, 'deals', 'mail')).toMatchObject({ choice: 'now' });
  });

  it('is not forged, of another person or kind, nor for what is always sent', async () => {
    const [a, b] = [await buyer(t.platform), await buyer(t.platform)];
    const token = unsubscribeToken(ctx(), a.userId, 'deals');
    const [, , sig] = token.split('.');
    const [other] = unsubscribeToken(ctx(), b.userId, 'deals').split('.');
    const end = (k: string) => t.as()(noticePreferences.unsubscribe, { params: { token: k }, body: {} });
    for (const k of [
      token.replace('.deals.', '.orders.'),
      `${other}.deals.${sig}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      unsubscribeToken(ctx(), a.userId, 'account'),
    ])
      expect(await refused(end(k))).toContain(preferenceErrors.badLink.code);
    expect(await choiceOf(a, 'orders', 'mail')).toMatchObject({ choice: 'now' });
    expect(await choiceOf(b, 'deals', 'mail')).toMatchObject({ choice: 'now' });
  });

  it('is in no mail of what concerns the account', async () => {
    const b = await buyer(t.platform);
    await told(b, 'accountPassword', { device: '—', address: '203.0.113.7', at: 'x' });
    const [mail] = await mails(b);
    expect(mail?.data.headers).toBeUndefined();
    expect(mail?.body).toContain('/noticedata/preferences');
  });
});

describe('unread messages', () => {
  const later = (minutes: number) =>
    t.pool.query(`update chat_messages set created_at = created_at - make_interval(mins => $1)`, [minutes]);
  const away = (...who: TestPerson[]) =>
    t.pool.query(`update users set last_seen_at = now() - interval '10 minutes' where id = any($1)`, [
      who.map((w) => w.userId),
    ]);
  const run = async () => {
    await sendTalkMails(ctx());
    await jobsDone(t);
  };
  const anHourLater = () => t.pool.query(`update talk_mails set mailed_at = mailed_at - interval '61 minutes'`);

  it('are mailed once to who is away, without words, at most once an hour, and not again', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { conversationId: id } = await talk(t, b, s.entId ?? '');
    await say(t, b, id, '600 kg T700 secret');
    await say(t, b, id, 'hello?');
    await away(s);
    await run();
    expect(await mails(s)).toEqual([]);
    await later(16);
    await t.pool.query('update users set last_seen_at = now() where id = $1', [s.userId]);
    await run();
    expect(await mails(s)).toEqual([]);
    await away(s);
    await Promise.all([run(), mailTalk(ctx(), s), mailTalk(ctx(), s)]);
    const [mail, more] = await mails(s);
    expect(more).toBeUndefined();
    expect(mail?.body).not.toContain('secret');
    expect(mail?.body).toContain(pageTo('chat', { eid: id }));
    expect(mail?.data.headers?.['List-Unsubscribe']).toContain('.chat.');
    await anHourLater();
    await run();
    expect(await mails(s)).toHaveLength(1);
    await say(t, b, id, 'still there?');
    await later(16);
    await run();
    expect(await mails(s)).toHaveLength(2);
    await say(t, b, id, 'again');
    await later(16);
    await run();
    expect(await mails(s)).toHaveLength(2);
  });

  it('of more conversations than a mail names go into the next one', async () => {
    const s = await supplier(t.platform);
    const askers = await Promise.all(Array.from({ length: 12 }, () => buyer(t.platform)));
    const ids: string[] = [];
    for (const b of askers) {
      const { conversationId: id } = await talk(t, b, s.entId ?? '');
      await say(t, b, id, 'hello?');
      ids.push(id);
    }
    await later(16);
    await away(s);
    await run();
    const untold = async () =>
      (
        await t.pool.query<{ n: number }>(
          `select count(*)::int n from chat_members where user_id = $1 and conversation_id = any($2) and mailed_upto = 0`,
          [s.userId, ids],
        )
      ).rows[0]?.n;
    expect(await untold()).toBe(2);
    await anHourLater();
    await run();
    expect(await mails(s)).toHaveLength(2);
    expect(await untold()).toBe(0);
    await anHourLater();
    await run();
    expect(await mails(s)).toHaveLength(2);
  });

  it('do not count automatic answers', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { conversationId: id } = await talk(t, b, s.entId ?? '');
    await say(t, b, id, 'hello?');
    await say(t, s, id, 'We are closed.');
    await t.pool.query(
      `update chat_messages set automatic = '{"cn":"x"}' where conversation_id = $1 and sender_id = $2`,
      [id, s.userId],
    );
    await later(16);
    await away(b);
    await run();
    expect(await mails(b)).toEqual([]);
  });

  it('are quoted for who asked for that, and not mailed to who wants none, has muted or read', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { conversationId: id } = await talk(t, b, s.entId ?? '');
    await wish(s, { group: 'chat', channel: 'content', choice: 'on' });
    await say(t, b, id, 'quoted words');
    await later(16);
    await away(s);
    await run();
    expect((await mails(s))[0]?.body).toContain('quoted words');
    await anHourLater();
    await wish(s, { group: 'chat', channel: 'mail', choice: 'off' });
    await say(t, b, id, 'more');
    await later(16);
    await run();
    expect(await mails(s)).toHaveLength(1);
    await wish(s, { group: 'chat', channel: 'mail', choice: 'now' });
    await t.as(s.token)(chat.keep, { params: { id }, body: { muted: true } });
    await away(s);
    await run();
    expect(await mails(s)).toHaveLength(1);
    await t.as(s.token)(chat.keep, { params: { id }, body: { muted: false } });
    await t.as(s.token)(chat.read, { params: { id }, body: { upto: 2 } });
    await away(s);
    await run();
    expect(await mails(s)).toHaveLength(1);
  });
});

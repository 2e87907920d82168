import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeWork } from '#contract/home/work.ts';
import { noticePreferences } from '#contract/notices/preferences.ts';
import { systemContext } from '#server/platform/context.ts';
import { createMailer } from '#server/platform/mail/index.ts';
import { countRefused, deleteOldRefused, isRefusedForGood, refusedSince } from '#server/platform/mail/refused.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
/** What the server says of an address; nothing where it takes the mail. */
const answers = new Map<string, { code: number; said: string }>();
const asked: string[] = [];
const taken: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    asked.push(address);
    const no = answers.get(address);
    done(no ? Object.assign(new Error(no.said), { responseCode: no.code }) : undefined);
  },
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      taken.push(...session.envelope.rcptTo.map((r) => r.address));
      done();
    });
  },
});
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const { db } = t.platform;
  t.platform.mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@weft.example', db });
});
afterAll(() => new Promise<void>((gone) => server.close(gone)));

const mail = (to: string, wanted = false) => t.platform.mailer.send({ to, subject: 'News', text: 'News.', wanted });
const nobody = { code: 550, said: '5.1.1 <gone@example.com> no such user' };

it('an address that does not exist is asked once, until somebody waits for a mail and it arrives', async () => {
  const to = 'Gone@example.com';
  answers.set(to, nobody);
  await mail(to);
  await mail(to);
  expect(asked).toEqual([to]);
  expect(await refusedSince(t.platform.db, 'gone@EXAMPLE.com')).not.toBeNull();
  expect(await countRefused(t.platform.db)).toBe(1);
  const { rows } = await t.pool.query<{ answer: string }>('select answer from refused_addresses');
  expect(rows[0]?.answer).not.toContain('@example');
  await expect(mail(to, true)).rejects.toThrow('no such user');
  answers.delete(to);
  await mail(to);
  expect(taken).toEqual([]);
  await mail(to, true);
  await mail(to);
  expect(taken).toEqual([to, to]);
  expect(await countRefused(t.platform.db)).toBe(0);
});

it.each([
  ['a full box', 552, '5.2.2 mailbox full'],
  ['a policy', 550, '5.7.1 blocked by policy'],
  ['a server that is busy', 451, '4.3.2 try again later'],
])('%s says nothing of the address: the mail is tried again', async (_name, code, said) => {
  const to = `${code}-${said.length}@example.com`;
  answers.set(to, { code, said });
  await expect(mail(to)).rejects.toThrow();
  expect(await refusedSince(t.platform.db, to)).toBeNull();
  answers.delete(to);
  await mail(to);
  expect(taken.at(-1)).toBe(to);
});

it('an address is refused where a plain 550 says so, or a box that is closed, and never by another command', () => {
  const at = (responseCode: number, response: string, command = 'RCPT TO') =>
    isRefusedForGood({ responseCode, response, command });
  expect(at(550, '550 no such user here')).toBe(true);
  expect(at(550, '550 5.2.1 the account is disabled')).toBe(true);
  expect(at(554, '554 transaction failed')).toBe(false);
  expect(at(550, '550 5.1.1 unknown', 'MAIL FROM')).toBe(false);
  expect(isRefusedForGood(new Error('connect ECONNREFUSED'))).toBe(false);
});

it('its holder reads of it, tries it, and has their news by mail again', async () => {
  answers.set(b.email, nobody);
  const mine = () => t.as(b.token)(noticePreferences.read);
  expect((await mine()).mailRefusedSince).toBeNull();
  await mail(b.email);
  expect((await mine()).mailRefusedSince).not.toBeNull();
  expect((await t.as(b.token)(homeWork.work)).start.mailRefused).toBe(true);
  expect(await refused(t.as(b.token)(noticePreferences.tryMail))).toBe('409 notices.mailRefused');
  answers.delete(b.email);
  expect((await t.as(b.token)(noticePreferences.tryMail)).mailRefusedSince).toBeNull();
  expect((await t.as(b.token)(homeWork.work)).start.mailRefused).toBe(false);
});

it('after 180 days the entry counts no more and goes', async () => {
  answers.set('old@example.com', nobody);
  await mail('old@example.com');
  await t.pool.query(`update refused_addresses set last_at = now() - interval '181 days'`);
  expect(await countRefused(t.platform.db)).toBe(0);
  expect(await deleteOldRefused(systemContext(t.platform).db)).toBe(1);
});

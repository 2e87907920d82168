import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { noticeKinds } from '#contract/notices/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { createMailer } from '#server/platform/mail/index.ts';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { noticeTemplate, templates } from '#server/platform/mail/templates.ts';
import { outboxRoom } from '#server/rooms/outbox/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';

describe('a real SMTP server', () => {
  const mails: { raw: string; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (d: Buffer) => parts.push(d));
      stream.on('end', () => {
        mails.push({ raw: Buffer.concat(parts).toString(), to: session.envelope.rcptTo.map((r) => r.address) });
        done();
      });
    },
  });
  let db: TestPlatform['platform']['db'];
  beforeAll(async () => {
    ({ db } = (await testPlatform({ jobs: false })).platform);
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => new Promise<void>((gone) => server.close(gone)));
  const send = async (mail: Parameters<ReturnType<typeof createMailer>['send']>[0]) => {
    const { port } = server.server.address() as AddressInfo;
    const from = 'Weft 复材汇 <no-reply@weft.example>';
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, db }).send(mail);
    return mails.at(-1) ?? { raw: '', to: [] };
  };
  /** The header's value, unfolded, its encoded words read. */
  const header = (raw: string, name: string): string =>
    (new RegExp(`^${name}: ((?:.*(?:\\r?\\n[ \\t].*)*))`, 'im').exec(raw)?.[1] ?? '')
      .replace(/\r?\n[ \t]/g, '')
      .replace(/\?= +=\?/g, '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, b: string) => Buffer.from(b, 'base64').toString())
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, q: string) =>
        Buffer.from(
          q.replaceAll('_', ' ').replace(/=([\dA-F]{2})/gi, (__, h: string) => String.fromCharCode(parseInt(h, 16))),
          'latin1',
        ).toString(),
      );

  it.each(langs)('gets subject, sender, text and HTML in %s', async (lang) => {
    const mail = composeMail(
      lang,
      noticeTemplate('inquiryMatched'),
      { number: 'XJ1', score: 90, title: 'T700 碳纤维' },
      { to: 'buyer@example.com', name: '林晓', url: 'https://weft.example/x' },
    );
    const { raw, to } = await send(mail);
    expect(to).toEqual(['buyer@example.com']);
    expect(header(raw, 'To')).toBe('buyer@example.com');
    expect(header(raw, 'Subject')).toBe(mail.subject);
    expect(header(raw, 'From')).toContain('Weft');
    expect(header(raw, 'Message-ID')).toMatch(/^<.+@.+>$/);
    expect(header(raw, 'Date')).toMatch(/^\w{3}, /);
    expect(raw).toMatch(/content-type: multipart\/alternative/i);
    expect(raw).toMatch(/content-type: text\/plain; charset=utf-8/i);
    expect(raw).toMatch(/content-type: text\/html; charset=utf-8/i);
  });

  it('gets one subject and no header more, whatever a title holds', async () => {
    const title = 'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>';
    const { raw, to } = await send(
      composeMail('en', noticeTemplate('inquiryWithdrawn'), { number: 'XJ1', title }, { to: 'buyer@example.com' }),
    );
    expect(to).toEqual(['buyer@example.com']);
    expect(raw).not.toMatch(/^bcc:/im);
    expect(header(raw, 'Subject')).toContain('x Bcc: victim@example.com');
  });
});

describe('every mail', () => {
  const nasty = `"><img src=x onerror=alert(1)><a href='javascript:x'>\u202e`;
  const every = { ...templates, ...Object.fromEntries(noticeKinds.map((k) => [k, noticeTemplate(k)])) };
  it.each(Object.entries(every))(
    '%s has its words in three languages, and what people wrote stays words',
    (_, template) => {
      const subjects = langs.map((lang) => {
        const params = Object.fromEntries(
          [
            'number',
            'title',
            'company',
            'score',
            'revision',
            'state',
            'stage',
            'kind',
            'reason',
            'code',
            'minutes',
            'applied',
            'days',
            'inviter',
            'device',
            'address',
            'at',
            'seat',
            'offer',
            'outcome',
            'name',
            'reviewer',
            'n',
            'until',
            'text',
            'about',
            'booth',
          ].map((k) => [k, nasty]),
        );
        const mail = composeMail(
          lang,
          template,
          { ...params, count: 2 },
          {
            to: 'a@b.example',
            name: nasty,
            url: 'https://weft.example/?a=1&b="',
          },
        );
        expect(mail.html).not.toMatch(/<img|<script|<a href='/);
        expect(mail.subject + mail.text).not.toMatch(/\u202e|\{\{/);
        expect(mail.html?.match(/<a /g)?.length ?? 0).toBe('action' in template ? 1 : 0);
        expect(mail.text.length).toBeGreaterThan(20);
        return composeMail(lang, template, { count: 2 }, { to: 'a@b.example' }).subject;
      });
      expect(new Set(subjects).size).toBe(3);
    },
  );
});

describe('the outbox', () => {
  it('keeps the HTML, shows each mail in three languages, and forgets after 30 days', async () => {
    const t = await testPlatform({ jobs: false });
    const ctx = systemContext(t.platform);
    await t.platform.mailer.send(
      composeMail('en', templates.codeLogin, { code: '123456', minutes: 5 }, { to: 'new@example.com' }),
    );
    await t.platform.mailer.send(
      composeMail('en', templates.codeLogin, { code: '654321', minutes: 5 }, { to: 'old@example.com' }),
    );
    await t.pool.query(
      `update outbox_messages set created_at = now() - interval '31 days' where recipient = 'old@example.com'`,
    );
    await outboxRoom.periodic?.[0]?.run(ctx);
    const left = await recentMessages(t.platform.db, 10);
    expect(left.map((m) => m.to)).toEqual(['new@example.com']);
    expect(JSON.stringify(left[0]?.data)).toContain('>123456<');
    const [list, one] = outboxRoom.documents ?? [];
    const all = await (await list?.answer(ctx, {}))?.text();
    for (const [, lang = '', name = ''] of all?.matchAll(/src="\/outbox\/preview\/(\w+)\/(\w+)"/g) ?? []) {
      const shown = await (await one?.answer(ctx, { lang, name }))?.text();
      expect(shown).toContain('复材汇');
      expect(shown).not.toMatch(/<b>|\{\{/);
    }
    expect(await one?.answer(ctx, { lang: 'cn', name: 'constructor' })).toBeNull();
    const closed = systemContext({ ...t.platform, config: { ...t.platform.config, production: true } });
    expect(await list?.answer(closed, {})).toBeNull();
  });
});

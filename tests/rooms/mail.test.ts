import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { createMailer } from '#server/platform/mail/index.ts';

it('sends mail to a real SMTP server, Chinese intact', async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (d: Buffer) => (raw += d.toString()));
      stream.on('end', () => {
        mails.push(raw);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Weft <no-reply@weft.example>',
    db: undefined as never,
  });
  await mailer.send({ to: 'buyer@example.com', subject: '新询盘', text: '复合材料' });
  await new Promise<void>((gone) => server.close(gone));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: buyer@example.com');
  expect(mails[0]).toContain(`=?UTF-8?B?${Buffer.from('新询盘').toString('base64')}?=`);
});

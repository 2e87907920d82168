import { createTransport } from 'nodemailer';
import type { Database } from '../database/index.ts';
import { outbox } from '../database/tables.ts';
import { counted, countedAs, type Tally } from '../health/tally.ts';
import { newId } from '../ids.ts';

export type Mail = { to: string; subject: string; text: string; html?: string; headers?: Record<string, string> };
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  /** Several by one statement, where mails are written and not sent. */
  sendAll?: (mails: Mail[]) => Promise<void>;
  tally: Tally;
};

const rowOf = (m: Mail) => ({
  id: newId(),
  kind: 'mail' as const,
  to: m.to,
  subject: m.subject,
  body: m.text,
  data: m.html ? { html: m.html, ...(m.headers && { headers: m.headers }) } : null,
});

const patienceMs = 20_000;
/** SMTP where `smtpUrl` is set, else the outbox that the demo's outbox page shows. */
export const createMailer = (o: { smtpUrl?: string | undefined; from: string; db: Database }): Mailer => {
  if (!o.smtpUrl) {
    const write = async (mails: Mail[]) => void (await o.db.insert(outbox).values(mails.map(rowOf)));
    const one = counted<Mail>((m) => write([m]));
    return { ...one, sendAll: countedAs(one.tally, write, (mails) => mails.length) };
  }
  // A job has a minute: a server that says nothing is given up well before.
  const transport = createTransport({
    url: o.smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return counted<Mail>(async (m) => void (await transport.sendMail({ from: o.from, ...m })));
};

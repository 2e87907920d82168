import { createTransport } from 'nodemailer';
import type { Database } from '../database/index.ts';
import { outbox } from '../database/tables.ts';
import { counted, countedAs, type Tally } from '../health/tally.ts';
import { newId } from '../ids.ts';
import { forgetRefused, isRefusedForGood, noteRefused, refusedSince } from './refused.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** Somebody waits for it: it goes to an address that has refused mail, too. */
  wanted?: boolean;
};
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
  const { tally, send } = counted<Mail>(
    async ({ wanted: _, ...m }) => void (await transport.sendMail({ from: o.from, ...m })),
  );
  return {
    tally,
    send: async (m) => {
      // An address that does not exist is not asked again with every piece of news: servers take who does that for a sender of spam.
      if (!m.wanted && (await refusedSince(o.db, m.to))) return;
      try {
        await send(m);
      } catch (err) {
        if (!isRefusedForGood(err)) throw err;
        await noteRefused(o.db, m.to, err);
        // Trying again is no help; whoever waits is told.
        if (m.wanted) throw err;
        return;
      }
      if (m.wanted) await forgetRefused(o.db, m.to);
    },
  };
};

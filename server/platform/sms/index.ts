import type { Database } from '../database/index.ts';
import { outbox } from '../database/tables.ts';
import { newId } from '../ids.ts';

export type Sms = { to: string; text: string };
export type SmsSender = { send: (sms: Sms) => Promise<void> };

/** A gateway that takes `POST {to, text}` with a bearer token, else the outbox. */
export const createSms = (o: {
  gateway?: { url: string; token?: string | undefined } | undefined;
  db: Database;
}): SmsSender => {
  const { gateway } = o;
  if (!gateway)
    return {
      send: async (m) =>
        void (await o.db.insert(outbox).values({ id: newId(), kind: 'sms', to: m.to, subject: '', body: m.text })),
    };
  return {
    async send(m) {
      const res = await fetch(gateway.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(gateway.token && { authorization: `Bearer ${gateway.token}` }),
        },
        body: JSON.stringify(m),
        signal: AbortSignal.timeout(10_000),
      });
      if (!res.ok) throw new Error(`SMS gateway answered ${res.status}`);
    },
  };
};

import { callingCodeOf, type SmsCountries } from '#contract/identity/phones.ts';
import type { Database } from '../database/index.ts';
import { outbox } from '../database/tables.ts';
import { counted, type Tally } from '../health/tally.ts';
import { newId } from '../ids.ts';
import { sendByAliyun, templateOf } from './aliyun.ts';
import type { SmsGateway, SmsSender } from './gateway.ts';
import { sendByHttp } from './http.ts';
import { sendByTwilio } from './twilio.ts';

export { type SmsGateway, type SmsSender, smsProviders } from './gateway.ts';

/** What a provider can't do without; production refuses to start where one is missing. */
export const missingOf = (g: SmsGateway): string[] => {
  const needs: Record<SmsGateway['provider'], (keyof SmsGateway)[]> = {
    http: ['url'],
    aliyun: ['key', 'secret', 'sign', 'template'],
    twilio: ['key', 'secret', 'from'],
    none: [],
  };
  return needs[g.provider].filter((k) => !g[k]).map((k) => `SMS_${k.toUpperCase()}`);
};

const senderOf = (o: { gateway?: SmsGateway | undefined; db: Database }): Omit<SmsSender, 'reaches'> => {
  const { gateway } = o;
  const takes = () => true;
  if (gateway?.provider === 'http') return { takes, send: (m) => sendByHttp(gateway, m) };
  if (gateway?.provider === 'aliyun')
    return { takes: (use) => Boolean(templateOf(gateway, use)), send: (m) => sendByAliyun(gateway, m) };
  if (gateway?.provider === 'twilio') return { takes, send: (m) => sendByTwilio(gateway, m) };
  return {
    takes,
    send: async (m) =>
      void (await o.db.insert(outbox).values({ id: newId(), kind: 'sms', to: m.to, subject: '', body: m.text })),
  };
};

/** A gateway, or the outbox that the demo's outbox page shows. */
export const createSms = (o: {
  gateway?: SmsGateway | undefined;
  /** China's alone where nothing is said. */
  countries?: SmsCountries;
  db: Database;
}): SmsSender & { tally: Tally } => {
  const { takes, send } = senderOf(o);
  const countries = o.countries ?? ['86'];
  const reaches = (phone: string) => countries === 'all' || countries.includes(callingCodeOf(phone));
  return { takes, reaches, ...counted(send) };
};

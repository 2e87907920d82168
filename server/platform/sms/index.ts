import type { Database } from '../database/index.ts';
import { outbox } from '../database/tables.ts';
import { newId } from '../ids.ts';
import { sendByAliyun } from './aliyun.ts';
import { sendByHttp } from './http.ts';
import { sendByTwilio } from './twilio.ts';

/** `to` is a mainland number without prefix. `params` fill a template where the operator of the network wants one. */
export type Sms = { to: string; text: string; params?: Record<string, string> };
export type SmsSender = { send: (sms: Sms) => Promise<void> };

export const smsProviders = ['http', 'aliyun', 'twilio', 'none'] as const;
/** Settings of the gateway (docs/operations.md says which provider reads which). */
export type SmsGateway = {
  provider: (typeof smsProviders)[number];
  url?: string | undefined;
  token?: string | undefined;
  form?: string | undefined;
  key?: string | undefined;
  secret?: string | undefined;
  sign?: string | undefined;
  template?: string | undefined;
  from?: string | undefined;
};

/** Asks a gateway and reads its answer as text. @throws Error without the message or number in it */
export const ask = async (name: string, url: string, init: RequestInit): Promise<string> => {
  const res = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  const body = await res.text();
  if (!res.ok) throw new Error(`SMS gateway ${name} answered ${res.status}`);
  return body;
};

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

/** A gateway, or the outbox that the demo's outbox page shows. */
export const createSms = (o: { gateway?: SmsGateway | undefined; db: Database }): SmsSender => {
  const { gateway } = o;
  if (gateway?.provider === 'http') return { send: (m) => sendByHttp(gateway, m) };
  if (gateway?.provider === 'aliyun') return { send: (m) => sendByAliyun(gateway, m) };
  if (gateway?.provider === 'twilio') return { send: (m) => sendByTwilio(gateway, m) };
  return {
    send: async (m) =>
      void (await o.db.insert(outbox).values({ id: newId(), kind: 'sms', to: m.to, subject: '', body: m.text })),
  };
};

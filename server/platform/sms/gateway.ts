/** What a message is for: a code, an invitation to a company, a notice. */
export type SmsUse = 'code' | 'invitation' | 'notice';

/**
 * `to` is a mainland number without prefix, or E.164. `params` fill a template where the operator of the network wants one; `use` says
 * which, a code's where it is absent.
 */
export type Sms = { to: string; text: string; use?: SmsUse; params?: Record<string, string> };
export type SmsSender = {
  send: (sms: Sms) => Promise<void>;
  /** Whether the gateway is set up for messages of this use. */
  takes: (use: SmsUse) => boolean;
  /** Whether messages to this number arrive: its country is one of the gateway's. */
  reaches: (phone: string) => boolean;
};

/** Gateways that are spoken to; `none` says that phones get no messages here. */
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
  /** The template of an invitation to a company. */
  inviteTemplate?: string | undefined;
  /** The template of a notice. */
  noticeTemplate?: string | undefined;
  from?: string | undefined;
};

/** Asks a gateway and reads its answer as text. @throws Error without the message or number in it */
export const ask = async (name: string, url: string, init: RequestInit): Promise<string> => {
  const res = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  const body = await res.text();
  if (!res.ok) throw new Error(`SMS gateway ${name} answered ${res.status}`);
  return body;
};

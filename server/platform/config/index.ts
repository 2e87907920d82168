import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { SmsCountries } from '#contract/identity/phones.ts';
import { missingOf, smsProviders } from '../sms/index.ts';
import { parseSealKeys } from '../seal/keys.ts';
import { capSettings, capsOf } from './caps.ts';
import { weakIn } from './weak.ts';

const port = z.coerce.number('must be a port number').int().min(0).max(65535);
const url = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (v) => schemes.some((s) => v.startsWith(`${s}://`)),
      `must start with ${schemes.map((s) => `${s}://`).join(' or ')}`,
    );
const level = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']);

/** Every setting of the platform, by environment variable. `.env.example` and the README list the same names. */
const settings = z.preprocess(
  (env) => Object.fromEntries(Object.entries(env as object).filter(([, v]) => v !== '')),
  z.object({
    MODE: z.enum(['demo', 'production', 'test'], 'must be demo, production or test').default('demo'),
    PORT: port.default(3000),
    HOST: z.string().optional(),
    BASE_URL: url('http', 'https').optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: url('postgres', 'postgresql').optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
    REDIS_URL: url('redis', 'rediss').optional(),
    SMTP_URL: url('smtp', 'smtps').optional(),
    MAIL_FROM: z.string().default('Weft <no-reply@weft.example>'),
    CONTACT_MAIL: z.email('must be a mail address').optional(),
    SMS_URL: url('http', 'https').optional(),
    SMS_PROVIDER: z.enum(smsProviders, `must be ${smsProviders.join(', ')}`).optional(),
    SMS_TOKEN: z.string().optional(),
    SMS_FORM: z.string().optional(),
    SMS_KEY: z.string().optional(),
    SMS_SECRET: z.string().optional(),
    SMS_SIGN: z.string().optional(),
    SMS_TEMPLATE: z.string().optional(),
    SMS_TEMPLATE_INVITE: z.string().optional(),
    SMS_TEMPLATE_NOTICE: z.string().optional(),
    SMS_FROM: z.string().optional(),
    SMS_COUNTRIES: z
      .string()
      .regex(/^(?:all|\d{1,3}(?:,\d{1,3})*)$/, 'must be all, or calling codes like 86,34')
      .default('86'),
    CLAMAV_URL: url('tcp', 'unix').optional(),
    TRANSLATE_URL: url('http', 'https').optional(),
    TRANSLATE_KEY: z.string().optional(),
    SIGNING_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SEAL_KEY: z
      .string()
      .refine((v) => parseSealKeys(v), 'must be keys of 32 bytes in base64 or hex, the newest first')
      .optional(),
    SEAL_KEY_FILE: z.string().optional(),
    TRUST_PROXY: z.string().default(''),
    ...capSettings,
    SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
    LOG_LEVEL: level.default('info'),
    OAUTH_CLIENT: z
      .string()
      .regex(/^[^:]+:.+$/, 'must be id:secret')
      .default('pig:pig'),
    PASSWORD_KEY: z.string().length(16, 'must have 16 characters').default('pigxpigxpigxpigx'),
  }),
);

export type Config = ReturnType<typeof readConfig>;

/** Where short messages arrive: nowhere without a gateway that sends any. */
const smsCountriesOf = (s: z.output<typeof settings>): SmsCountries => {
  if (s.SMS_PROVIDER === 'none') return [];
  return s.SMS_COUNTRIES === 'all' ? 'all' : s.SMS_COUNTRIES.split(',');
};

/** The gateway for short messages, if one is set. */
const smsOf = (s: z.output<typeof settings>) => {
  const provider = s.SMS_PROVIDER ?? (s.SMS_URL ? 'http' : undefined);
  return (
    provider && {
      provider,
      url: s.SMS_URL,
      token: s.SMS_TOKEN,
      form: s.SMS_FORM,
      key: s.SMS_KEY,
      secret: s.SMS_SECRET,
      sign: s.SMS_SIGN,
      template: s.SMS_TEMPLATE,
      inviteTemplate: s.SMS_TEMPLATE_INVITE,
      noticeTemplate: s.SMS_TEMPLATE_NOTICE,
      from: s.SMS_FROM,
    }
  );
};

/** What a wrong setting holds now; of a key that is said nowhere. */
const nowOf = (env: Record<string, string | undefined>, name: string): string =>
  name === 'SEAL_KEY' ? '' : ` (now: ${JSON.stringify(env[name] ?? '')})`;

/** What production does not start with, a line each. */
const wrongInProduction = (s: z.output<typeof settings>): string[] => {
  const wrong = weakIn(s);
  if (!s.SIGNING_KEY)
    wrong.push('SIGNING_KEY: production needs a secret of 32 characters or more, the same on every node');
  if (!s.SEAL_KEY && !s.SEAL_KEY_FILE)
    wrong.push(
      'SEAL_KEY: production needs the key of sealed quotations, 32 bytes in base64 (openssl rand -base64 32), or SEAL_KEY_FILE; the same on every node',
    );
  if (!s.SMTP_URL) wrong.push('SMTP_URL: production needs a mail server');
  if (!smsOf(s))
    wrong.push('SMS_PROVIDER: production needs a gateway for short messages, or none where phones get no codes');
  return wrong;
};

/**
 * Reads and checks the settings.
 * @throws SettingsError with one line a wrong setting, ready to be printed.
 */
export const readConfig = (env: Record<string, string | undefined>) => {
  const parsed = settings.safeParse(env);
  if (!parsed.success)
    throw new SettingsError(
      parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}${nowOf(env, String(i.path[0]))}`),
    );
  const s = parsed.data;
  const production = s.MODE === 'production';
  const sms = smsOf(s);
  const lacking = sms ? missingOf(sms) : [];
  if (lacking.length) throw new SettingsError(lacking.map((k) => `${k}: SMS_PROVIDER=${sms?.provider} needs it`));
  if (production) {
    const wrong = wrongInProduction(s);
    if (wrong.length) throw new SettingsError(wrong);
  }
  return {
    mode: s.MODE,
    production,
    port: s.PORT,
    /** Demo mode listens on loopback unless told otherwise. */
    host: s.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    baseUrl: (s.BASE_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    redisUrl: s.REDIS_URL,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    /** Calling codes of the countries that short messages reach. */
    smsCountries: smsCountriesOf(s),
    /** Where readers may write to; production shows none unless it is set. */
    contactMail: s.CONTACT_MAIL ?? (production ? undefined : 'contact@weft.example'),
    sms,
    clamavUrl: s.CLAMAV_URL,
    /** What translates texts by machine, if anything does. */
    translator: { url: s.TRANSLATE_URL, key: s.TRANSLATE_KEY },
    /** Signs links to files; without a setting a new one at each start. */
    signingKey: s.SIGNING_KEY ?? randomBytes(32).toString('hex'),
    /** What wraps the data keys of sealed quotations; outside production it is made beside the database where neither is set. */
    sealKey: s.SEAL_KEY,
    sealKeyFile: s.SEAL_KEY_FILE,
    /** Addresses of proxies whose X-Forwarded-For counts. */
    trustedProxies: s.TRUST_PROXY.split(',')
      .map((a) => a.trim())
      .filter(Boolean),
    ...capsOf(s),
    seed: production ? ('none' as const) : s.SEED,
    logLevel: s.LOG_LEVEL,
    oauthClient: s.OAUTH_CLIENT,
    passwordKey: s.PASSWORD_KEY,
  };
};

/** Settings that the platform can't start with; its message names each line and what it should be. */
export class SettingsError extends Error {
  constructor(lines: string[]) {
    super(`Weft can't start, these settings are wrong:\n${lines.map((l) => `  ${l}`).join('\n')}`);
  }
}

import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type CaptchaType, captchaTypes } from '#contract/captcha/calls.ts';
import { known } from '#server/platform/database/checks.ts';
import type { Point } from './rules.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Open challenges: one row from the picture to its first check. The slide's answer is one point, the words' three. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    id: uuid('id').primaryKey(),
    type: text('type').$type<CaptchaType>().notNull(),
    secretKey: text('secret_key').notNull(),
    answer: jsonb('answer').$type<Point[]>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('captcha_challenges_expires').on(t.expiresAt), known(t.type, captchaTypes)],
);

/** Solved challenges not yet used, by the digest of the verification string. */
export const captchaVerifications = pgTable(
  'captcha_verifications',
  {
    codeHash: text('code_hash').primaryKey(),
    type: text('type').$type<CaptchaType>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('captcha_verifications_expires').on(t.expiresAt), known(t.type, captchaTypes)],
);

import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { roleCodes, type RoleCode, type UserType, userTypeCodes } from '#contract/core/access.ts';
import { type Seat, seats } from '#contract/core/seats.ts';
import { type CodePurpose, codePurposes } from '#contract/identity/rules.ts';
import { type LegalDocument, legalNames } from '#contract/legal/documents.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { type Joining, joinings } from './accounts/rights-rules.ts';
import { atLeast, known, knownElements } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** People. `phone` is a mainland number without prefix or E.164, `username` the enterprise tab's name. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** What rights follow from, with the seat and with verifications. */
    joinedAs: text('joined_as').array().$type<Joining[]>().notNull(),
    /** This, `roles` and `authStatus` follow from it (`rights-rules.ts`), kept for queries; only `settle-rights.ts` writes them. */
    userType: smallint('user_type').$type<UserType>().notNull().default(2),
    roles: text('roles').array().$type<RoleCode[]>().notNull().default([]),
    name: text('name').notNull().default(''),
    phone: text('phone'),
    email: text('email'),
    username: text('username'),
    passwordHash: text('password_hash').notNull(),
    entId: uuid('ent_id'),
    /** The seat in the company; null without one, and for customer service. */
    companyRole: text('company_role').$type<Seat>(),
    /** Whose invitation link this person registered by. */
    inviterId: uuid('inviter_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Of the mail that invited them, where they came by one. */
    inviteCode: text('invite_code'),
    isFinish: boolean('is_finish').notNull().default(false),
    userLevel: integer('user_level').notNull().default(0),
    authStatus: smallint('auth_status').notNull().default(0),
    avatar: text('avatar'),
    lang: text('lang').$type<Lang>().notNull().default('cn'),
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
    demo: boolean('demo').notNull().default(false),
    suspendedAt: at('suspended_at'),
    /** What an operator wrote; the person is told it. None where their company disabled the account. */
    suspendedReason: text('suspended_reason'),
    /** Taken away by its company; what it wrote stays. */
    removedAt: at('removed_at'),
    lastSeenAt: at('last_seen_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_phone').on(t.phone),
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_username').on(t.username),
    index('users_ent').on(t.entId),
    index('users_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // The owner's seat is handed over, never doubled.
    uniqueIndex('users_owner')
      .on(t.entId)
      .where(sql`company_role = 'owner'`),
    index('users_invite_code')
      .on(t.inviteCode)
      .where(sql`invite_code is not null`),
    index('users_inviter').on(t.inviterId, t.createdAt.desc().nullsFirst()),
    check(
      'users_seat',
      sql`(${t.entId} is null and ${t.companyRole} is null) or (${t.entId} is not null and (${t.companyRole} is not null or 'customerService' = any(${t.joinedAs})))`,
    ),
    check('users_suspended_reason', sql`${t.suspendedReason} is null or ${t.suspendedAt} is not null`),
    known(t.userType, userTypeCodes),
    known(t.companyRole, seats),
    known(t.authStatus, [0, 1]),
    known(t.lang, langs),
    knownElements(t.roles, Object.values(roleCodes)),
    knownElements(t.joinedAs, joinings),
    atLeast(t.userLevel, 0),
  ],
);

/** Whose row this is; it goes with the person, whose account's deletion has removed it before. */
const mine = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Sessions; tokens rest as digests. `expiresAt` slides to two hours, never past `endsAt`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: mine(),
    tokenHash: text('token_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    keepOnline: boolean('keep_online').notNull().default(false),
    client: text('client').notNull().default('web'),
    systemFrom: text('system_from'),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tokenHash),
    uniqueIndex('sessions_refresh').on(t.refreshHash),
    index('sessions_user').on(t.userId),
    index('sessions_ends').on(t.endsAt),
  ],
);

/** Refresh tokens that were exchanged, as digests, for as long as what came of them lives: a second use is a theft. */
export const spentRefreshTokens = pgTable(
  'spent_refresh_tokens',
  {
    refreshHash: text('refresh_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    spentAt: at('spent_at').notNull().defaultNow(),
  },
  (t) => [index('spent_refresh_tokens_session').on(t.sessionId)],
);

/**
 * Codes sent by SMS or e-mail: the newest of a target, a purpose and who asked for it, as a keyed hash, until used, tried out
 * or expired.
 */
export const messageCodes = pgTable(
  'message_codes',
  {
    target: text('target').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** A digest of `askerOf`: another asker has a code and tries of their own. */
    asker: text('asker').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('message_codes_place').on(t.target, t.purpose, t.asker),
    index('message_codes_expires').on(t.expiresAt),
    known(t.purpose, codePurposes),
    atLeast(t.tries, 0),
  ],
);

/** Devices, or addresses of clients without cookies, from which a person has logged in; as digests. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: mine(),
    deviceHash: text('device_hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('known_devices_used').on(t.lastUsedAt)],
);

/** The link by which a member invites; one a person, for good. */
export const inviteLinks = pgTable(
  'invite_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('invite_links_code').on(t.code)],
);

/**
 * Mails by which members invite: one for an address from each of them. `code` is that of the link by which the invited register.
 */
export const inviteMails = pgTable(
  'invite_mails',
  {
    id: uuid('id').primaryKey(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    target: text('target').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    code: text('code').notNull(),
    /** When it was handed to the mail server; claimed before. Never set where the address refuses, or has an account. */
    mailedAt: at('mailed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('invite_mails_target').on(t.inviterId, t.target),
    uniqueIndex('invite_mails_code').on(t.code),
    index('invite_mails_newest').on(t.inviterId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('invite_mails_old').on(t.createdAt),
    known(t.lang, langs),
  ],
);

/**
 * Mails of invitations that went in the last 30 days, by the keyed hash of the address. Who invited is left out: what an address
 * got does not go with an inviter's account.
 */
export const inviteSent = pgTable(
  'invite_sent',
  {
    id: uuid('id').primaryKey(),
    targetHash: text('target_hash').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [index('invite_sent_to').on(t.targetHash, t.sentAt), index('invite_sent_old').on(t.sentAt)],
);

/** Addresses that want no invitations from anybody, as keyed hashes. */
export const inviteRefusals = pgTable('invite_refusals', {
  targetHash: text('target_hash').primaryKey(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** What suspended people answer; one open at a time, closed when somebody lets them in again. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    userId: mine(),
    text: text('text').notNull(),
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('appeals_open')
      .on(t.userId)
      .where(sql`closed_at is null`),
    index('appeals_user').on(t.userId),
  ],
);

/** Which text a person agreed to, in which version and language, when and from where; rows are only ever added. */
export const agreements = pgTable(
  'agreements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    document: text('document').$type<LegalDocument>().notNull(),
    version: text('version').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    address: text('address').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.document, t.version] }),
    known(t.document, legalNames),
    known(t.lang, langs),
  ],
);

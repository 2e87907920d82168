import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { GivenFields, ReadFields } from '#contract/verification/calls.ts';
import {
  type ApplicationEvent,
  applicationEvents,
  type ApplicationKind,
  applicationKinds,
  type ApplicationState,
  applicationStates,
  type DocumentType,
  documentTypes,
  type ReasonCode,
} from '#contract/verification/rules.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

const findings = ['accepted', 'refused'] as const;
const actors = ['applicant', 'operator', 'system'] as const;
const claimStates = ['open', 'invited', 'contested'] as const;

/** Applications for verification; an applicant has one open one of a kind. */
export const verificationApplications = pgTable(
  'verification_applications',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<ApplicationKind>().notNull(),
    applicantId: uuid('applicant_id').notNull(),
    entId: uuid('ent_id'),
    state: text('state').$type<ApplicationState>().notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    given: jsonb('given').$type<GivenFields>().notNull(),
    read: jsonb('read').$type<ReadFields>().notNull(),
    submissions: smallint('submissions').notNull().default(0),
    reasons: text('reasons').array().$type<ReasonCode[]>().notNull().default([]),
    note: jsonb('note').$type<Text>(),
    /** The first of two reviewers, where two are wanted. */
    firstReviewerId: uuid('first_reviewer_id'),
    reviewerId: uuid('reviewer_id'),
    /** What a reviewer found of the applicant's authority. */
    authority: text('authority').$type<(typeof findings)[number]>(),
    /** The first day on which a needed document no longer holds. */
    expiresAt: date('expires_at', { mode: 'string' }),
    /** Days before that of which the applicant has been told. */
    told: integer('told').array().notNull().default([]),
    submittedAt: at('submitted_at'),
    decidedAt: at('decided_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('verification_open')
      .on(t.applicantId, t.kind)
      .where(sql`state in ('draft', 'submitted', 'moreAsked')`),
    index('verification_state').on(t.state, t.submittedAt),
    index('verification_applicant').on(t.applicantId),
    index('verification_ent').on(t.entId),
    index('verification_decided').on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('verification_expires')
      .on(t.expiresAt)
      .where(sql`state = 'approved'`),
    known(t.kind, applicationKinds),
    known(t.state, applicationStates),
    known(t.lang, langs),
    known(t.authority, findings),
    atLeast(t.submissions, 0),
  ],
);

/**
 * Verifications that rest on no application: the demo world's, and those of older versions. A supplier's is the company's, the
 * others are of a person, alone or for a company. One that was taken back has ended.
 */
export const verificationGrants = pgTable(
  'verification_grants',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ApplicationKind>().notNull(),
    userId: uuid('user_id'),
    entId: uuid('ent_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('verification_grants_open')
      .on(t.kind, sql`coalesce(user_id, ent_id)`)
      .where(sql`ended_at is null`),
    index('verification_grants_user').on(t.userId),
    index('verification_grants_ent').on(t.entId),
    known(t.kind, applicationKinds),
    check(
      'verification_grants_of',
      sql`(${t.kind} = 'personal') = (${t.entId} is null) and (${t.kind} = 'supplier') = (${t.userId} is null)`,
    ),
  ],
);

const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => verificationApplications.id);

/** Documents of an application. */
export const verificationDocuments = pgTable(
  'verification_documents',
  {
    applicationId: ofApplication(),
    position: smallint('position').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    fileId: uuid('file_id').notNull(),
    number: text('number').notNull().default(''),
    expiresAt: date('expires_at', { mode: 'string' }),
  },
  (t) => [
    uniqueIndex('verification_documents_place').on(t.applicationId, t.position),
    index('verification_documents_file').on(t.fileId),
    known(t.type, documentTypes),
  ],
);

/** What happened to an application; rows are only ever added. */
export const verificationHistory = pgTable(
  'verification_history',
  {
    id: uuid('id').primaryKey(),
    applicationId: ofApplication(),
    event: text('event').$type<ApplicationEvent>().notNull(),
    by: text('by').$type<(typeof actors)[number]>().notNull(),
    actorId: uuid('actor_id'),
    reasons: text('reasons').array().$type<ReasonCode[]>().notNull().default([]),
    note: jsonb('note').$type<Text>(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('verification_history_application').on(t.applicationId, t.id),
    known(t.event, applicationEvents),
    known(t.by, actors),
  ],
);

/** Applications for a company that another account is verified for, and what its owner says to it. */
export const verificationClaims = pgTable(
  'verification_claims',
  {
    id: uuid('id').primaryKey(),
    applicationId: ofApplication(),
    /** The company that has the number. */
    entId: uuid('ent_id').notNull(),
    number: text('number').notNull(),
    state: text('state').$type<(typeof claimStates)[number]>().notNull().default('open'),
    note: text('note').notNull().default(''),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('verification_claims_application').on(t.applicationId, t.entId),
    index('verification_claims_ent').on(t.entId),
    known(t.state, claimStates),
    together(t.answeredBy, t.answeredAt),
    check('verification_claims_answered', sql`(${t.state} = 'open') = (${t.answeredAt} is null)`),
  ],
);

/** What the machine read of a picture, kept a day, so that nobody can claim another reading. */
export const licenceReadings = pgTable(
  'licence_readings',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id'),
    fileId: uuid('file_id'),
    fields: jsonb('fields').$type<ReadFields>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('licence_readings_created').on(t.createdAt),
    index('licence_readings_owner').on(t.ownerId),
    index('licence_readings_file').on(t.fileId),
  ],
);

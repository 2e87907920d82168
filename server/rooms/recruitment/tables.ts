import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import type { VacancyWish } from '#contract/recruitment/calls.ts';
import {
  type Closing,
  closings,
  type ContractKind,
  contractKinds,
  type Education,
  educations,
  type SalaryPeriod,
  salaryPeriods,
  type VacancyRole,
  vacancyRoles,
  type VacancyState,
  vacancyStates,
  type Workplace,
  workplaces,
} from '#contract/recruitment/kinds.ts';
import {
  type InterviewWay,
  interviewWays,
  type JobAct,
  type JobActor,
  jobActors,
  jobActs,
  type JobState,
  jobStates,
} from '#contract/recruitment/states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Vacancies of companies. */
export const vacancies = pgTable(
  'vacancies',
  {
    id: uuid('id').primaryKey(),
    clientKey: uuid('client_key').notNull(),
    entId: uuid('ent_id').notNull(),
    state: text('state').$type<VacancyState>().notNull(),
    closing: text('closing').$type<Closing>(),
    title: jsonb('title').$type<Text>().notNull(),
    role: text('role').$type<VacancyRole>().notNull(),
    contract: text('contract').$type<ContractKind>().notNull(),
    workplace: text('workplace').$type<Workplace>().notNull(),
    place: jsonb('place').$type<Text>().notNull(),
    country: text('country').notNull(),
    about: jsonb('about').$type<Text>().notNull().default({}),
    needs: jsonb('needs').$type<Text>().notNull().default({}),
    offers: jsonb('offers').$type<Text>().notNull().default({}),
    years: smallint('years').notNull().default(0),
    education: text('education').$type<Education>().notNull(),
    salaryFrom: numeric('salary_from', { precision: 14, scale: 2 }),
    salaryTo: numeric('salary_to', { precision: 14, scale: 2 }),
    salaryCurrency: text('salary_currency').$type<Currency>(),
    salaryPer: text('salary_per').$type<SalaryPeriod>(),
    openings: smallint('openings').notNull(),
    /** People hired, changed under the vacancy's lock alone. */
    hired: smallint('hired').notNull().default(0),
    until: date('until_day').notNull(),
    hiddenReason: jsonb('hidden_reason').$type<Text>().notNull().default({}),
    version: integer('version').notNull().default(1),
    listedAt: at('listed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('vacancies_key').on(t.entId, t.clientKey),
    index('vacancies_own').on(t.entId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('vacancies_newest').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('vacancies_listed')
      .on(t.listedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'listed'`),
    index('vacancies_until')
      .on(t.until, t.id)
      .where(sql`state = 'listed'`),
    known(t.state, vacancyStates),
    known(t.closing, closings),
    known(t.role, vacancyRoles),
    known(t.contract, contractKinds),
    known(t.workplace, workplaces),
    known(t.education, educations),
    known(t.salaryCurrency, currencies),
    known(t.salaryPer, salaryPeriods),
    atLeast(t.salaryFrom, 0),
    atLeast(t.years, 0),
    atLeast(t.openings, 1),
    atLeast(t.hired, 0),
    together(t.salaryFrom, t.salaryTo, t.salaryCurrency, t.salaryPer),
    check('vacancies_salary', sql`${t.salaryFrom} <= ${t.salaryTo}`),
    check('vacancies_closing', sql`(${t.state} = 'closed') = (${t.closing} is not null)`),
    check('vacancies_listed_at', sql`${t.state} <> 'listed' or ${t.listedAt} is not null`),
  ],
);

/** Applications of people for vacancies; what they sent is emptied when its time is over. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    vacancyId: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id),
    entId: uuid('ent_id').notNull(),
    /** Empty once the application is erased. */
    applicantId: uuid('applicant_id'),
    state: text('state').$type<JobState>().notNull(),
    /** As the vacancy was called when it was applied for. */
    title: jsonb('title').$type<Text>().notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    mail: text('mail').notNull(),
    letter: text('letter').notNull(),
    files: uuid('files').array().notNull(),
    consentVersion: text('consent_version').notNull(),
    consentAt: at('consent_at').notNull(),
    slots: jsonb('slots').$type<string[]>().notNull().default([]),
    agreedAt: at('agreed_at'),
    /** Whether both sides were reminded of the interview. */
    told: boolean('told').notNull().default(false),
    minutes: smallint('minutes'),
    way: text('way').$type<InterviewWay>(),
    place: text('place').notNull().default(''),
    offerNote: jsonb('offer_note').$type<Text>().notNull().default({}),
    offerUntil: date('offer_until'),
    expiresAt: at('expires_at'),
    remindedAt: at('reminded_at'),
    endedAt: at('ended_at'),
    erasedAt: at('erased_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('job_applications_key').on(t.applicantId, t.clientKey),
    uniqueIndex('job_applications_once')
      .on(t.vacancyId, t.applicantId)
      .where(sql`state in ('submitted', 'shortlisted', 'interview', 'offered')`),
    index('job_applications_applicant').on(t.applicantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('job_applications_company').on(t.entId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('job_applications_vacancy').on(t.vacancyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('job_applications_expires')
      .on(t.expiresAt, t.id)
      .where(sql`expires_at is not null`),
    index('job_applications_ended')
      .on(t.endedAt, t.id)
      .where(sql`ended_at is not null and erased_at is null`),
    index('job_applications_agreed')
      .on(t.agreedAt, t.id)
      .where(sql`state = 'interview' and agreed_at is not null and not told`),
    known(t.state, jobStates),
    known(t.way, interviewWays),
    together(t.minutes, t.way),
    check(
      'job_applications_waits',
      sql`(${t.state} in ('submitted', 'shortlisted', 'interview', 'offered')) = (${t.expiresAt} is not null)`,
    ),
    check(
      'job_applications_ended_at',
      sql`(${t.state} in ('submitted', 'shortlisted', 'interview', 'offered')) = (${t.endedAt} is null)`,
    ),
    check(
      'job_applications_erased',
      sql`${t.erasedAt} is null or (${t.applicantId} is null and ${t.name} = '' and ${t.phone} = '' and ${t.mail} = '' and ${t.letter} = '' and ${t.files} = '{}' and ${t.endedAt} is not null)`,
    ),
  ],
);

/** The course of an application and what both sides wrote, read by them alone. */
export const jobEvents = pgTable(
  'job_events',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications.id),
    act: text('act').$type<JobAct>().notNull(),
    party: text('party').$type<JobActor>().notNull(),
    userId: uuid('user_id'),
    clientKey: uuid('client_key'),
    text: jsonb('text').$type<Text>().notNull().default({}),
    files: uuid('files').array().notNull().default([]),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('job_events_application').on(t.applicationId, t.at, t.id),
    uniqueIndex('job_events_key').on(t.userId, t.clientKey),
    known(t.act, jobActs),
    known(t.party, jobActors),
  ],
);

/** Searches of vacancies that people keep. */
export const vacancyAlerts = pgTable(
  'vacancy_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The wish in one order: the same wish is the same text. */
    query: text('query').notNull(),
    wish: jsonb('wish').$type<VacancyWish>().notNull(),
    role: text('role').$type<VacancyRole>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('vacancy_alerts_key').on(t.userId, t.query),
    index('vacancy_alerts_role').on(t.role),
    known(t.role, vacancyRoles),
  ],
);

/** What alerts found on a day, so that a vacancy counts once and a day makes one notice. */
export const vacancyAlertHits = pgTable(
  'vacancy_alert_hits',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => vacancyAlerts.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    vacancyId: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('vacancy_alert_hits_key').on(t.alertId, t.day, t.vacancyId),
    index('vacancy_alert_hits_vacancy').on(t.vacancyId),
  ],
);

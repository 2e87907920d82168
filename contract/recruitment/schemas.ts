import * as z from 'zod/mini';
import { currency, day, decimal, id, instant, line, text } from '../core/schemas.ts';
import {
  closings,
  contractKinds,
  educations,
  recruitmentLimits,
  salaryPeriods,
  vacancyRoles,
  vacancyStates,
  workplaces,
} from './kinds.ts';

const words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
const threeWords = (most: number) => z.object({ cn: words(most), en: words(most), es: words(most) });
const said = (most: number) =>
  threeWords(most).check(z.refine((v) => Boolean(v.cn || v.en || v.es), { params: { rule: 'oneLanguage' } }));

/** What is paid before tax, from and to; null where it is by agreement. */
export const salary = z.object({ from: z.string(), to: z.string(), currency, per: z.enum(salaryPeriods) });
export type Salary = z.infer<typeof salary>;
const salaryInput = z
  .object({ from: decimal(2), to: decimal(2), currency, per: z.enum(salaryPeriods) })
  .check(z.refine((v) => Number(v.from) <= Number(v.to), { path: ['to'], params: { rule: 'salaryRange' } }));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A vacancy in a list. */
export const vacancyRow = z.object({
  id,
  title: text,
  role: z.enum(vacancyRoles),
  contract: z.enum(contractKinds),
  workplace: z.enum(workplaces),
  place: text,
  country: z.string(),
  salary: z.nullable(salary),
  openings: z.int(),
  until: day,
  company: z.object({ id, name: text }),
  listedAt: instant,
});
export type VacancyRow = z.infer<typeof vacancyRow>;

export const vacancyDetail = z.object({
  row: vacancyRow,
  /** `closed` for one that ended; it stays readable by its address. */
  state: z.enum(['listed', 'closed']),
  about: text,
  needs: text,
  offers: text,
  years: z.int(),
  education: z.enum(educations),
  /** Whether the reader may apply, or what stands in the way; `applied` where they have. */
  apply: z.enum(['yes', 'login', 'complete', 'own', 'applied', 'closed', 'operator']),
  /** The reader's own application; null where there is none. */
  application: z.nullable(id),
  /** Other vacancies of the company. */
  others: z.array(vacancyRow),
});
export type VacancyDetail = z.infer<typeof vacancyDetail>;

/** A vacancy as its company writes it. */
export const vacancyInput = z.object({
  title: said(120),
  role: z.enum(vacancyRoles),
  contract: z.enum(contractKinds),
  workplace: z.enum(workplaces),
  place: said(80),
  country,
  about: threeWords(4000),
  needs: threeWords(3000),
  offers: threeWords(2000),
  years: z.int().check(z.gte(0), z.lte(30)),
  education: z.enum(educations),
  salary: z.nullable(salaryInput),
  openings: z.int().check(z.gte(1), z.lte(recruitmentLimits.openings)),
  until: day,
});

/** The same as its company reads it, with its applications by state. */
export const ownVacancy = z.object({
  id,
  state: z.enum(vacancyStates),
  closing: z.nullable(z.enum(closings)),
  title: text,
  role: z.enum(vacancyRoles),
  contract: z.enum(contractKinds),
  workplace: z.enum(workplaces),
  place: text,
  country: z.string(),
  about: text,
  needs: text,
  offers: text,
  years: z.int(),
  education: z.enum(educations),
  salary: z.nullable(salary),
  openings: z.int(),
  until: day,
  /** Counts its saves; the next one names it. */
  version: z.int(),
  /** Applications in all, those that wait for the company, and people hired. */
  applications: z.int(),
  waiting: z.int(),
  /** Applications under way without an offer. */
  undecided: z.int(),
  hired: z.int(),
  /** Why the desk took it down; empty where it did not. */
  hiddenReason: text,
  updatedAt: instant,
});
export type OwnVacancy = z.infer<typeof ownVacancy>;

/** What an applicant says of themselves. */
export const applicantInput = z.object({
  name: line(1, 60),
  phone: z.string().check(z.trim(), z.maxLength(40), z.regex(/^(\+?[\d\s()/-]{5,40})?$/)),
  mail: z.string().check(z.trim(), z.maxLength(120), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  letter: line(0, 4000),
  files: z.array(id).check(z.minLength(1), z.maxLength(recruitmentLimits.files)),
});

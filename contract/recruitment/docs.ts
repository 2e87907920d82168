import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { interview, jobDetail, jobEvent, jobRow, type jobApplications } from './applications.ts';
import {
  type recruitment,
  type recruitmentAlerts,
  recruitmentErrors as errors,
  vacancyAlert,
  vacancyWish,
} from './calls.ts';
import { deskVacancy, type operatorRecruitment } from './desk.ts';
import type { recruitmentOwn } from './own.ts';
import { ownVacancy, salary, vacancyDetail, vacancyRow } from './schemas.ts';

const theVacancy = { id: 'Id of the vacancy.' };
const theApplication = { id: 'Id of the application.' };
const moving = [common.notFound, common.seat, errors.notYourStep, errors.wrongState];
const writing = [errors.noCompany, errors.dayPast, errors.dayFar, common.invalid, common.seat];

export const recruitmentDocs: RoomDocs = {
  schemas: {
    VacancyRow: { is: vacancyRow, about: 'A vacancy in a list.' },
    Vacancy: { is: vacancyDetail, about: 'A vacancy, and whether the reader may apply.' },
    VacancySalary: { is: salary, about: 'What is paid before tax.' },
    VacancyWish: { is: vacancyWish, about: 'What a search of vacancies is narrowed by.' },
    VacancyAlert: { is: vacancyAlert, about: 'A search of vacancies that somebody keeps.' },
    OwnVacancy: { is: ownVacancy, about: 'A vacancy as its company sees it.' },
    JobApplicationRow: { is: jobRow, about: 'An application in a list, as one side sees it.' },
    JobApplication: { is: jobDetail, about: 'A whole application, as one side sees it.' },
    JobApplicationEvent: { is: jobEvent, about: 'An act in the course of an application, or a message.' },
    JobInterview: { is: interview, about: 'Moments that are proposed for an interview, and the one that was agreed.' },
    DeskVacancy: { is: deskVacancy, about: 'A vacancy as the desk sees it.' },
  },
  fields: {
    number: ['Number of the application.', 'ZP20261201-0007'],
    title: 'What the position is called.',
    role: 'What the person will do.',
    roles: 'Figures by role.',
    contract: 'The kind of contract.',
    contracts: 'How many vacancies there are by kind of contract.',
    workplace: 'Whether the work is done on site.',
    workplaces: 'How many vacancies there are by workplace.',
    place: 'Where the work is, or where an interview takes place.',
    country: ['Country of the place, ISO 3166-1.', 'CN'],
    countries: 'How many vacancies there are by country.',
    key: 'What is counted.',
    n: ['How many.', 3],
    total: ['Vacancies that show.', 20],
    salary: 'What is paid; null where it is by agreement.',
    from: ['The least that is paid, decimal text.', '12000'],
    to: ['The most that is paid, decimal text.', '18000'],
    per: 'The period that the salary is for.',
    openings: ['Places that are open.', 2],
    until: 'The last day to apply, or to accept an offer.',
    company: 'The company; as a filter its id.',
    companies: 'Companies with vacancies; as a number, how many.',
    vacancies: ['Vacancies of a role, or of a company.', 6],
    vacancy: 'Id of the vacancy; in an answer, with its name.',
    name: 'Name.',
    phone: ['Phone number.', '+86 138 0000 0000'],
    mail: ['Mail address.', 'li.wei@example.com'],
    letter: 'What the applicant writes to the company.',
    files: 'Files, uploaded before.',
    consent: 'That what is sent is read by the company, and deleted half a year after the end.',
    listedAt: 'When it was listed last.',
    about: 'What the work is.',
    needs: 'What the company asks for.',
    offers: 'What the company offers.',
    years: ['Years of experience that are asked for.', 3],
    education: 'The education that is asked for.',
    apply: 'Whether the caller may apply, or what stands in the way.',
    application: 'Id of the caller’s own application; null where there is none.',
    applications: ['How many applications it has.', 4],
    others: 'Other vacancies of the company.',
    salaries: 'Median monthly salary by currency, from enough vacancies of enough companies.',
    median: ['Median, decimal text.', '15000.00'],
    wish: 'What is looked for.',
    q: 'Words to look for.',
    party: 'The side: of the caller in a row or a filter, of who acted in an event.',
    applicant: 'Name of the applicant; in an application, all that they sent; null once it is deleted.',
    interviewAt: 'The agreed moment of an interview; null where there is none.',
    interview: 'What was proposed and agreed; null before that.',
    slots: ['Moments to choose from.', ['2026-12-08T06:00:00.000Z']],
    slot: ['The chosen moment.', '2026-12-08T06:00:00.000Z'],
    agreed: 'The moment that was agreed; null before that.',
    minutes: ['How long the interview takes.', 45],
    way: 'Whether it is on site, by video or by phone.',
    offer: 'What the company offers, and until when; null before that.',
    note: 'What is written with it.',
    waitsFor: 'Whom it waits for; null for what is over.',
    waiting: ['Applications that wait for the company.', 2],
    undecided: ['Applications under way without an offer.', 3],
    hired: ['People who were hired.', 1],
    expiresAt: 'When nobody waits for an answer any more; null where none waits.',
    row: 'As a list has it.',
    timeline: 'What has happened and what was written, the oldest first.',
    act: 'What was done.',
    text: 'What was written with it.',
    steps: 'Steps that the caller may take now.',
    step: 'The step to take.',
    mayWrite: 'Whether the caller may write a message now.',
    mayErase: 'Whether the caller may have everything deleted now.',
    eraseAt: 'When what was sent is deleted by itself; null while it is under way, or after it.',
    reason: ['Why.', 'The position was filled.'],
    closing: 'Why it ended; null while it has not.',
    base: ['The version that was read.', 3],
    version: ['Counts the saves.', 4],
    hiddenReason: 'Why the desk took it down; empty where it did not.',
    entId: 'Id of the company.',
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
  },
};

export const recruitmentCalls: CallsDocs<typeof recruitment> = {
  page: { id: 'listVacancies', summary: 'List vacancies', about: 'Answers vacancies that companies show.' },
  overview: {
    id: 'getVacancyOverview',
    summary: 'Count vacancies',
    about:
      'Answers how many vacancies there are by role, contract, workplace and country, and which companies have most.',
  },
  market: {
    id: 'getLabourMarket',
    summary: 'Read figures of the labour market',
    about: 'Answers vacancies and medians by role; a median needs 5 vacancies of 3 companies.',
  },
  detail: {
    id: 'getVacancy',
    summary: 'Read a vacancy',
    about: 'Answers a vacancy; one that is over stays readable.',
    fields: theVacancy,
    refuses: [common.notFound],
  },
};

export const recruitmentAlertsCalls: CallsDocs<typeof recruitmentAlerts> = {
  list: {
    id: 'listVacancyAlerts',
    summary: 'List own job alerts',
    about: 'Answers the searches that the caller keeps.',
  },
  save: {
    id: 'saveVacancyAlert',
    summary: 'Keep a search of vacancies as an alert',
    about: 'Keeps a search; its owner is told once a day of new vacancies that it finds.',
    refuses: [errors.nothingAsked, errors.tooMany],
  },
  remove: {
    id: 'removeVacancyAlert',
    summary: 'Remove a job alert',
    about: 'Forgets a search.',
    fields: { id: 'Id of the alert.' },
  },
};

export const jobApplicationsCalls: CallsDocs<typeof jobApplications> = {
  page: {
    id: 'listJobApplications',
    summary: 'List job applications',
    about: 'Answers applications that the caller sent, and those that their company received.',
  },
  detail: {
    id: 'getJobApplication',
    summary: 'Read a job application',
    about: 'Answers an application with its course, for its two sides.',
    fields: theApplication,
    refuses: [common.notFound],
  },
  apply: {
    id: 'applyForJob',
    summary: 'Apply for a vacancy',
    about: 'Sends an application with a CV. A repeated `clientKey` is the same application.',
    refuses: [
      common.notFound,
      common.seat,
      common.invalid,
      errors.ownCompany,
      errors.alreadyApplied,
      filesErrors.notYours,
    ],
  },
  step: {
    id: 'moveJobApplication',
    summary: 'Take a step of a job application',
    about:
      'Shortlists, declines with a reason, accepts an offer, says that no moment suits, or withdraws. The other side is told.',
    fields: theApplication,
    refuses: [...moving, errors.reasonNeeded],
  },
  invite: {
    id: 'inviteToInterview',
    summary: 'Invite to an interview',
    about: 'Proposes moments, of which the applicant takes one. Proposed again, they replace the earlier ones.',
    fields: theApplication,
    refuses: [...moving, errors.momentPast],
  },
  choose: {
    id: 'chooseInterview',
    summary: 'Choose the moment of an interview',
    about: 'Agrees on one of the moments that were proposed.',
    fields: theApplication,
    refuses: [...moving, errors.momentUnknown, errors.momentPast],
  },
  declineRest: {
    id: 'declineOtherApplicants',
    summary: 'Decline everybody who is left',
    about: 'Declines, with one reason, everybody under way for a closed vacancy who holds no offer. Each is told.',
    fields: { id: 'Id of the vacancy.', reason: 'What each of them reads.', declined: 'How many were declined now.' },
    refuses: [common.notFound, common.seat, errors.wrongState],
  },
  offer: {
    id: 'offerJob',
    summary: 'Offer the job',
    about: 'Offers the place until a day.',
    fields: theApplication,
    refuses: [...moving, errors.dayPast],
  },
  write: {
    id: 'writeJobMessage',
    summary: 'Write to the other side',
    about: 'Adds a message with files to the thread of an application.',
    fields: theApplication,
    refuses: [common.notFound, common.seat, errors.wrongState, filesErrors.notYours],
  },
  erase: {
    id: 'eraseJobApplication',
    summary: 'Delete what was sent',
    about: 'Deletes everything personal of an application that is over.',
    fields: theApplication,
    refuses: [...moving],
  },
};

export const recruitmentOwnCalls: CallsDocs<typeof recruitmentOwn> = {
  page: {
    id: 'listOwnVacancies',
    summary: 'List own vacancies',
    about: 'Answers the company’s vacancies in every state, with their applications.',
  },
  one: {
    id: 'getOwnVacancy',
    summary: 'Read an own vacancy',
    about: 'Answers a vacancy of the company with its version.',
    fields: theVacancy,
    refuses: [common.notFound],
  },
  add: {
    id: 'addVacancy',
    summary: 'Add a vacancy',
    about: 'Writes a vacancy, which rests until it is listed. A repeated `clientKey` is the same vacancy.',
    refuses: [errors.tooMany, ...writing],
  },
  save: {
    id: 'saveVacancy',
    summary: 'Save a vacancy',
    about: 'Saves a vacancy over the version that was read.',
    fields: theVacancy,
    refuses: [common.notFound, errors.changed, errors.notWhole, ...writing],
  },
  move: {
    id: 'moveVacancy',
    summary: 'List or close a vacancy',
    about: 'Shows a vacancy to everybody, again too, or closes it; applications stay to be decided.',
    fields: theVacancy,
    refuses: [common.notFound, errors.hidden, errors.notWhole, errors.placeNeeded, errors.tooMany, ...writing],
  },
};

export const operatorRecruitmentCalls: CallsDocs<typeof operatorRecruitment> = {
  page: { id: 'listDeskVacancies', summary: 'List all vacancies', about: 'Answers vacancies in every state.' },
  hide: {
    id: 'hideVacancy',
    summary: 'Take a vacancy down',
    about: 'Takes a vacancy down with a reason that its company reads.',
    fields: theVacancy,
    refuses: [common.notFound],
  },
  show: {
    id: 'showVacancy',
    summary: 'Lift a take-down',
    about: 'Lets the company list the vacancy again.',
    fields: theVacancy,
    refuses: [common.notFound],
  },
};

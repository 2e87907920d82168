import { type CallsDocs, exampleId, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { identityErrors } from '../identity/refusals.ts';
import { operatorErrors } from './calls.ts';
import type { operatorCases } from './cases.ts';
import { healthErrors, type operatorHealth } from './health.ts';
import type { operatorAccounts } from './operators.ts';
import type { operatorRecords } from './records.ts';

/** Operators' accounts, records, decided cases and health: fields that several of them share. */
export const deskDocs: RoomDocs = {
  fields: {
    reason: ['Why; it is recorded.', 'Leaves the company at the end of the month.'],
    level: ['What the operator may do.', 'reviewer'],
    state: ['How it stands.', 'active'],
    mine: ['Whether it is the account of the caller.', false],
    recovery: ['Recovery codes that are left.', 8],
    secret: ['The one-time password or code, told by this answer alone.', 'K7QD-2MXR-94TB'],
    until: 'Until when it holds.',
    name: ['Name.', 'Zhou Yu'],
    username: ['User name.', 'zhou.yu'],
    email: ['Mail address.', 'zhou.yu@example.com'],
    phone: ['Phone number.', '13800000000'],
    what: ['What is given anew.', 'authenticator'],
    lastSeenAt: 'When the account was last used; null where it never was.',
    createdAt: 'When it was created.',
    sort: ['Order of the list.', 'newest'],
    from: ['First day, of China.', '2026-11-01'],
    to: ['Last day, of China.', '2026-11-30'],
    operator: ['The operator.', 'Lin Xiao'],
    operators: 'Operators that have decided cases.',
    kind: ['Kind.', 'supplier'],
    number: ['Number of the record.', 'RZ20261101-0007'],
    subject: ['What it is about.', 'Yancheng Hengze Advanced Materials Co., Ltd.'],
    applicant: 'Who applied.',
    decidedAt: 'When it was decided.',
    company: 'The company; null without one.',
    seat: ['Seat in the company.', 'sales'],
    verified: ['Whether it is verified.', true],
    sections: 'What the rooms know, part by part.',
    part: ['The part.', 'orders'],
    total: ['How many there are in all.', 42],
    rows: 'The newest of them.',
    title: 'Title.',
    note: ['A remark.', 'EUR 12,500.00'],
    link: 'The record at the desk that it leads to; null without one.',
    at: 'When it was.',
    acts: 'What operators did with this record.',
    act: ['What was done.', 'person.suspend'],
    sources: ['Where its rights come from.', ['joined:buyer']],
    userType: ['Type of the account.', 3],
    roles: ['Roles.', ['ROLE_BUYER']],
    lang: ['Language of the account.', 'en'],
    inviter: 'Who invited this person; null without one.',
    completed: ['Whether the profile is complete.', true],
    suspendedAt: 'When it was suspended; null while it is not.',
    suspendedReason: ['Why it was suspended.', ''],
    gone: ['Whether the account was deleted or taken away by its company.', false],
    appeal: 'The newest appeal; null without one.',
    text: ['What the person wrote.', 'The invoice was paid twice by mistake.'],
    sessions: ['How many sessions ended.', 2],
    city: 'City.',
    country: ['Country code.', 'CN'],
    creditCode: ['Unified social credit code.', '91320900MA1X8K3T4U'],
    registrationNumber: ['Registration number abroad.', ''],
    verifiedName: ['Name as verified.', '盐城恒泽新材料有限公司'],
    people: ['How many people belong to it.', 6],
    suspended: ['How many of them are suspended.', 0],
    services: 'What stands beside the node.',
    jobs: 'Jobs of the queue.',
    waiting: ['Jobs that wait.', 3],
    failed: ['How many were given up or could not be sent.', 0],
    active: ['Jobs that run.', 1],
    done: ['Jobs done in 24 hours.', 980],
    oldest: 'When the oldest that is due was written; null where none waits.',
    queues: 'Queues with something to tell, the most failed first.',
    failedJobs: 'Jobs that were given up.',
    queue: ['Name of the queue.', 'notices.mail'],
    tries: ['How often it was tried.', 5],
    error: ['What it said, without addresses and numbers.', 'connect ECONNREFUSED'],
    mail: 'Mails.',
    sms: 'Messages.',
    mailRefused: ['Addresses that no mail is sent to, since they refused it for good.', 3],
    outbox: 'What the outbox took in 24 hours.',
    sent: ['How many were sent.', 128],
    lastError: ['The last error, without personal data.', ''],
    lastFailedAt: 'When it last failed; null where it never did.',
    database: 'The database.',
    version: ['Version.', '17.2'],
    bytes: ['Size, bytes.', 52428800],
    connections: ['Connections in use.', 12],
    most: ['Connections at most.', 100],
    longest: ['Seconds of the statement that runs longest.', 0],
    migratedAt: 'When the newest migration was applied.',
    migrations: ['How many migrations were applied.', 18],
    node: 'The node that answers.',
    runtime: ['Version of Node.', 'v24.4.0'],
    startedAt: 'When it started.',
    memory: ['Memory in use, bytes.', 210000000],
    files: 'Room on the disk of the files, bytes.',
    data: 'Room on the disk of the data, bytes.',
    free: ['Free.', 73000000000],
    nodes: ['How many nodes there are; null where it is not known.', 2],
  },
};

const companyName = { cn: '盐城恒泽新材料有限公司', en: 'Yancheng Hengze Advanced Materials Co., Ltd.' };
const leadsTo = { 'sections.rows.link.to': ['The kind of record.', 'case'] } as const;
const theOperator = { id: 'Id of the operator.' };
const thePerson = { id: 'Id of the person.' };

export const operatorAccountsCalls: CallsDocs<typeof operatorAccounts> = {
  list: { id: 'listOperators', summary: 'List the operators', about: 'Answers every operator with level and state.' },
  create: {
    id: 'createOperator',
    summary: 'Create an operator',
    about:
      'Creates an operator with a one-time password, which this answer alone tells. Another password is chosen and an authenticator set up at the first login.',
    refuses: [identityErrors.registered],
  },
  setLevel: {
    id: 'setOperatorLevel',
    summary: 'Change the level of an operator',
    about: 'Gives another operator another level. Somebody is always left who may do everything.',
    fields: theOperator,
    refuses: [common.notFound, operatorErrors.ownAccount, operatorErrors.lastAdministrator],
  },
  deactivate: {
    id: 'deactivateOperator',
    summary: 'Deactivate an operator',
    about: 'Ends the access of another operator: sessions and sockets end at once, and what was done stays recorded.',
    fields: theOperator,
    refuses: [common.notFound, operatorErrors.ownAccount, operatorErrors.lastAdministrator],
  },
  reinstate: {
    id: 'reinstateOperator',
    summary: 'Reinstate an operator',
    about: 'Lets an operator who was deactivated in again.',
    fields: theOperator,
    refuses: [common.notFound],
  },
  reset: {
    id: 'resetOperator',
    summary: 'Reset the login of an operator',
    about:
      'Gives another operator a one-time password, or a one-time code to set up another authenticator; sessions end. Only this answer tells it.',
    fields: theOperator,
    refuses: [common.notFound, operatorErrors.ownAccount],
  },
};

export const operatorRecordsCalls: CallsDocs<typeof operatorRecords> = {
  person: {
    id: 'getPersonRecord',
    summary: 'Read the record of a person',
    about:
      'Answers everything known of a person, and what operators did. Contact data is masked; the view is recorded.',
    fields: { ...thePerson, ...leadsTo, 'company.name': ['Name of the company.', companyName] },
    refuses: [common.notFound],
  },
  contact: {
    id: 'readPersonContact',
    summary: 'Read the contact data of a person',
    about: 'Answers phone and mail address in full; recorded with the reason.',
    fields: thePerson,
    refuses: [common.notFound],
  },
  signOut: {
    id: 'signPersonOut',
    summary: 'End the sessions of a person',
    about: 'Ends every session of a person with its sockets. The person may log in again.',
    fields: thePerson,
    refuses: [common.notFound],
  },
  company: {
    id: 'getCompanyRecord',
    summary: 'Read the record of a company',
    about: 'Answers everything known of a company, and what operators did. The view is recorded.',
    fields: { ...leadsTo, id: 'Id of the company.', name: ['Name of the company.', companyName] },
    refuses: [common.notFound],
  },
};

export const operatorCasesCalls: CallsDocs<typeof operatorCases> = {
  decided: {
    id: 'listDecidedCases',
    summary: 'Find decided applications',
    about: 'Answers decided applications by number, name or code, kind, decision, day and operator.',
    fields: {
      state: ['How it stands today.', 'approved'],
      operator: ['Id of the operator who decided.', exampleId],
      'data.records.operator': ['Who decided; empty where the system did.', 'Lin Xiao'],
      'data.records.company.name': ['Name of the company.', companyName],
    },
  },
};

export const operatorHealthCalls: CallsDocs<typeof operatorHealth> = {
  read: {
    id: 'getHealth',
    summary: 'Read how the platform is',
    about:
      'Answers jobs, mails, disk, database and what stands beside them. Any node answers and says what is of it alone.',
    fields: {
      'services.name': ['The service.', 'redis'],
      'services.state': ['Whether it answers; `absent` where it is not configured.', 'up'],
      seal: 'Sealed quotations: what waits, and whether this node could open it.',
      'seal.keyId': ['Id of the key that closes now.', '3f0c92ab71de'],
      'seal.closed': ['Revisions that wait to be opened.', 4],
      'seal.late': ['Inquiries that should have been opened by now.', 0],
      'seal.since': ['Since when; null where none is late.', null],
      'seal.missing': ['Keys that quotations wait under and this node has not.', []],
      'seal.unreadable': ['How many wait under those.', 0],
    },
  },
  retry: {
    id: 'retryJob',
    summary: 'Run a failed job again',
    about: 'Lets a job that was given up run again. It is recorded.',
    fields: { id: 'Id of the job.', queue: ['Name of its queue.', 'notices.mail'] },
    refuses: [healthErrors.notFailed],
  },
};

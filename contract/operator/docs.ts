import { exampleId, type CallsDocs, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { identityErrors } from '../identity/refusals.ts';
import { orderErrors } from '../order/calls.ts';
import { verificationErrors } from '../verification/calls.ts';
import { caseView, companyRow, type operator, operatorErrors, person, waiting } from './calls.ts';
import { deskItem, dictionaryErrors, label, type operatorDictionaries } from './dictionaries.ts';
import { disputeCase, type operatorDisputes, row } from './disputes.ts';

const why = { reason: ['Why, told to whom it concerns.', 'Two buyers reported the same invoice.'] } as const;
const theCase = { id: 'Id of the application.' };
const theDispute = { id: 'Id of the order.' };
const acted = (id: string) => ({ ...why, id, people: ['How many people it concerned.', 1] }) as const;

export const operatorDocs: RoomDocs = {
  schemas: {
    WaitingCase: {
      is: waiting,
      about: 'An application that waits for review.',
      fields: {
        subject: ['Whom it is about.', '江苏恒力复合材料有限公司'],
        decided: 'A decision that is about to be carried out; null for none.',
      },
    },
    Case: { is: caseView, about: 'An application with its documents, and what was read against what was written.' },
    Person: {
      is: person,
      about: 'A person as the desk sees them.',
      fields: { company: 'Name of the company; null without one.' },
    },
    CompanyAtDesk: {
      is: companyRow,
      about: 'A company as the desk sees it.',
      fields: {
        people: ['How many people it has.', 4],
        suspended: ['How many of them are suspended.', 0],
        name: 'Name.',
      },
    },
    DeskItem: {
      is: deskItem,
      about: 'An item of a dictionary as the desk shows it.',
      fields: {
        value: ['Slug of the item.', 'pultrusion'],
        below: ['How many hang directly below.', 3],
        'path.value': ['Slug.', 'carbon-fibre'],
      },
    },
    Label: {
      is: label,
      about: 'A name in all three languages.',
      example: { cn: '碳纤维', en: 'Carbon fibre', es: 'Fibra de carbono' },
      fields: {
        cn: ['In Chinese.', '碳纤维'],
        en: ['In English.', 'Carbon fibre'],
        es: ['In Spanish.', 'Fibra de carbono'],
      },
    },
    DisputeRow: { is: row, about: 'A dispute that waits for the operator.' },
    DisputeCase: {
      is: disputeCase,
      about: 'A dispute as the operator reads it.',
      fields: { before: 'State in which the order goes on when the dispute ends so.' },
    },
  },
  fields: {
    username: ['User name of the operator.', 'desk.one'],
    proof: 'A solved captcha; or `ticket`.',
    ticket: [
      'Ticket of the step before, which lives five minutes; empty where there is no next step.',
      'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDU',
    ],
    step: 'What comes next.',
    enrol: 'How to set up the authenticator; null where it is set up.',
    'enrol.uri': ['Address for the authenticator.', 'otpauth://totp/Weft:desk.one?secret=JBSWY3DPEHPK3PXP'],
    'enrol.secret': ['The secret, to be typed.', 'JBSWY3DPEHPK3PXP'],
    'enrol.qr': ['The address as a picture, a `data:` address.', 'data:image/png;base64,iVBORw0KGgo'],
    recovery: ['Recovery codes, shown once.', []],
    rows: 'The rows.',
    figures: 'Figures of the desk.',
    waiting: ['How many wait.', 6],
    late: ['How many wait for longer than a day.', 1],
    decidedToday: ['How many were decided today.', 9],
    median: ['Median of the hours to a decision; null for too few.', 5.5],
    failed: 'Decisions of the last day that could not be carried out.',
    subject: ['What or whom it is about.', '江苏恒力复合材料有限公司'],
    decision: 'The decision.',
    why: ['Why it could not be carried out.', 'operator.authorityNeeded'],
    submittedAt: 'When it was handed in.',
    submissions: ['How often it was handed in.', 1],
    differences: ['In how many fields reading and statement differ; null where nothing was read.', 0],
    halfApproved: 'Whether a first operator has approved it.',
    claimed: ['Whether another account is verified for this company.', false],
    mine: ['Whether it is one’s own.', false],
    due: 'When it is carried out; null where it is done.',
    application: 'The application.',
    applicant: 'Who applies.',
    'applicant.name': ['Name.', 'Li Wei'],
    'applicant.company': ['Whether they act for a company.', true],
    checks: 'What could be checked.',
    codeRight: ['Whether the credit code is well formed; null where there is none.', true],
    codeFree: ['Whether no other company is verified for it; null where there is none.', true],
    authority: 'How the applicant acts for the company.',
    'authority.by': 'By which document; null for none.',
    person: ['The person of the document.', '李伟'],
    account: ['Phone, mail or user name with its middle hidden.', '138****0001'],
    legal: ['Representative as given.', '李伟'],
    read: ['As the machine read it.', '李伟'],
    isLegal: ['Whether the person is the representative of the licence.', true],
    verdict: 'The verdict.',
    claim: 'The company that has this number already; null for none.',
    'claim.note': ['What its owner says.', ''],
    compared: 'What was read against what was written.',
    given: ['What was written.', '李伟'],
    field: 'The field.',
    confidence: ['How sure the reader is, 0 to 1; null where nothing was read.', 0.97],
    uncertain: ['Whether a person has to look at it.', false],
    fileId: 'Id of the file.',
    reasons: ['Reasons, told in the language of the applicant.', ['blurred']],
    corrected: 'Fields that the operator corrected.',
    undo: ['Whether it can be taken back for six seconds.', true],
    waitsForSecond: ['Whether a second operator has to approve it.', false],
    suspended: ['`1` for suspended ones alone.', '1'],
    suspendedAt: 'When they were suspended; null where they are not.',
    suspendedReason: ['Why; null where they are not.', null],
    appeal: 'What a suspended person answers; null for nothing.',
    creditCode: ['Unified social credit code.', '91320000MA1XXXXX2K'],
    people: ['How many people it concerned.', 1],
    settings: 'The settings.',
    key: ['Key of the setting.', 'verification.twoPersons'],
    value: ['Value, with the shape of its key.', true],
    version: ['Counts every save; the one that was seen is sent back.', 1],
    usual: ['What holds where nobody has set it.', false],
    by: ['Who did it.', 'Desk One'],
    act: ['What was done.', 'case.approve'],
    operator: ['Which operator.', 'Desk One'],
    subjectId: ['Id of whom it is about; null for none.', exampleId],
    before: ['What held before.', null],
    after: ['What holds after.', null],
    q: ['Words to search by.', 'hengli'],
    dictType: ['Name of the dictionary.', 'process_type'],
    items: 'The items.',
    changed: ['Whether anything differs from what was shipped.', false],
    hidden: ['Whether it is hidden.', false],
    added: ['How many were added.', 2],
    depth: ['0 for a list, 1 or 2 for a tree.', 1],
    below: ['Slug of the item above.', 'carbon-fibre'],
    only: 'Only those with this mark.',
    path: 'Where it stands, the top first.',
    open: ['Whether an item may be added here.', true],
    more: ['How many more were found than the 200 that are shown.', 0],
    label: 'Its name.',
    shipped: 'Name as shipped; null for an item that an operator added.',
    offered: ['Whether it is offered; not where anything above it is hidden.', true],
    move: 'Moves it among its siblings.',
    buyer: 'The buyer.',
    supplier: 'The supplier.',
    total: ['What it comes to, decimal text in its currency.', '14250.00'],
    escalatedAt: 'When it was handed over.',
    agreed: 'What was agreed; null for orders from before agreements were kept.',
    timeline: 'What was done and said, the oldest first.',
    end: 'How the dispute ends: the order goes on, is completed, or is cancelled.',
    number: ['Number of the order.', 'ORD-20261201-0007'],
    note: ['Note that the applicant reads.', 'The stamp cannot be read.'],
  },
};

export const operatorCalls: CallsDocs<typeof operator> = {
  login: {
    id: 'logInOperator',
    summary: 'Log in as an operator',
    about:
      'Logs an operator in by password, then by the six digits of the authenticator or a recovery code; the first login sets the authenticator up. The session is in the cookie `xtoken`.',
    fields: {
      code: ['Six digits of the authenticator, or a recovery code.', '483920'],
      'proof.code': ['The verification that it gave.', 'k3v0c4pPq1Y2RrJ9y0bXAw=='],
    },
    refuses: [common.crossSite, identityErrors.badCredentials, identityErrors.captcha, operatorErrors.invalidCode],
  },
  queue: {
    id: 'listCases',
    summary: 'List applications that wait for review',
    about: 'Answers applications that wait, the longest first, with the figures of the desk.',
  },
  review: {
    id: 'getCase',
    summary: 'Read an application at the desk',
    about:
      'Answers an application with its documents, what was read against what was written, and its history. The view is recorded.',
    fields: theCase,
    refuses: [common.notFound],
  },
  document: {
    id: 'readCaseDocument',
    summary: 'Read a document of an application',
    about: 'Answers a document of an application. Each view is recorded.',
    fields: theCase,
    refuses: [common.notFound],
  },
  decide: {
    id: 'decideCase',
    summary: 'Decide an application',
    about:
      'Approves, asks for more, or rejects, with reasons in the language of the applicant. With `undo` it is carried out six seconds later.',
    fields: theCase,
    refuses: [
      common.notFound,
      operatorErrors.reasonNeeded,
      operatorErrors.authorityNeeded,
      operatorErrors.decidedMeanwhile,
      verificationErrors.wrongState,
      verificationErrors.sameReviewer,
      verificationErrors.codeTaken,
    ],
  },
  undo: {
    id: 'undoCaseDecision',
    summary: 'Take a decision back',
    about: 'Takes one’s own decision of an application back before it is carried out.',
    fields: theCase,
    refuses: [operatorErrors.tooLate],
  },
  people: { id: 'listPeople', summary: 'List people', about: 'Answers people by name, phone, mail or user name.' },
  suspendPerson: {
    id: 'suspendPerson',
    summary: 'Suspend a person',
    about: 'Suspends a person; their sessions and sockets end at once.',
    fields: acted('Id of the person.'),
    refuses: [common.notFound],
  },
  reinstatePerson: {
    id: 'reinstatePerson',
    summary: 'Reinstate a person',
    about: 'Lets a suspended person in again.',
    fields: acted('Id of the person.'),
    refuses: [common.notFound],
  },
  companies: { id: 'listCompanies', summary: 'List companies', about: 'Answers companies by name or credit code.' },
  suspendCompany: {
    id: 'suspendCompany',
    summary: 'Suspend a company',
    about: 'Suspends everybody of a company.',
    fields: acted('Id of the company.'),
    refuses: [common.notFound],
  },
  reinstateCompany: {
    id: 'reinstateCompany',
    summary: 'Reinstate a company',
    about: 'Lets everybody of a company in again.',
    fields: acted('Id of the company.'),
    refuses: [common.notFound],
  },
  revokePerson: {
    id: 'revokePerson',
    summary: 'Take back the verification of a person',
    about: 'Takes back what a person was verified as, and tells them why.',
    fields: acted('Id of the person.'),
    refuses: [common.notFound, operatorErrors.nothingToRevoke],
  },
  revokeCompany: {
    id: 'revokeCompany',
    summary: 'Take back the verification of a company',
    about: 'Takes back the verification of a company and all that it gave, and tells them why.',
    fields: acted('Id of the company.'),
    refuses: [common.notFound, operatorErrors.nothingToRevoke],
  },
  settings: {
    id: 'listSettings',
    summary: 'List the settings',
    about: 'Answers every setting with its value, who set it and when, and what holds without one.',
    fields: { by: ['Who set it; null where nobody did.', null], at: 'When it was set; null where nobody did.' },
  },
  setSetting: {
    id: 'setSetting',
    summary: 'Set a setting',
    about: 'Sets one setting that still has the version that was seen. The value must have the shape of its key.',
    fields: { by: ['Who set it.', 'Desk One'], at: 'When it was set.' },
    refuses: [common.notFound, operatorErrors.badSetting, operatorErrors.settingChanged],
  },
  audit: {
    id: 'listAudit',
    summary: 'List what operators did',
    about: 'Answers every act of the operators and every view of a private document, the newest first.',
    fields: {
      subject: 'Id of whom it is about.',
      'data.records.subject': ['Whom it is about.', '江苏恒力复合材料有限公司'],
    },
  },
};

const theItem = { value: ['Slug of the item.', 'pultrusion'] } as const;
export const operatorDictionariesCalls: CallsDocs<typeof operatorDictionaries> = {
  types: {
    id: 'listDictionaries',
    summary: 'List the dictionaries',
    about: 'Answers every dictionary with its counts.',
    fields: {
      items: ['How many items it has.', 42],
      changed: ['How many were changed.', 1],
      hidden: ['How many are hidden.', 0],
    },
  },
  items: {
    id: 'listDictionaryItems',
    summary: 'List items at the desk',
    about: 'Answers the items directly below one, or those anywhere with the words or the mark; hidden ones too.',
    fields: { 'data.path.value': ['Slug.', 'carbon-fibre'] },
  },
  change: {
    id: 'changeDictionaryItem',
    summary: 'Change an item',
    about: 'Mends the label, hides or shows an item, or moves it among its siblings. It is recorded.',
    fields: theItem,
    refuses: [common.notFound, dictionaryErrors.changedMeanwhile, dictionaryErrors.fixed],
  },
  reset: {
    id: 'resetDictionaryItem',
    summary: 'Reset an item',
    about: 'Makes a shipped item as it was shipped: text, place, offered. It is recorded.',
    fields: theItem,
    refuses: [common.notFound, dictionaryErrors.changedMeanwhile],
  },
  add: {
    id: 'addDictionaryItem',
    summary: 'Add an item',
    about: 'Adds an item; its slug is made from the English text. It is recorded.',
    refuses: [common.notFound, dictionaryErrors.noPlace],
  },
};

export const operatorDisputesCalls: CallsDocs<typeof operatorDisputes> = {
  list: {
    id: 'listDisputes',
    summary: 'List disputes',
    about: 'Answers disputes that wait for the operator, the longest first.',
  },
  read: {
    id: 'getDispute',
    summary: 'Read a dispute',
    about: 'Answers a dispute with what was agreed and what both sides said. The view is recorded.',
    fields: theDispute,
    refuses: [common.notFound],
  },
  evidence: {
    id: 'readDisputeFile',
    summary: 'Read a file of a dispute',
    about: 'Answers evidence or an annex of the order. Each view is recorded.',
    fields: theDispute,
    refuses: [common.notFound],
  },
  decide: {
    id: 'decideDispute',
    summary: 'Decide a dispute',
    about:
      'Ends a dispute: the order goes on, is completed or cancelled. Both sides are told why. Doing it twice is doing it once.',
    fields: { ...theDispute, ...why },
    refuses: [common.notFound, common.conflict, orderErrors.noDispute],
  },
};

import * as z from 'zod/mini';
import { type CallsDocs, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { identityErrors } from '../identity/refusals.ts';
import {
  application,
  broughtLicence,
  claim,
  document,
  givenFields,
  heldDocument,
  historyEvent,
  licenceForm,
  readField,
  submitted,
  verificationErrors,
  type verification,
} from './calls.ts';
import { slot, slots } from './needs.ts';

const pictures = [
  filesErrors.wrongType,
  filesErrors.pdfMixed,
  filesErrors.pdfActive,
  filesErrors.pdfSealed,
  filesErrors.tooLarge,
  filesErrors.empty,
  filesErrors.broken,
  filesErrors.tooManyPixels,
  filesErrors.infected,
  filesErrors.scannerDown,
] as const;
const day = '2031-12-31';

export const verificationDocs: RoomDocs = {
  schemas: {
    LicenceForm: {
      is: licenceForm,
      as: z.object({ file: z.optional(z.file()) }),
      about: 'The picture of a licence, where it was not uploaded before.',
      fields: { file: 'A jpg, png or bmp picture or a PDF.' },
    },
    LicenceField: {
      is: readField,
      about: 'A field as it was read.',
      fields: {
        value: ['What was read.', '91320000MA1XXXXX2K'],
        confidence: ['How sure the reader is, 0 to 1.', 0.97],
        uncertain: ['Whether a person has to look at it.', false],
        proposals: ['Right values that a single confused sign away from what was read.', []],
        box: 'Where it stands, in shares of the picture; null where that is not known.',
        'box.x': ['Left edge.', 0.21],
        'box.y': ['Upper edge.', 0.34],
        'box.w': ['Width.', 0.4],
        'box.h': ['Height.', 0.03],
      },
    },
    GivenFields: {
      is: givenFields,
      about: 'What the applicant states; what a kind needs is told by `getVerificationNeeds`.',
      fields: {
        name: ['Name of the company as it is registered.', '江苏恒力复合材料有限公司'],
        creditCode: ['Unified social credit code.', '91320000MA1XXXXX2K'],
        legal: ['Legal representative.', '李伟'],
        address: ['Registered address.', '江苏省常州市'],
        established: ['Day of establishment.', '2011-05-18'],
        validUntil: ['Last day of the licence, or that it has none.', '长期'],
        capital: ['Registered capital.', '5000万元人民币'],
        personName: ['Name of the person.', '李伟'],
        idNumber: ['Number of the identity document.', '320400199001011234'],
        position: ['Position held.', 'General manager'],
      },
    },
    BroughtLicence: {
      is: broughtLicence,
      about: 'A licence that was uploaded before there was an account.',
      fields: {
        fileId: 'Id of the upload.',
        ticket: ['Ticket of the upload.', 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDQ'],
        readingId: 'Id of its reading, if it was read.',
        fields: 'What it says, corrected where it was read wrongly.',
      },
    },
    DocumentInput: {
      is: document,
      about: 'A document that is handed in.',
      fields: { expiresAt: ['Its last day; null for none.', day] },
    },
    HeldDocument: {
      is: heldDocument,
      about: 'A document of an application.',
      fields: {
        name: ['Name of the file.', 'licence.jpg'],
        size: ['Size in bytes.', 482_130],
        expiresAt: ['Its last day; null for none.', day],
      },
    },
    VerificationEvent: {
      is: historyEvent,
      about: 'An event of an application.',
      fields: {
        event: ['What happened.', 'submitted'],
        by: 'Who did it.',
        reasons: ['Reasons that the applicant reads.', []],
        note: ['Note that the applicant reads; null for none.', null],
      },
    },
    Verification: {
      is: application,
      about: 'An application for a verification.',
      fields: {
        reasons: ['Reasons of the last decision.', []],
        note: ['Note of the last decision; null for none.', null],
        expiresAt: ['Day on which the approval ends; null for none.', day],
      },
    },
    VerificationClaim: {
      is: claim,
      about: 'Somebody applies for a company that is verified already.',
      fields: {
        by: ['Their name with all but its first sign left out.', '李*'],
        name: ['The company as they wrote it.', '江苏恒力复合材料有限公司'],
        number: ['Its credit code.', '91320000MA1XXXXX2K'],
      },
    },
    VerificationSubmitted: { is: submitted, about: 'An application after an act.' },
    VerificationSlot: { is: slot, about: 'One thing to hand in.' },
    VerificationNeeds: { is: slots, about: 'What each kind of application hands in.' },
  },
  fields: {
    fileId: 'Id of an upload of one’s own.',
    ticket: ['Ticket of an upload without a session.', 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDQ'],
    kind: 'What is to be verified: a person, a company, a supplier, a service provider.',
    readingId: 'Id of the reading of a licence.',
    fields: 'What was read or is stated, by field.',
    turned: ['By how many degrees the picture had to be turned.', 0],
    seconds: ['How long the reading took.', 1.8],
    draft: ['Whether it is only kept, not handed in.', false],
    documents: 'The documents.',
    type: 'Kind of document.',
    number: ['Number that people call it by.', 'VER-20261201-0007'],
    submissions: ['How often it was handed in.', 1],
    given: 'What the applicant states.',
    read: 'What the machine read of the licence, by field; what was not found is absent.',
    submittedAt: 'When it was handed in; null before.',
    decidedAt: 'When it was decided; null before.',
    history: 'What happened, the oldest first.',
    claimed: ['Whether another account is verified for this company.', false],
    label: 'How the verification stands.',
    company: 'Name of the company; null without one.',
    needs: 'What each kind hands in.',
    applications: 'The newest application of each kind.',
    claims: 'The claims.',
    anyOf: ['Documents any of which will do.', ['businessLicence']],
    required: ['Whether it has to be handed in.', true],
    expiry: 'Whether its last day must be given.',
    personal: 'For a person.',
    enterprise: 'For a company.',
    supplier: 'For a supplier.',
    thirdParty: 'For a service provider.',
    badges: 'What was verified.',
    reviewedAt: 'When an operator looked at it.',
    expiresAt: ['How long it holds; null for no end.', day],
    account: ['Mobile number or e-mail address of the account.', '13800000001'],
    answer: 'Whether the applicant is invited to a seat, or contested before the operators.',
    seat: 'Seat that the applicant is invited to.',
  },
};

export const verificationCalls: CallsDocs<typeof verification> = {
  discern: {
    id: 'readLicence',
    summary: 'Read a business licence',
    about:
      'Reads a Chinese business licence from an upload (`fileId`, with `ticket` where there was no session) or from a picture in the field `file`. Visitors who send a picture prove a captcha.',
    refuses: [
      ...pictures,
      common.notFound,
      verificationErrors.unreadable,
      verificationErrors.readerBusy,
      verificationErrors.proofNeeded,
    ],
  },
  submit: {
    id: 'submitVerification',
    summary: 'Hand in an application',
    about:
      'Keeps an application of a kind as a draft, or hands it in; it also answers what was asked for. Operators review it.',
    refuses: [
      common.seat,
      common.notFound,
      filesErrors.notYours,
      verificationErrors.notForThisAccount,
      verificationErrors.alreadyOpen,
      verificationErrors.missingDocuments,
      verificationErrors.expiredDocument,
      verificationErrors.noReading,
      verificationErrors.wrongState,
    ],
  },
  registerAuth: {
    id: 'keepLicenceOfRegistration',
    summary: 'Keep the licence of a registration',
    about: 'Makes what a licence said the draft of the account that a code to its phone or mail proves.',
    fields: { code: ['The code.', '483920'] },
    refuses: [
      common.seat,
      identityErrors.code,
      verificationErrors.noReading,
      verificationErrors.notForThisAccount,
      verificationErrors.alreadyOpen,
    ],
  },
  needs: {
    id: 'getVerificationNeeds',
    summary: 'Read what applications hand in',
    about: 'Answers what each kind of application hands in, as the operator set it.',
  },
  mine: {
    id: 'getMyVerification',
    summary: 'Read one’s own verification',
    about:
      'Answers how the verification stands, what each kind needs, and the newest application of each kind with its history.',
  },
  one: {
    id: 'getVerification',
    summary: 'Read an application',
    about: 'Answers one application of the person or of their company, with its history.',
    fields: { id: 'Id of the application.' },
    refuses: [common.notFound],
  },
  withdraw: {
    id: 'withdrawVerification',
    summary: 'Withdraw an application',
    about: 'Withdraws an application before it is decided.',
    fields: { id: 'Id of the application.' },
    refuses: [common.notFound, common.seat, verificationErrors.wrongState],
  },
  claims: {
    id: 'listClaims',
    summary: 'List claims to one’s own company',
    about: 'Answers applications of others for the company, the newest first.',
  },
  answerClaim: {
    id: 'answerClaim',
    summary: 'Answer a claim',
    about: 'Invites the applicant to a seat of the company, or contests the claim before the operators.',
    fields: { id: 'Id of the claim.' },
    refuses: [common.notFound, verificationErrors.claimAnswered],
  },
  badges: {
    id: 'listBadges',
    summary: 'Read what stands behind a verification',
    about: 'Answers which documents of a company an operator has seen, when, and how long they hold.',
    fields: { id: 'Id of the company.' },
  },
};

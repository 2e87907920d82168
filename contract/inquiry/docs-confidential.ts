import { exampleId, type CallsDocs, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import {
  acceptance,
  admittedCompany,
  agreementView,
  type confidential,
  confidentialErrors,
  revocation,
  viewRow,
} from './confidential.ts';
import { ownAgreement } from './schemas.ts';

const theInquiry = { id: 'Id of the inquiry.' };
const theCompany = { entId: 'The company: one that accepted the agreement.' };
const version = ['Version of the agreement: `own-` and a number for the buyer’s own.', '2026-12'] as const;
const words = 'Its text; every language that it was written in.';

export const confidentialDocs: RoomDocs = {
  schemas: {
    OwnAgreement: {
      is: ownAgreement,
      about: 'An agreement in the buyer’s own words: 40 to 8000 characters in one language or more.',
      fields: {
        cn: [
          'In Chinese.',
          '本公司仅为准备报价使用本询盘的明细、附件和答疑，不向任何第三方披露，不再报价时删除全部副本，并接受查看记录。',
        ],
        en: ['In English.', 'We use the details only to prepare a quote and disclose them to nobody.'],
        es: ['In Spanish.', 'Usamos los detalles solo para preparar la oferta y no los revelamos a nadie.'],
      },
    },
    InquiryAgreement: {
      is: agreementView,
      about: 'The agreement of a confidential inquiry that is in force.',
      fields: { version, own: ['Whether it is the buyer’s own and not the platform’s.', false], text: words },
    },
    AgreementAcceptance: {
      is: acceptance,
      about: 'An agreement that a company accepted, with names and words as they were then.',
      fields: {
        version,
        at: 'When it was accepted.',
        person: ['Who accepted it.', 'Chen Jianguo'],
        company: 'For which company.',
        text: words,
      },
    },
    AccessRevocation: {
      is: revocation,
      about: 'That the buyer took a company its access.',
      fields: { at: 'When.', reason: ['Why, in the buyer’s words.', 'The drawings were passed on.'] },
    },
    AdmittedCompany: {
      is: admittedCompany,
      about: 'A company that accepted the agreement of a confidential inquiry, for the buyer.',
      fields: {
        accepted: 'What it accepted, the newest first.',
        current: ['Whether the version in force is among them.', true],
        downloads: ['Whether it may take annexes.', false],
        views: ['In how many quarters of an hour its people looked at an annex.', 4],
        taken: ['In how many they took one.', 0],
        lastView: 'When last; null before.',
        'company.name': 'Its name.',
        quoted: ['Whether it has quoted.', true],
        revoked: 'That it reads no more; null where it does.',
      },
    },
    AnnexView: {
      is: viewRow,
      about: 'What a person did with an annex in a quarter of an hour.',
      fields: {
        id: 'Id of the entry.',
        person: ['Who; empty for an account that was deleted.', 'Chen Jianguo'],
        'company.name': 'For which company.',
        file: 'Which annex.',
        'file.name': ['Its name.', 'drawing.pdf'],
        kind: 'Looked at pages, or took the file.',
        pages: ['Pages that were shown, rising; empty for a download.', [1, 2]],
        times: ['How often.', 3],
        at: 'When first.',
        until: 'When last.',
      },
    },
  },
};

export const confidentialCalls: CallsDocs<typeof confidential> = {
  agreement: {
    id: 'getAgreement',
    summary: 'Read the agreement of a confidential inquiry',
    about:
      'Answers the agreement that a company would accept now, with its text, and what the caller’s company has accepted before.',
    fields: {
      ...theInquiry,
      version,
      own: ['Whether it is the buyer’s own.', false],
      text: words,
      accepted: 'What the company accepted, the newest first.',
      revoked: 'That the company reads no more; null where it may.',
    },
    refuses: [common.notFound],
  },
  setAgreement: {
    id: 'setAgreement',
    summary: 'Change the agreement of a confidential inquiry',
    about:
      'Puts other words in force, or the platform’s again. Whoever accepted the ones before is told and reads on only after accepting these.',
    fields: {
      ...theInquiry,
      base: ['The version that was in force when the text was written.', '2026-12'],
      text: 'The buyer’s own text, 40 to 8000 characters in each language; left out, the platform’s.',
    },
    refuses: [common.notFound, confidentialErrors.agreementChanged],
  },
  admitted: {
    id: 'listAdmittedCompanies',
    summary: 'List who may read a confidential inquiry',
    about:
      'Answers the buyer’s side which companies accepted which version when, what they looked at, and what they may.',
    fields: {
      ...theInquiry,
      inquiry: 'The inquiry.',
      'inquiry.title': 'Its title.',
      agreement: 'The agreement in force.',
      downloads: ['Whether whoever accepts may take annexes.', false],
      annexes: 'The annexes.',
      'annexes.id': 'Id of the file.',
      'annexes.name': ['Its name.', 'drawing.pdf'],
      companies: 'The companies, who accepted last first.',
    },
    refuses: [common.notFound],
  },
  revoke: {
    id: 'revokeAccess',
    summary: 'Revoke the access of a company',
    about:
      'Closes lines, annexes and questions of a confidential inquiry to a company from now on, links that it holds too. It is told the reason. Its quotation stays, but it cannot be revised.',
    fields: { ...theInquiry, ...theCompany, reason: ['Why; the company reads it.', 'The drawings were passed on.'] },
    refuses: [common.notFound],
  },
  grant: {
    id: 'grantAccess',
    summary: 'Restore the access of a company',
    about: 'Opens a confidential inquiry again to a company whose access was revoked. It is told.',
    fields: { ...theInquiry, ...theCompany },
    refuses: [common.notFound],
  },
  setDownloads: {
    id: 'allowDownloads',
    summary: 'Say who may download annexes',
    about:
      'Lets a company, or everybody of whom nothing else was said, take annexes of a confidential inquiry, or only look at them.',
    fields: {
      ...theInquiry,
      entId: 'A company that accepted the agreement; left out: everybody of whom nothing else is said.',
      downloads: ['Whether annexes may be taken.', true],
    },
    refuses: [common.notFound],
  },
  views: {
    id: 'listAnnexViews',
    summary: 'List who looked at annexes',
    about:
      'Answers the buyer’s side who looked at which annex of a confidential inquiry, or took it, the newest first.',
    fields: {
      ...theInquiry,
      company: 'Of one company.',
      file: 'Of one annex.',
      kind: 'Looks or downloads alone.',
      from: 'From this day of China on.',
      until: 'Until this day of China.',
    },
    refuses: [common.notFound],
  },
  annex: {
    id: 'getAnnex',
    summary: 'Read what of an annex can be shown',
    about:
      'Answers the pages of an annex of a confidential inquiry, for the buyer’s side and for companies that accepted the agreement.',
    fields: {
      ...theInquiry,
      'params.file': 'Id of the annex.',
      inquiry: 'The inquiry.',
      'inquiry.title': 'Its title.',
      file: 'The annex.',
      'file.id': 'Its id.',
      'file.name': ['Its name.', 'drawing.pdf'],
      'file.size': ['Its size in bytes.', 48_213],
      own: ['Whether the caller is on the buyer’s side.', false],
      pages: 'Sizes of its pages; null where it can only be downloaded.',
      'pages.width': ['Width, in units of the document.', 1191],
      'pages.height': ['Height.', 842],
      download: ['Where the file itself is read; null where the caller may not.', `/api/busi/busifile/${exampleId}`],
    },
    refuses: [
      common.notFound,
      confidentialErrors.accessRevoked,
      confidentialErrors.unreadable,
      confidentialErrors.busy,
    ],
  },
  annexPage: {
    id: 'showAnnexPage',
    summary: 'Show a page of an annex',
    about:
      'Answers a page of an annex as a picture (WebP) that bears the caller’s company and name, the time and the number of the inquiry all over. The look is recorded for the buyer.',
    fields: {
      ...theInquiry,
      file: 'Id of the annex.',
      page: ['Number of the page, from 1.', 1],
      size: 'As it is read, or larger.',
    },
    refuses: [
      common.notFound,
      confidentialErrors.accessRevoked,
      confidentialErrors.notShown,
      confidentialErrors.unreadable,
      confidentialErrors.busy,
    ],
  },
};

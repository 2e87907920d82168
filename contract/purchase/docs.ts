import { exampleId, type CallsDocs, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import {
  application,
  evidence,
  type purchase,
  purchaseDetail,
  purchaseErrors,
  purchaseInput,
  purchaseRow,
} from './calls.ts';

const theOne = { id: 'Id of the purchase.' };

export const purchaseDocs: RoomDocs = {
  schemas: {
    PurchaseRow: {
      is: purchaseRow,
      about: 'A big-buyer purchase in a list; the same for everybody.',
      fields: {
        thumb: ['Address of its picture; null without one.', `/api/busi/buyer/purchase/picture/${exampleId}/thumb`],
      },
    },
    PurchaseInput: {
      is: purchaseInput,
      about: 'A whole purchase, ready to be released.',
      fields: {
        title: ['Title in one to three languages.', { en: 'Carbon fabric for 2027' }],
        description: [
          'What is wanted, in one to three languages.',
          { en: 'Framework agreement for 20 t of carbon fabric, delivered monthly.' },
        ],
        qualification: ['What a supplier has to be, in one to three languages.', { en: 'Two years of series supply.' }],
        products: ['Materials, slugs of `ent_main_product`.', ['carbon-fibre']],
        certificates: ['Certificates that a supplier has to hold, slugs of `system_certification`.', ['iso-9001']],
        thumb: 'A picture of one’s own, uploaded as `docking`.',
        banner: 'A wide picture of one’s own, uploaded as `docking`.',
        'title.cn': 'In Chinese.',
        'title.en': 'In English.',
        'title.es': 'In Spanish.',
        'description.cn': 'In Chinese.',
        'description.en': 'In English.',
        'description.es': 'In Spanish.',
        'qualification.cn': 'In Chinese.',
        'qualification.en': 'In English.',
        'qualification.es': 'In Spanish.',
      },
    },
    PurchaseDetail: { is: purchaseDetail, about: 'A purchase as this reader may see it.' },
    PurchaseApplication: {
      is: application,
      about: 'An application of a supplier.',
      fields: { reason: 'Why it was refused; null for no reason.' },
    },
    CertificateEvidence: {
      is: evidence,
      about: 'How a company stands to one required certificate.',
      fields: {
        state: '`declared` is on its record and not yet verified.',
        validUntil: 'Its last day; null where it is not known.',
      },
    },
  },
  fields: {
    number: ['Number of the purchase.', 'PUR-20261201-0007'],
    budget: 'Budget; null where none is named.',
    amount: ['How much, decimal text.', '250000.00'],
    thumb: ['Address of its picture; null without one.', null],
    applications: ['How many have applied.', 3],
    gate: 'What stands before the parts that are not shown.',
    own: ['Whether the caller is on the buyer’s side of it.', false],
    summary: 'The beginning of the description, for everybody.',
    banner: ['Address of the wide picture; null without one.', null],
    parts: 'The whole of it; null for a visitor.',
    description: 'What is wanted.',
    qualification: 'What a supplier has to be.',
    buyer: 'Who buys; null where they are not named.',
    'parts.buyer.name': 'Name.',
    name: 'Name.',
    apply: 'What stands between the caller and an application; `yes` when nothing does.',
    evidence: 'The required certificates held against the caller’s company; null where there is none.',
    mine: 'The application of the caller’s company; null for none.',
    certificate: ['Certificates that must all be asked for, slugs of `system_certification`.', ['iso-9001']],
    categories: 'By material.',
    states: 'By state.',
    open: ['Taking applications.', 4],
    closed: ['Past their deadline.', 2],
    awarded: ['Awarded.', 5],
    undecided: ['Applications that wait for a decision.', 1],
    part: 'Which of the pictures.',
    decision: 'Whether the application is accepted or refused.',
    annexes: 'Annexes.',
  },
};

export const purchaseCalls: CallsDocs<typeof purchase> = {
  page: {
    id: 'searchPurchases',
    summary: 'Search big-buyer purchases',
    about: 'Answers big-buyer purchases: open ones first, the newest first or by deadline.',
  },
  facets: {
    id: 'countPurchases',
    summary: 'Count big-buyer purchases by filter',
    about: 'Answers how many purchases each filter would leave, the other filters kept.',
    fields: { certificates: 'By certificate.' },
  },
  detail: {
    id: 'getPurchase',
    summary: 'Read a big-buyer purchase',
    about:
      'Answers a purchase: its beginning for a visitor, the whole for a member, with the evidence of the own company for a supplier.',
    fields: theOne,
    refuses: [common.notFound],
  },
  picture: {
    id: 'readPurchasePicture',
    summary: 'Read a picture of a purchase',
    about: 'Answers the thumb or the banner of a purchase that everybody may see.',
    fields: theOne,
    refuses: [common.notFound],
  },
  ownPage: {
    id: 'listMyPurchases',
    summary: 'List one’s own purchases',
    about: 'Answers the purchases of the person or of their company, with the applications that wait for a decision.',
  },
  add: {
    id: 'releasePurchase',
    summary: 'Release a big-buyer purchase',
    about: 'Publishes a purchase at once. A repeated `clientKey` is the same purchase.',
    refuses: [common.complete, common.conflict, filesErrors.notYours, purchaseErrors.notPicture],
  },
  withdraw: {
    id: 'withdrawPurchase',
    summary: 'Withdraw a purchase',
    about: 'Takes a purchase back; suppliers that applied are told.',
    fields: theOne,
    refuses: [common.notFound, purchaseErrors.cannotWithdraw],
  },
  apply: {
    id: 'applyForPurchase',
    summary: 'Apply for a purchase',
    about:
      'Applies for a purchase, once a company, with the certificates of the company as evidence. The buyer is told.',
    fields: {
      ...theOne,
      message: ['What the supplier says.', 'We have supplied this fabric in series since 2021.'],
      annexes: 'Uploads of one’s own.',
    },
    refuses: [
      common.notFound,
      common.noQuoteRight,
      filesErrors.notYours,
      purchaseErrors.deadlinePassed,
      purchaseErrors.notOpen,
      purchaseErrors.ownPurchase,
      purchaseErrors.alreadyApplied,
      purchaseErrors.missingCertificates,
    ],
  },
  applications: {
    id: 'listApplications',
    summary: 'List the applications for a purchase',
    about: 'Answers the applications for a purchase of one’s own, in the order they came.',
    fields: {
      ...theOne,
      'data.applications': 'The applications.',
      'data.applications.reason': 'Why it was refused; null for no reason.',
    },
    refuses: [common.notFound],
  },
  decide: {
    id: 'decideApplication',
    summary: 'Decide an application',
    about: 'Accepts or refuses an application; accepting one awards the purchase. The supplier is told.',
    fields: { id: 'Id of the application.', 'data.id': 'Id of the purchase.' },
    refuses: [common.notFound, purchaseErrors.notOpen, purchaseErrors.alreadyDecided],
  },
};

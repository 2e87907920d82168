import { exampleId, type CallsDocs, type Fields, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { application, type purchase, purchaseDetail, purchaseErrors, purchaseInput, purchaseRow } from './calls.ts';
import {
  answerInput,
  answerView,
  criterionInput,
  criterionView,
  evidence,
  offerView,
  purchaseLine,
  purchaseLineInput,
  purchaseTerms,
  tenderDocument,
  tenderDocumentInput,
  termsView,
} from './schemas.ts';

const theOne = { id: 'Id of the purchase.' };

const lineFields: Fields = {
  no: ['Number of the line, from 1.', 1],
  product: ['Material of the line, one of the purchase’s.', 'carbon-fibre-small-tow'],
  quantity: ['How much.', '1000'],
};
const termFields: Fields = {
  tradeTerm: 'Incoterm.',
  paymentType: 'Terms of payment.',
  deliveryDate: 'Day of the delivery that is asked for.',
};
const criterionFields: Fields = {
  no: ['Number of the criterion, from 1.', 1],
  must: ['Nobody is admitted who does not meet it.', true],
  certificate: 'The certificate that is asked for; of the kind `certificate` alone.',
  least: ['The least capacity or number of years.', '3'],
  text: 'What is asked, in words.',
};
const documentFields: Fields = { shownTo: 'Who reads it: every member, or suppliers once they are admitted.' };
const answerFields: Fields = {
  amount: ['The capacity or number of years.', '5'],
  files: 'Evidence.',
};

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
    PurchaseLine: { is: purchaseLine, about: 'A line of a purchase.', fields: lineFields },
    PurchaseLineInput: {
      is: purchaseLineInput,
      about: 'A line of a purchase that is released.',
      fields: { ...lineFields, specification: ['What exactly is wanted.', 'T700, 12K, sized for epoxy'] },
    },
    PurchaseTerms: { is: termsView, about: 'The terms that every offer is made under.', fields: termFields },
    PurchaseTermsInput: {
      is: purchaseTerms,
      about: 'The terms that every offer is made under.',
      fields: { ...termFields, place: ['Place of the Incoterm.', 'Yancheng'] },
    },
    PurchaseCriterion: { is: criterionView, about: 'What the buyer asks of a supplier.', fields: criterionFields },
    PurchaseCriterionInput: {
      is: criterionInput,
      about: 'What the buyer asks of a supplier; which parts it needs follows from its kind.',
      fields: { ...criterionFields, text: ['What is asked, in words.', 'Series deliveries to a turbine maker'] },
    },
    TenderDocument: {
      is: tenderDocument,
      about: 'A tender document in its newest version.',
      fields: {
        ...documentFields,
        version: ['Version, from 1.', 2],
        'earlier.version': ['Version, from 1.', 1],
        earlier: 'The versions before it, the oldest first.',
      },
    },
    TenderDocumentInput: {
      is: tenderDocumentInput,
      about: 'A tender document that is attached.',
      fields: { ...documentFields, file: 'An upload of one’s own, of the kind `drawing`.' },
    },
    CriterionAnswer: {
      is: answerView,
      about: 'A supplier’s answer to a criterion, with what the buyer said of it.',
      fields: {
        ...answerFields,
        held: 'The certificate on the company’s record that it points to; null without one.',
        verdict: 'What the buyer says of it; `asked` is to be completed.',
        question: 'What the buyer still asks; null for nothing.',
        updatedAt: 'When the supplier last changed it.',
      },
    },
    CriterionAnswerInput: {
      is: answerInput,
      about: 'An answer to a criterion.',
      fields: {
        ...answerFields,
        statement: ['What the supplier says; may be empty.', 'Two lines, 40 t a month each.'],
        held: ['Points to the approved certificate on the company’s own record.', true],
      },
    },
    PurchaseOffer: {
      is: offerView,
      about: 'The prices of an admitted supplier, in the revision in force.',
      fields: {
        number: ['Number of the offer.', 'TB20261201-0007'],
        source: 'How the prices came in.',
        total: ['What it comes to.', '82500.00'],
        leadDays: ['Days from the order to its delivery.', 30],
        prices: 'The price of each line that is offered.',
        price: ['Price of a unit.', '82.5'],
        'prices.total': ['Price times quantity.', '82500.00'],
        note: 'A note for the buyer; null without one.',
        file: 'The price file that was read; null where the prices were typed.',
      },
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
    lines: 'What is bought, line by line.',
    terms: 'The terms that every offer is made under; null where the purchase has no lines.',
    hidePrices: ['Whether nobody reads prices before the deadline.', true],
    criteria: 'What is asked of suppliers.',
    documents: 'Tender documents; of those that are there, the ones that the reader may read.',
    answers: 'Answers to the criteria.',
    offer: 'The prices that were handed in; null without any.',
    priced: ['Whether prices are handed in line by line.', true],
    shownTo: 'Who reads it: every member, or suppliers once they are admitted.',
    version: ['Version, from 1.', 2],
    prices: 'The price of each line that is offered.',
    leadDays: ['Days from the order to its delivery.', 30],
    source: 'How the prices came in.',
    reason: ['What is said about it.', { en: 'Shortest lead time.' }],
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
      purchaseErrors.answerNeeded,
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
    about:
      'Accepts or refuses an application. Where the purchase has lines, an accepted supplier hands in prices; where it has none, accepting awards it. The supplier is told.',
    fields: {
      id: 'Id of the application.',
      'data.id': 'Id of the purchase.',
      reason: ['What the supplier is told; needed where the purchase has lines.', 'The capacity is too small.'],
    },
    refuses: [
      common.notFound,
      purchaseErrors.notOpen,
      purchaseErrors.alreadyDecided,
      purchaseErrors.notJudged,
      purchaseErrors.deadlinePassed,
      purchaseErrors.reasonNeeded,
    ],
  },
};

import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { servicesErrors } from '../services/calls.ts';
import { consentRow, type finance, financeErrors as errors, financeOrder, sharedFacts, sharedView } from './calls.ts';

const theApplication = { id: 'Id of the application.' };

export const financeDocs: RoomDocs = {
  schemas: {
    FinanceOrder: { is: financeOrder, about: 'An own order that can be financed, with its limit.' },
    SharedOrderFacts: { is: sharedFacts, about: 'What of an order its bank is told, as it stood at the consent.' },
    SharedWithBank: { is: sharedView, about: 'What was shared of an order with a bank.' },
    FinanceConsent: { is: consentRow, about: 'A consent in the log of whoever gave it.' },
  },
  fields: {
    orders: 'Own orders that can be financed.',
    order: 'Id of the order; in a consent, its number.',
    number: ['Number of the order or application.', 'DD20261201-0007'],
    title: 'What the order is about.',
    form: 'What it is financed as: what the supplier is owed, or what the buyer has to pay.',
    state: 'State of the order; in a consent, of the application.',
    other: 'The other side of the order.',
    buyer: 'Who buys.',
    supplier: 'Who supplies.',
    total: ['Total of the order, decimal text.', '460000.00'],
    paid: ['Payments that the supplier has confirmed, decimal text.', '138000.00'],
    most: ['The most that can be applied for, decimal text.', '257600.00'],
    documents: 'Documents of the order: those that can be shared, or ids of those that are.',
    kind: 'What the document is.',
    name: ['Name of the file.', 'invoice.pdf'],
    busy: 'Whether an application for this order is under way.',
    deliveryDate: 'The day of delivery.',
    paymentType: ['Terms of payment.', 'net60'],
    offer: 'Id of the service that is applied for.',
    amount: ['Amount, decimal text.', '250000.00'],
    creditDays: ['Days of credit.', 90],
    note: 'What is written with it.',
    licence: 'Files of the business licence, uploaded before.',
    consent: 'Version of the text that was agreed to; in an answer, when that was.',
    version: ['Version of the text of the consent.', 'v1'],
    givenAt: 'When it was given.',
    withdrawnAt: 'When it was withdrawn; null where it was not.',
    shared: 'What was shared; null where the application has no order.',
    facts: 'The order as it stood then; null for a bank that may not read it any more.',
    mayWithdraw: 'Whether the caller may withdraw the consent.',
    application: 'Id of the application.',
    bank: 'Whom it was shared with.',
    items: ['How many documents.', 3],
    file: 'Id of the file.',
  },
};

export const financeCalls: CallsDocs<typeof finance> = {
  orders: {
    id: 'listFinanceOrders',
    summary: 'List own orders that can be financed',
    about: 'Answers the caller’s orders that the rules let be financed, with limit and documents.',
  },
  apply: {
    id: 'applyForFinance',
    summary: 'Apply for finance with an order',
    about:
      'Sends an application out of an own order and shares the documents that are named. A repeated `clientKey` is the same application.',
    refuses: [
      common.notFound,
      common.invalid,
      errors.orderUnknown,
      errors.orderBusy,
      errors.tooMuch,
      errors.documentUnknown,
      errors.consentOld,
      errors.notChain,
      servicesErrors.ownCompany,
      filesErrors.notYours,
    ],
  },
  shared: {
    id: 'getSharedOrder',
    summary: 'Read what was shared of an order',
    about: 'Answers the order’s facts and documents that the applicant consented to share, for both sides.',
    fields: theApplication,
    refuses: [common.notFound],
  },
  document: {
    id: 'getSharedDocument',
    summary: 'Read a shared document',
    about: 'Sends a document that was shared; absent after the consent was withdrawn.',
    fields: theApplication,
    refuses: [common.notFound],
  },
  withdraw: {
    id: 'withdrawFinanceConsent',
    summary: 'Withdraw a consent',
    about: 'Closes the order and its documents to the bank, which is told.',
    fields: theApplication,
    refuses: [common.notFound, common.seat],
  },
  consents: {
    id: 'listFinanceConsents',
    summary: 'List own consents',
    about: 'Answers what the caller’s side shared with whom, when, and by which text.',
  },
};

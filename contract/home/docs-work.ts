import { pageTo } from '../pages.ts';
import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import type { homeWork } from './work.ts';

export const homeWorkDocs: RoomDocs = {
  fields: {
    kind: ['What is to be done.', 'decideQuotations'],
    tasks: 'What waits for the reader, the most pressing first.',
    count: 'How many tasks there are, and of them how many are overdue or due today.',
    overdue: ['Tasks whose day has passed.', 1],
    today: ['Tasks that are due today.', 2],
    buying: 'What the reader’s side buys; null where the reader has no part in it.',
    selling: 'What the reader’s company sells; null where the reader has no part in it.',
    threads: 'The newest of its inquiries with how far each has come.',
    decision: 'The most pressing inquiry that has quotations to decide; null without one.',
    mayRelease: ['Whether the reader may publish an inquiry.', true],
    mayQuote: ['Whether the reader may quote.', true],
    matches: 'Inquiries that the company matches and has not quoted for, the best first.',
    offers: 'Quotations of the company that wait for their buyers.',
    running: 'Orders under way, by their day of delivery.',
    start: 'The first steps of an account that is not set up yet.',
    may: ['Whether the seat of the reader may do it; otherwise it may only read.', true],
    to: ['Address of the page where it is done; null where the home itself has the form.', pageTo('myInquiries')],
    all: ['How many the whole list has.', 12],
    quantity: ['The largest quantity, decimal text.', '5000'],
    quotations: ['How many quotations there are.', 3],
    matched: ['Companies that were told of it.', 8],
    maxQuotations: ['Quotations that the buyer takes.', 6],
    undecided: ['Quotations that wait for a decision.', 2],
    meets: ['Requirements that the quotation meets.', 5],
    asked: ['Requirements that the inquiry has.', 6],
    leadDays: ['Days from the order to the delivery.', 30],
    lowest: ['Whether it is the lowest, where all are in one currency and on one trade term.', false],
    total: ['What it comes to, decimal text; null where a line has no price.', '14250.00'],
    open: ['Matching inquiries that take quotations.', 14],
    waiting: ['Quotations of the company that wait for their buyers.', 4],
    tradeTerm: ['Trade term, Incoterms 2020.', 'DAP'],
    score: ['Match score, 0 to 100.', 78],
    reasons: 'Why it matches, with the points of each.',
    missing: 'What is missing, with the points that it costs.',
    read: ['Whether the company has read it.', false],
    party: ['Whether the reader’s side buys or supplies.', 'buyer'],
    way: ['What the account came for.', 'supplier'],
    steps: 'The steps of that way, in their order.',
    key: ['The step.', 'verify'],
    done: ['Whether it is done.', false],
    now: ['The step to take; null when all are done.', 'verify'],
    verify: 'How the verification stands that is a step.',
    fresh: ['Whether nothing is under way yet.', true],
    cameFor: ['The inquiry that somebody came for while they may not quote; null without one.', null],
    needsMail: ['Whether the account has no mail address.', false],
    lacks: ['What the account lacks besides the steps.', ['phone']],
  },
};

export const homeWorkCalls: CallsDocs<typeof homeWork> = {
  work: {
    id: 'getHomeWork',
    summary: 'Read what waits for the reader',
    about:
      'Answers the work of the person of the session: tasks of every kind by urgency, own inquiries and quotations to decide, matching inquiries, quotations that wait, orders under way, and the first steps of a new account. What the seat may not see is neither shown nor counted.',
    fields: {
      orders: 'Orders under way; null where the reader has no part in them.',
      'buying.threads.orders': ['Orders that came of it.', 1],
      'buying.decision.quotations': 'The quotations that wait, the lowest first.',
      'buying.decision.quotations.company.name': [
        'Name of the company.',
        { cn: '盐城恒泽新材料有限公司', en: 'Yancheng Hengze Advanced Materials Co., Ltd.' },
      ],
    },
  },
};

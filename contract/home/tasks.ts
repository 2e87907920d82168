/** Whose work a task is, what it is about, and what its deadline is the end of. */
type TaskRule = {
  side: 'buying' | 'selling' | 'account' | 'both';
  about:
    | 'inquiry'
    | 'quotation'
    | 'order'
    | 'purchase'
    | 'verification'
    | 'alert'
    | 'site'
    | 'product'
    | 'project'
    | 'card'
    | 'sample'
    | 'service'
    | 'vacancy'
    | 'consultation'
    | 'booth'
    | 'advertisement'
    | 'contribution'
    | 'terms';
  until?:
    | 'closing'
    | 'prices'
    | 'delivery'
    | 'promise'
    | 'confirmation'
    | 'payment'
    | 'document'
    | 'stage'
    | 'answer'
    | 'sending'
    | 'opening'
    | 'meeting';
  /** Somebody has asked and waits for the answer. */
  asked?: true;
};

/**
 * What may wait for somebody at home, the weightiest first: among tasks that are equally pressing the order of this table
 * decides.
 */
const taskTable = {
  answerDispute: { side: 'both', about: 'order', until: 'answer', asked: true },
  answerChange: { side: 'both', about: 'order', asked: true },
  answerComplaint: { side: 'selling', about: 'order', asked: true },
  agreeTerms: { side: 'account', about: 'terms' },
  lateOrder: { side: 'buying', about: 'order', until: 'promise' },
  lateService: { side: 'buying', about: 'service', until: 'promise' },
  confirmOrder: { side: 'selling', about: 'order', until: 'confirmation' },
  sendDocuments: { side: 'account', about: 'verification' },
  answerClaim: { side: 'account', about: 'verification', asked: true },
  approveAward: { side: 'buying', about: 'inquiry', until: 'prices' },
  answerConsultations: { side: 'both', about: 'consultation', asked: true },
  answerQuestion: { side: 'buying', about: 'inquiry', until: 'closing', asked: true },
  answerProductQuestion: { side: 'selling', about: 'product', asked: true },
  decideQuotations: { side: 'buying', about: 'inquiry', until: 'prices' },
  acceptStage: { side: 'buying', about: 'project' },
  answerAsked: { side: 'selling', about: 'project', asked: true },
  receiveOrder: { side: 'buying', about: 'order', until: 'delivery' },
  deliverStage: { side: 'selling', about: 'project', until: 'stage' },
  shipOrder: { side: 'selling', about: 'order', until: 'delivery' },
  answerSample: { side: 'selling', about: 'sample', until: 'answer', asked: true },
  agreeSample: { side: 'buying', about: 'sample', until: 'answer' },
  sendSample: { side: 'selling', about: 'sample', until: 'sending' },
  receiveSample: { side: 'buying', about: 'sample' },
  evaluateSample: { side: 'buying', about: 'sample' },
  answerService: { side: 'selling', about: 'service', until: 'answer', asked: true },
  completeService: { side: 'buying', about: 'service', until: 'answer' },
  acceptService: { side: 'buying', about: 'service', until: 'answer' },
  finishService: { side: 'selling', about: 'service', until: 'promise' },
  startService: { side: 'selling', about: 'service', until: 'promise' },
  answerJobOffer: { side: 'account', about: 'vacancy', until: 'answer', asked: true },
  chooseInterview: { side: 'account', about: 'vacancy', until: 'answer' },
  answerApplicant: { side: 'account', about: 'vacancy', until: 'answer', asked: true },
  decideApplicant: { side: 'account', about: 'vacancy', until: 'answer' },
  answerBidders: { side: 'buying', about: 'inquiry', asked: true },
  payOrder: { side: 'buying', about: 'order', until: 'payment' },
  confirmPayment: { side: 'selling', about: 'order' },
  refundOrder: { side: 'selling', about: 'order' },
  confirmRefund: { side: 'buying', about: 'order' },
  settleComplaint: { side: 'buying', about: 'order' },
  completeOrder: { side: 'buying', about: 'order' },
  answerMeeting: { side: 'selling', about: 'booth', until: 'meeting', asked: true },
  mendContribution: { side: 'account', about: 'contribution' },
  mendAd: { side: 'selling', about: 'advertisement', until: 'answer' },
  payAd: { side: 'selling', about: 'advertisement', until: 'payment' },
  payBooth: { side: 'selling', about: 'booth', until: 'opening' },
  furnishBooth: { side: 'selling', about: 'booth', until: 'opening' },
  confirmQuotation: { side: 'selling', about: 'quotation', until: 'closing' },
  reviseQuotation: { side: 'selling', about: 'quotation', until: 'prices' },
  continueQuotation: { side: 'selling', about: 'quotation', until: 'closing' },
  quote: { side: 'selling', about: 'inquiry', until: 'closing' },
  decideProposals: { side: 'buying', about: 'project' },
  completeAnswers: { side: 'selling', about: 'purchase', until: 'closing' },
  readAnswer: { side: 'selling', about: 'inquiry' },
  readReply: { side: 'account', about: 'consultation' },
  handInPrices: { side: 'selling', about: 'purchase', until: 'closing' },
  awardPurchase: { side: 'buying', about: 'purchase' },
  decideApplications: { side: 'buying', about: 'purchase' },
  noQuotations: { side: 'buying', about: 'inquiry', until: 'closing' },
  reopenProject: { side: 'buying', about: 'project' },
  releaseAgain: { side: 'buying', about: 'inquiry' },
  renewDocuments: { side: 'account', about: 'verification', until: 'document' },
  applyAgain: { side: 'account', about: 'verification' },
  continueApplication: { side: 'account', about: 'verification' },
  continueInquiry: { side: 'buying', about: 'inquiry' },
  evidenceAgain: { side: 'selling', about: 'product' },
  completeProducts: { side: 'selling', about: 'product' },
  answerCard: { side: 'both', about: 'card', asked: true },
  alertNews: { side: 'selling', about: 'alert' },
  productNews: { side: 'buying', about: 'alert' },
  supplierNews: { side: 'buying', about: 'alert' },
  completeSite: { side: 'account', about: 'site' },
} as const satisfies Record<string, TaskRule>;
export type TaskKind = keyof typeof taskTable;
/** What asks nothing but to be read: it goes when it is read, or when its reader says that they need not (home 15). */
export const seenKinds = ['readAnswer', 'readReply'] as const satisfies TaskKind[];
export type SeenKind = (typeof seenKinds)[number];
export const taskKinds = Object.keys(taskTable) as TaskKind[];
export const taskRule = (kind: TaskKind): TaskRule => taskTable[kind];

/** The numbers by which rooms say what waits (home 3 to 8). Days. */
export const taskDays = {
  /** A deadline so near stands before everything that is not pressing. */
  soon: 3,
  /** An order that is not confirmed after so long is overdue. */
  confirm: 2,
  /** A share of the payment plan is shown so long before it is due. */
  pay: 7,
  /** Without a quotation for so long an inquiry needs a look. */
  quiet: 3,
  /** A closed inquiry without a quotation, and a rejected application, are shown so long. */
  past: 14,
  /** A document that ends is shown so long before. */
  renew: 60,
  /** News of alerts are shown so long. */
  news: 7,
  /** What was answered is shown so long. */
  answer: 30,
} as const;

/** What the order reads of a task. */
type Pressing = { kind: TaskKind; id: string; since: string; due: string | null };
const day = 86_400_000;
/** Overdue, due soon, the rest. */
const band = (t: Pressing, now: number): number => {
  if (t.due === null) return 2;
  const left = Date.parse(t.due) - now;
  return left <= 0 ? 0 : left <= taskDays.soon * day ? 1 : 2;
};
const dueOf = (t: Pressing): number => (t.due === null ? Infinity : Date.parse(t.due));
const earlier = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
const weight = (t: Pressing): number => taskKinds.indexOf(t.kind);

/**
 * The order of tasks (home 3): what is overdue first, then what is due soon, both by deadline; then the rest by weight, deadline, and
 * what has waited longest.
 */
export const byUrgency =
  (now: number) =>
  (a: Pressing, b: Pressing): number => {
    const pressing = band(a, now) < 2;
    return (
      band(a, now) - band(b, now) ||
      (pressing ? earlier(dueOf(a), dueOf(b)) : 0) ||
      weight(a) - weight(b) ||
      earlier(dueOf(a), dueOf(b)) ||
      earlier(Date.parse(a.since), Date.parse(b.since)) ||
      a.id.localeCompare(b.id)
    );
  };

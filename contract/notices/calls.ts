import * as z from 'zod/mini';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { cursorPage, cursorQuery, id, instant, text } from '../core/schemas.ts';

/** Kinds of notices; each has a template in i18n/<lang>/notices.json, for the page and the mail. */
export const noticeKinds = [
  'inquiryMatched',
  'inquiryAlert',
  'quotationReceived',
  'quotationRevised',
  'quotationAccepted',
  'quotationRefused',
  'orderCreated',
  'orderStep',
  'orderNews',
  'reportAtDesk',
  'reportHidden',
  'reportKept',
  'contentHidden',
  'contentKept',
  'orderCancelled',
  'awardFellThrough',
  'orderDisputed',
  'disputeStatement',
  'disputeOffer',
  'disputeEscalated',
  'disputeAtDesk',
  'disputeDecided',
  'inquiryWithdrawn',
  'inquiryExtended',
  'inquiryReopened',
  'inquiryWithdrawnFor',
  'inquiryDeclined',
  'inquiryClosing',
  'inquiryAmended',
  'inquiryAmendedQuoted',
  'agreementChanged',
  'accessRevoked',
  'accessGranted',
  'quotationConfirmed',
  'quotationWithdrawn',
  'quotationsOpened',
  'quotationsOpenedEarly',
  'openingAsked',
  'approvalAsked',
  'approvalGiven',
  'approvalRefused',
  'approvalExpired',
  'questionAsked',
  'questionAnswered',
  'inquiryClarified',
  'purchaseApplied',
  'purchaseAccepted',
  'purchaseRefused',
  'purchaseWithdrawn',
  'purchaseAdmitted',
  'purchaseDocument',
  'purchaseAsked',
  'purchaseAnswered',
  'purchaseLeft',
  'purchaseMoved',
  'purchaseClosing',
  'purchaseClosed',
  'purchaseAwarded',
  'purchasePassed',
  'projectProposal',
  'projectProposalRevised',
  'projectProposalWithdrawn',
  'projectAsked',
  'projectShortlisted',
  'projectRefused',
  'projectAccepted',
  'projectLost',
  'projectWithdrawn',
  'projectReopened',
  'projectStarted',
  'projectDelivered',
  'projectStageAccepted',
  'projectComplained',
  'projectEnded',
  'projectCompleted',
  'sampleRequested',
  'sampleOffered',
  'sampleFree',
  'sampleDeclined',
  'sampleAgreed',
  'sampleSent',
  'sampleReceived',
  'sampleEvaluated',
  'sampleCancelled',
  'sampleExpired',
  'verificationApproved',
  'verificationRejected',
  'verificationMore',
  'verificationExpires',
  'verificationLapsed',
  'verificationRevoked',
  'verificationClaimed',
  'accountDevice',
  'accountPassword',
  'accountPhone',
  'accountEmail',
  'accountFactor',
  'accountAccessReset',
  'accountAccessGiven',
  'accountExport',
  'accountReinstated',
  'seatAccepted',
  'seatDeclined',
  'seatChanged',
  'seatRemoved',
  'seatLeft',
  'seatOwner',
  'companyFollowed',
  'followedListed',
  'interestListed',
  'productAlert',
  'cardRequested',
  'boothCalled',
  'cardExchanged',
  'boothAsked',
  'boothConfirmed',
  'boothRefused',
  'boothPaid',
  'boothWithdrawn',
  'boothExpired',
  'boothCancelled',
  'boothAtDesk',
  'forumPlace',
  'forumSoon',
  'pointsReversed',
  'fairMoved',
  'talkMoved',
  'talkCancelled',
  'boothGiven',
  'boothHeld',
  'boothFreed',
  'talkAccepted',
  'talkReturned',
  'talkRefused',
  'talkProposed',
  'talkWithdrawn',
  'consultationAssigned',
  'evidenceApproved',
  'evidenceRefused',
  'letterReceived',
  'guestWrote',
  'photoShown',
  'photoRefused',
  'broadcast',
  'broadcastBinding',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Notices that a member without a mail address gets as a short message too (notices 10), each with its text under `sms` of
 * i18n/<lang>/messages.json; `urgent` ones at night as well.
 */
export const smsKinds: Partial<Record<NoticeKind, { urgent?: true }>> = {
  verificationApproved: {},
  verificationRejected: {},
  verificationMore: {},
  verificationLapsed: {},
  verificationRevoked: {},
  quotationAccepted: {},
  purchaseAwarded: {},
  orderCreated: {},
  orderCancelled: {},
  awardFellThrough: {},
  orderDisputed: {},
  disputeDecided: {},
  accountReinstated: {},
  accountPassword: { urgent: true },
};
/** Short messages that one person gets in 24 hours at the most, and the hours of their night, from and to. */
export const smsLimits = { aDay: 5, nightFrom: 22, nightTo: 8 } as const;

/**
 * A notice as its reader gets it; `params` fill the text of its kind in i18n/<lang>/notices.json, `link` is a path of
 * this site.
 */
export const notice = z.object({
  id,
  kind: z.enum(noticeKinds),
  params: z.record(z.string(), z.union([z.string(), z.number(), text])),
  link: z.string(),
  read: z.boolean(),
  at: instant,
});
export type Notice = z.infer<typeof notice>;

/** What conversations add to the badge, and the newest unread message of them; it comes by the socket beside notices. */
export type Talk = {
  unread: number;
  newest: {
    messageId: string;
    conversationId: string;
    from: string;
    kind: 'text' | 'picture' | 'file' | 'card';
    text: string;
    at: string;
  } | null;
};

/** Calls of notices; new ones come by the socket `/api/notice/ws/{userId}` too. */
export const notices = {
  newest: endpoint({
    method: 'GET',
    path: '/api/busi/notice/newest',
    access: session,
    poll: true,
    query: z.object({ languageType: z.optional(z.string()), since: z.optional(instant) }),
    data: z.object({ records: z.array(notice) }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/notice/page/notice',
    access: session,
    query: z.object({ ...cursorQuery, unread: z.optional(z.enum(['1'])) }),
    data: cursorPage(notice),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/busi/busisystemnotice/noreadingtotal',
    aliases: ['/api/busisystemnotice/noreadingtotal'],
    access: session,
    poll: true,
    data: z.object({ messageNum: z.int() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/busi/notice/batch/read',
    access: session,
    body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(100))) }),
    data: z.object({ messageNum: z.int() }),
  }),
};

import { onProductAnswered, onProductAsked } from './products/on-products.ts';
import { productAnswered, productAsked } from '#server/rooms/catalogue/events.ts';
import { onMeeting, onMeetingNear } from './fairs/on-meetings.ts';
import { notices, smsKinds } from '#contract/notices/calls.ts';
import { noticePreferences } from '#contract/notices/preferences.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, onMany, type Room } from '#server/platform/room.ts';
import { alertAnswered, productFound, suppliersFound } from '#server/rooms/alerts/events.ts';
import * as cards from '#server/rooms/cards/events.ts';
import * as fairs from '#server/rooms/fairs/events.ts';
import { evidenceDecided } from '#server/rooms/evidence/events.ts';
import * as following from '#server/rooms/following/events.ts';
import * as identity from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import * as inquiry from '#server/rooms/inquiry/events.ts';
import { caseApprovedAlone } from '#server/rooms/operator/events.ts';
import { exchangeMoved, pointsReversed } from '#server/rooms/points/events.ts';
import { reportDecided, reportMade, reportRestored } from '#server/rooms/moderation/events.ts';
import { matchingPaused } from '#server/rooms/enterprise/events.ts';
import { orderCreated, orderStepped, supplierBlocked } from '#server/rooms/order/events.ts';
import * as docking from '#server/rooms/docking/events.ts';
import { consultationAssigned } from '#server/rooms/chat/events.ts';
import { sampleMoved } from '#server/rooms/sample/events.ts';
import * as recruitment from '#server/rooms/recruitment/events.ts';
import { contributionMoved } from '#server/rooms/contributions/events.ts';
import { adMoved } from '#server/rooms/advertising/events.ts';
import {
  conferenceCancelled,
  conferenceMoved,
  conferenceNear,
  conferencePlaceGiven,
} from '#server/rooms/conferences/events.ts';
import { tenancyDecided } from '#server/rooms/parks/events.ts';
import { applicationMoved } from '#server/rooms/services/events.ts';
import * as purchase from '#server/rooms/purchase/events.ts';
import { broadcastReached } from '#server/rooms/broadcasts/events.ts';
import { claimMoved, prizeNear, prizeWon } from '#server/rooms/carnival/events.ts';
import { boothCalled, guestWrote, photoDecided } from '#server/rooms/fairs/events.ts';
import { letterSent } from '#server/rooms/letters/events.ts';
import * as seats from '#server/rooms/seats/events.ts';
import { seenOfRooms, tasksOfRooms } from '#server/rooms/tasks/index.ts';
import * as verification from '#server/rooms/verification/events.ts';
import { digestDue, noticeCreated, noticeMorning, talkMailDue } from './events.ts';
import { mailNotices } from './mail-notice.ts';
import { onAccount, onAccountChanged, onReinstated } from './on-account.ts';
import { onApprovedAlone, onEvidenceDecided, onReportDecided, onReportRestored, onReported } from './on-desk.ts';
import { mailDigest, sendDigests } from './mail-digest.ts';
import {
  onAlert,
  onAmended,
  onAnswer,
  onConfirmed,
  onDecided,
  onMatched,
  onQuestion,
  onQuotations,
  onWithdrawn,
} from './on-events.ts';
import { onBoothCalled, onGuestWrote, onPhotoDecided } from './on-fairs.ts';
import {
  onCardExchanged,
  onCardRequested,
  onFollowed,
  onListed,
  onProductFound,
  onSuppliersFound,
} from './on-following.ts';
import { onAccessGranted, onAccessRevoked, onAgreementChanged } from './inquiries/on-access.ts';
import { onAwardAnswered, onAwardRequested } from './inquiries/on-approval.ts';
import {
  onClosing,
  onDeadline,
  onInquiryClosed,
  onInquiryDeclined,
  onQuotationWithdrawn,
} from './inquiries/on-life.ts';
import { onOpened, onOpeningAsked } from './inquiries/on-sealing.ts';
import { onBlocked, onMatchingPaused, onOrder, onStep } from './on-orders.ts';
import { onApplicationDecided, onApplied, onPurchaseWithdrawn } from './on-purchases.ts';
import {
  onPurchaseAnswered,
  onPurchaseAsked,
  onPurchaseAwarded,
  onPurchaseClosed,
  onPurchaseClosing,
  onPurchaseDocument,
  onPurchaseLeft,
  onPurchaseMoved,
  onPurchasePassed,
} from './purchases/on-tenders.ts';
import {
  onProjectAwarded,
  onProjectCompleted,
  onProjectReopened,
  onProjectWithdrawn,
  onProposalEnded,
  onProposalJudged,
  onProposalSent,
  onProposalWithdrawn,
  onStageMoved,
} from './projects/on-projects.ts';
import { onConsultationAssigned } from './consultations/on-consultations.ts';
import { onSampleMoved } from './inquiries/on-samples.ts';
import { onInterviewNear, onJobMoved, onVacancyEnded, onVacancyFound } from './recruitment/on-recruitment.ts';
import { onContributionMoved } from './contributions/on-contributions.ts';
import { onAdMoved } from './advertising/on-ads.ts';
import {
  onConferenceCancelled,
  onConferenceMoved,
  onConferenceNear,
  onConferencePlace,
} from './conferences/on-conferences.ts';
import { onTenancyDecided } from './parks/on-parks.ts';
import { onApplicationMoved } from './inquiries/on-services.ts';
import { readPreferences, savePreferences } from './preferences/keep-preferences.ts';
import { tryMail } from './preferences/try-mail.ts';
import { readSubscription, unsubscribe } from './preferences/unsubscribe.ts';
import { exportNotices } from './records/export-own.ts';
import { forgetReader } from './records/forget-reader.ts';
import { mailTalk, sendTalkMails } from './talk/mail-talk.ts';
import { onBoothOrder } from './fairs/on-booth-orders.ts';
import { onClaimMoved, onPrizeNear, onPrizeWon } from './fairs/on-carnival.ts';
import { onForumNear, onForumPlace } from './fairs/on-forums.ts';
import {
  onBoothAssigned,
  onBoothFreed,
  onFairMoved,
  onForumCancelled,
  onForumMoved,
  onTalkDecided,
  onTalkProposed,
  onTalkWithdrawn,
} from './fairs/on-fair-desk.ts';
import { noticesOfRecord } from './records/record-parts.ts';
import { readBatch, readNewest, readNotices, readUnread } from './read-notices.ts';
import { onBroadcast } from './broadcasts/on-broadcasts.ts';
import { newsSubscribers } from './news/on-news.ts';
import { onLetter } from './on-letters.ts';
import { onExchangeMoved, onPointsReversed } from './on-points.ts';
import { onAccepted, onChanged, onDeclined, onHandedOver, onLeft, onRemoved, onSeatTold } from './on-seats.ts';
import {
  onApproved,
  onClaimed,
  onCompanyRevoked,
  onExpiring,
  onLapsed,
  onMoreAsked,
  onRejected,
  onRevoked,
  onVerificationTold,
} from './on-verification.ts';
import { findAlertTasks } from './alert-tasks.ts';
import { findAnswerTasks, seeAnswers } from './inquiries/answer-tasks.ts';
import { smsNotice } from './sms/sms-notice.ts';
import { noticeSocket } from './socket.ts';

export { inquirySides, letterParts, purchaseSides, talkParts, tellBadges, tellTalk } from './tell.ts';
export { broadcastMail } from './broadcasts/broadcast-mail.ts';
export { broadcastOff, readsOfBroadcasts } from './broadcasts/store.ts';
export { settleNotices, unreadByGroup } from './read-notices.ts';
export { type TalkWaiting, talkWaiting, type Waiting } from './talk/talk-waiting.ts';

/** Notices in the page, by socket, by mail and by SMS. */
export const noticesRoom: Room = {
  name: 'notices',
  routes: [
    route(notices.newest, ({ ctx, query }) => readNewest(ctx, query.since)),
    route(notices.page, ({ ctx, query }) => readNotices(ctx, query)),
    route(notices.unread, ({ ctx }) => readUnread(ctx)),
    route(notices.read, ({ ctx, body }) => readBatch(ctx, body.ids)),
    route(noticePreferences.read, ({ ctx }) => readPreferences(ctx)),
    route(noticePreferences.save, ({ ctx, body }) => savePreferences(ctx, body.changes)),
    route(noticePreferences.tryMail, ({ ctx }) => tryMail(ctx)),
    route(noticePreferences.subscription, ({ ctx, params, http }) =>
      readSubscription(ctx, params.token, http.req.header('accept')),
    ),
    route(noticePreferences.unsubscribe, ({ ctx, params, body }) => unsubscribe(ctx, params.token, body.again === '1')),
  ],
  events: [noticeCreated, noticeMorning, talkMailDue, digestDue],
  subscribers: [
    on(inquiry.inquiryMatched, 'matched', onMatched),
    on(alertAnswered, 'alert', onAlert),
    on(productFound, 'found', onProductFound),
    on(suppliersFound, 'suppliersFound', onSuppliersFound),
    on(inquiry.inquiryWithdrawn, 'withdrawn', onWithdrawn),
    on(inquiry.deadlineMoved, 'deadline', onDeadline),
    on(inquiry.inquiryClosing, 'closing', onClosing),
    on(inquiry.inquiryClosed, 'closed', onInquiryClosed),
    on(inquiry.inquiryDeclined, 'declined', onInquiryDeclined),
    on(inquiry.agreementChanged, 'agreement', onAgreementChanged),
    on(inquiry.accessRevoked, 'access', onAccessRevoked),
    on(inquiry.accessGranted, 'access', onAccessGranted),
    on(inquiry.quotationWithdrawn, 'quotationWithdrawn', onQuotationWithdrawn),
    on(inquiry.inquiryAmended, 'amended', onAmended),
    on(inquiry.quotationConfirmed, 'confirmed', onConfirmed),
    on(inquiry.openingAsked, 'opening', onOpeningAsked),
    on(inquiry.awardRequested, 'approval', onAwardRequested),
    on(inquiry.awardAnswered, 'approval', onAwardAnswered),
    on(inquiry.inquiryOpened, 'opened', onOpened),
    on(productAsked, 'asked', onProductAsked),
    on(productAnswered, 'answered', onProductAnswered),
    on(inquiry.questionAsked, 'question', onQuestion),
    on(inquiry.questionAnswered, 'answer', onAnswer),
    onMany(inquiry.quotationSubmitted, 'quotation', onQuotations),
    on(inquiry.quotationDecided, 'decided', onDecided),
    on(orderCreated, 'order', onOrder),
    on(orderStepped, 'step', onStep),
    on(supplierBlocked, 'blocked', onBlocked),
    on(matchingPaused, 'matchingPaused', onMatchingPaused),
    on(sampleMoved, 'sample', onSampleMoved),
    on(applicationMoved, 'service', onApplicationMoved),
    on(recruitment.jobMoved, 'job', onJobMoved),
    on(recruitment.interviewNear, 'interview', onInterviewNear),
    on(recruitment.vacancyEnded, 'vacancy', onVacancyEnded),
    on(recruitment.vacancyFound, 'vacancies', onVacancyFound),
    on(contributionMoved, 'contribution', onContributionMoved),
    on(adMoved, 'advertisement', onAdMoved),
    on(tenancyDecided, 'park', onTenancyDecided),
    on(conferencePlaceGiven, 'conferencePlace', onConferencePlace),
    on(conferenceNear, 'conferenceSoon', onConferenceNear),
    on(conferenceMoved, 'conferenceMoved', onConferenceMoved),
    on(conferenceCancelled, 'conferenceCancelled', onConferenceCancelled),
    on(reportMade, 'report', onReported),
    on(reportDecided, 'report', onReportDecided),
    on(reportRestored, 'report', onReportRestored),
    on(purchase.purchaseApplied, 'applied', onApplied),
    on(purchase.purchaseDecided, 'application', onApplicationDecided),
    on(purchase.purchaseWithdrawn, 'purchase-withdrawn', onPurchaseWithdrawn),
    on(purchase.purchaseDocumentAdded, 'purchase-document', onPurchaseDocument),
    on(purchase.purchaseAsked, 'purchase-asked', onPurchaseAsked),
    on(purchase.purchaseAnswered, 'purchase-answered', onPurchaseAnswered),
    on(purchase.purchaseLeft, 'purchase-left', onPurchaseLeft),
    on(purchase.purchaseMoved, 'purchase-moved', onPurchaseMoved),
    on(purchase.purchaseClosing, 'purchase-closing', onPurchaseClosing),
    on(purchase.purchaseClosed, 'purchase-closed', onPurchaseClosed),
    on(purchase.purchaseAwarded, 'purchase-awarded', onPurchaseAwarded),
    on(purchase.purchasePassed, 'purchase-passed', onPurchasePassed),
    on(docking.proposalSent, 'proposed', onProposalSent),
    on(docking.proposalWithdrawn, 'proposal-withdrawn', onProposalWithdrawn),
    on(docking.proposalJudged, 'judged', onProposalJudged),
    on(docking.projectAwarded, 'awarded', onProjectAwarded),
    on(docking.projectWithdrawn, 'project-withdrawn', onProjectWithdrawn),
    on(docking.projectReopened, 'reopened', onProjectReopened),
    on(docking.stageMoved, 'stage', onStageMoved),
    on(docking.proposalEnded, 'ended', onProposalEnded),
    on(docking.projectCompleted, 'completed', onProjectCompleted),
    on(verification.verificationApproved, 'verification', onApproved),
    on(verification.verificationMoreAsked, 'verification', onMoreAsked),
    on(verification.verificationRejected, 'verification', onRejected),
    on(verification.verificationExpiring, 'verification', onExpiring),
    on(verification.verificationLapsed, 'verification', onLapsed),
    on(verification.verificationRevoked, 'verification', onRevoked),
    on(verification.companyRevoked, 'verification', onCompanyRevoked),
    on(verification.verificationClaimed, 'verification', onClaimed),
    on(verification.verificationTold, 'verification', onVerificationTold),
    on(caseApprovedAlone, 'alone', onApprovedAlone),
    on(evidenceDecided, 'evidence', onEvidenceDecided),
    on(seats.seatAccepted, 'seat', onAccepted),
    on(seats.seatDeclined, 'seat', onDeclined),
    on(seats.seatChanged, 'seat', onChanged),
    on(seats.seatRemoved, 'seat', onRemoved),
    on(seats.seatHandedOver, 'seat', onHandedOver),
    on(seats.seatLeft, 'seat', onLeft),
    on(seats.seatTold, 'seat', onSeatTold),
    on(identity.accountDeviceAdded, 'account', onAccount('accountDevice')),
    on(identity.accountPasswordChanged, 'account', onAccount('accountPassword')),
    on(identity.accountPhoneChanged, 'account', onAccount('accountPhone')),
    on(identity.accountEmailChanged, 'account', onAccount('accountEmail')),
    on(identity.accountFactorConfirmed, 'account', onAccount('accountFactor')),
    on(identity.accountAccessReset, 'account', onAccount('accountAccessReset')),
    on(identity.accountAccessGiven, 'account', onAccount('accountAccessGiven')),
    on(identity.accountExported, 'account', onAccount('accountExport')),
    on(identity.accountReinstated, 'account', onReinstated),
    on(identity.accountChanged, 'account', onAccountChanged),
    on(identity.personRemoved, 'removed', (ctx, e) => forgetReader(ctx, e.userId)),
    on(following.companyFollowed, 'followed', onFollowed),
    on(following.followedListed, 'listed', onListed),
    on(cards.cardRequested, 'card', onCardRequested),
    on(boothCalled, 'called', onBoothCalled),
    on(cards.cardExchanged, 'card', onCardExchanged),
    on(fairs.boothOrderMoved, 'booth-order', onBoothOrder),
    on(fairs.meetingMoved, 'meeting', onMeeting),
    on(fairs.meetingNear, 'meeting-near', onMeetingNear),
    on(fairs.forumPlaceGiven, 'place', onForumPlace),
    on(pointsReversed, 'points', onPointsReversed),
    on(exchangeMoved, 'exchange', onExchangeMoved),
    on(fairs.forumNear, 'near', onForumNear),
    on(fairs.fairMoved, 'moved', onFairMoved),
    on(fairs.forumMoved, 'moved', onForumMoved),
    on(fairs.forumCancelled, 'cancelled', onForumCancelled),
    on(fairs.boothAssigned, 'assigned', onBoothAssigned),
    on(fairs.boothFreed, 'freed', onBoothFreed),
    on(fairs.talkProposed, 'proposed', onTalkProposed),
    on(fairs.talkWithdrawn, 'withdrawn', onTalkWithdrawn),
    on(fairs.talkDecided, 'decided', onTalkDecided),
    on(consultationAssigned, 'consultation', onConsultationAssigned),
    on(broadcastReached, 'broadcast', onBroadcast),
    ...newsSubscribers,
    on(letterSent, 'letter', onLetter),
    on(guestWrote, 'guest', onGuestWrote),
    on(photoDecided, 'photo', onPhotoDecided),
    on(prizeWon, 'won', onPrizeWon),
    on(prizeNear, 'near', onPrizeNear),
    on(claimMoved, 'claim', onClaimMoved),
    on(digestDue, 'digest', mailDigest),
    on(talkMailDue, 'talk', mailTalk),
    onMany(noticeCreated, 'mail', mailNotices, { only: ({ mail }) => mail ?? true }),
    on(noticeCreated, 'sms', (ctx, e) => smsNotice(ctx, e), {
      only: ({ kind, sms }) => (sms ?? true) && (!kind || kind in smsKinds),
    }),
    on(noticeMorning, 'sms', (ctx, e) => smsNotice(ctx, e), { timed: true }),
  ],
  periodic: [
    { name: 'digests', cron: '30 0 * * *', run: sendDigests },
    { name: 'talk', cron: '*/5 * * * *', run: sendTalkMails },
  ],
  sockets: [noticeSocket],
  provides: [
    provide(exportParts, { name: 'notices', read: exportNotices }),
    provide(tasksOfRooms, findAlertTasks),
    provide(tasksOfRooms, findAnswerTasks),
    provide(seenOfRooms, { kind: 'readAnswer', see: seeAnswers }),
    provide(recordParts, noticesOfRecord),
  ],
};

import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { expireInquiries } from './inquiries/expire-inquiries.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { inquirySides } from '#server/rooms/notices/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { moderatedInquiries } from './inquiries/moderate-inquiries.ts';
import { inquirySide } from './inquiries/inquiry-side.ts';
import { exportParts, type Leaver, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import * as events from './events.ts';
import { annexViews, handAnnex, readableInquiries } from './confidential/annex-policy.ts';
import {
  exportInquiries,
  exportNotes,
  exportQuotations,
  exportTalk,
  exportViews,
  exportVotes,
} from './lists/export-own.ts';
import { findBuyingTasks } from './lists/buying-tasks.ts';
import { findSellingTasks } from './lists/selling-tasks.ts';
import { cardSources } from '#server/rooms/chat/index.ts';
import { dealParts, dealScopes } from '#server/rooms/deal/index.ts';
import { dealOfInquiry } from './deal/deal-part.ts';
import { findDeal } from './deal/find-deal.ts';
import { inquiryCards } from './chat-cards.ts';
import { quotationCards } from './lists/quotation-cards.ts';
import { fieldsAsked, openLines } from '#server/rooms/catalogue/index.ts';
import { supplierDeeds } from '#server/rooms/enterprise/index.ts';
import { answerAsked } from './matching/asked-store.ts';
import { answeredSince } from './matching/deeds-store.ts';
import { holdProduct } from './matching/hold-product.ts';
import { matchInquiry } from './matching/match-inquiry.ts';
import { uponCancelled } from '#server/rooms/order/index.ts';
import { findOpenInquiries, findOpenQuotations } from './lists/open-deals-store.ts';
import { dealsOfRecord } from './lists/record-parts.ts';
import { readableQuotations } from './lists/read-files.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { openDue } from './opening/open-due.ts';
import { remind } from './suppliers/remind.ts';
import { tellInvited } from './suppliers/tell-invited.ts';
import { inquirySubject } from './approving/inquiry-subject.ts';
import { awardSubjects } from './approving/subjects.ts';
import { expireRequests } from './approving/expire-requests.ts';
import { findApprovalTasks } from './approving/approval-tasks.ts';
import { exportRequests } from './approving/read-requests.ts';
import { exportPoints } from './scoring/score.ts';
import { deleteNotesOf } from './comparing/note-store.ts';
import { deleteTemplatesOf } from './templates/template-store.ts';
import { routes } from './routes.ts';
import { takeBack } from './quotations/take-back-award.ts';

/** Who goes withdraws what others may still answer or accept. */
const openDeals = async (ctx: Ctx, who: Leaver) => [
  ...(await findOpenInquiries(ctx, who)).map(({ id, number }) => ({
    kind: 'inquiry' as const,
    number: number ?? '',
    link: pageTo('compareQuotations', { id }),
  })),
  ...(await findOpenQuotations(ctx, who)).map(({ id, number }) => ({
    kind: 'quotation' as const,
    number: number ?? '',
    link: pageTo('quote', { id }),
  })),
];

/** What the home page counts and finds of public inquiries; nothing gated is in it. */
export {
  countPublishedToday,
  countWaiting,
  findPublicByTitle as inquiriesTitled,
  findPublicTitles as inquiryTitles,
  matchingPace,
  quotingPace,
} from './hall/counts-store.ts';
/** For sitemaps and shared links: what everybody may know of public inquiries. */
export { findPublicIds as publicInquiries } from './inquiries/inquiry-store.ts';
export { readCard as inquiryCard, readHall } from './hall/read-hall.ts';
/** Awards of other rooms keep to the company's limit too. */
export { limitExceeded, limitInForce } from './approving/ask-first.ts';
export { askApproval } from './approving/ask-approval.ts';
export { countRequests, findWaiting as waitingRequest, type RequestRow } from './approving/approval-store.ts';
export { type AwardSubject, awardSubjects } from './approving/subjects.ts';
/** For sample orders of quotations. */
export { sampledQuotation } from './quotations/sampled-quotation.ts';
/** What a company knows of buyers by their inquiries to it. */
export { findDealsOfBuyers as dealsOfBuyers } from './lists/buyer-deals-store.ts';
/** What a home shows of both sides of the main job. */
export { readBuying } from './lists/read-buying.ts';
export { readSelling } from './lists/read-selling.ts';
/** For the desk. */
export { addRate, readRates, reviseRate } from './rates/set-rate.ts';
export { sealingHealth } from './opening/sealing-health.ts';
/** Whether an inquiry stands in the hall under filters, and what of it an alert needs. */
export { fitsHall, publishedFacts } from './hall/answer-alerts.ts';
/** For the data centre. */
export {
  countInquiryWeeks,
  countLost,
  countMatched,
  countNeeds,
  countQuoted,
  findBuyers,
  findPricePlaces,
} from './figures/figure-store.ts';
export { countPlatformInquiries } from './figures/platform-store.ts';
/** For points: who wrote a quotation that stands. */
export { findQuotationAuthor as quotationAuthor } from './quotations/quotation-store.ts';

/** Inquiries, matching and quotations: the main job. */
export const inquiryRoom: Room = {
  name: 'inquiry',
  routes,
  events: Object.values(events),
  subscribers: [
    on(events.inquiryPublished, 'match', matchInquiry, { touches: ['inquiries'] }),
    on(events.inquiryAmended, 'match', matchInquiry, { touches: ['inquiries'] }),
    on(events.inquiryRestored, 'match', matchInquiry, { touches: ['inquiries'] }),
    on(events.suppliersInvited, 'tell', tellInvited),
    on(personRemoved, 'templates', (ctx, e) => deleteTemplatesOf(ctx, e.userId)),
    on(personRemoved, 'notes', (ctx, e) => deleteNotesOf(ctx, e.userId)),
  ],
  periodic: [
    { name: 'approvals', cron: '*/5 * * * *', run: expireRequests },
    { name: 'remind', cron: '*/10 * * * *', run: remind },
    {
      name: 'expire',
      cron: '* * * * *',
      run: async (ctx) => {
        if (await expireInquiries(ctx)) ctx.platform.changes.touch(['inquiries']);
      },
    },
    {
      name: 'open',
      cron: '* * * * *',
      run: async (ctx) => {
        if (await openDue(ctx)) ctx.platform.changes.touch(['inquiries']);
      },
    },
  ],
  provides: [
    provide(filePolicies, { kind: 'inquiry', readable: readableInquiries, views: annexViews, handing: handAnnex }),
    provide(cardSources, inquiryCards),
    provide(cardSources, quotationCards),
    provide(dealScopes, findDeal),
    provide(dealParts, dealOfInquiry),
    provide(filePolicies, { kind: 'quotation', readable: readableQuotations }),
    provide(awardSubjects, inquirySubject),
    provide(uponCancelled, takeBack),
    provide(fieldsAsked, answerAsked),
    provide(supplierDeeds, answeredSince),
    provide(openLines, holdProduct),
    provide(mattersOfRooms, openDeals),
    provide(recordParts, dealsOfRecord),
    provide(tasksOfRooms, findBuyingTasks),
    provide(tasksOfRooms, findSellingTasks),
    provide(tasksOfRooms, findApprovalTasks),
    provide(inquirySides, inquirySide),
    provide(moderated, moderatedInquiries),
    provide(exportParts, { name: 'inquiries', read: exportInquiries }),
    provide(exportParts, { name: 'quotations', read: exportQuotations }),
    provide(exportParts, { name: 'questions', read: exportTalk }),
    provide(exportParts, { name: 'annexViews', read: exportViews }),
    provide(exportParts, { name: 'votes', read: exportVotes }),
    provide(exportParts, { name: 'notes', read: exportNotes }),
    provide(exportParts, { name: 'points', read: exportPoints }),
    provide(exportParts, { name: 'awardRequests', read: exportRequests }),
  ],
};

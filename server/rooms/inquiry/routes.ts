import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquiryComparing } from '#contract/inquiry/comparing.ts';
import { inquiryRevisions } from '#contract/inquiry/offers/revisions.ts';
import { readRevisions } from './lists/read-revisions.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { inquiryScoring } from '#contract/inquiry/deciding/scoring.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { route } from '#server/platform/http/route.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { acceptAgreement } from './confidential/accept-agreement.ts';
import { readAdmitted, readViews } from './confidential/read-admitted.ts';
import { readAgreement } from './confidential/read-agreement.ts';
import { grantAccess, revokeAccess, setDownloads } from './confidential/set-access.ts';
import { setAgreement } from './confidential/set-agreement.ts';
import { readAnnex, showAnnexPage } from './confidential/show-annex.ts';
import { assumeCost } from './costs/assume-cost.ts';
import { awardQuotations } from './quotations/award-quotations.ts';
import { decide } from './quotations/decide-quotation.ts';
import { previewMatch } from './matching/preview-match.ts';
import { publishInquiry } from './inquiries/publish-inquiry.ts';
import { readFacets, readFigures } from './hall/read-facets.ts';
import { readInquiry, readOutline, searchHall } from './hall/read-hall.ts';
import { readForSupplier, readMyQuotations, readOpportunities } from './lists/read-opportunities.ts';
import { readOwn, readOwnPage } from './lists/read-own.ts';
import { readDraft, saveDraft } from './inquiries/save-draft.ts';
import { submitQuotation } from './quotations/submit-quotation.ts';
import { amendInquiry } from './amendments/amend-inquiry.ts';
import { moveDeadline } from './amendments/move-deadline.ts';
import { inviteSuppliers } from './inquiries/invite-suppliers.ts';
import { refuseOthers } from './approving/refuse-others.ts';
import { refreshInquiry } from './inquiries/refresh-inquiry.ts';
import { readLines } from './lists/read-lines.ts';
import { declineInquiry, undoDecline } from './suppliers/decline-inquiry.ts';
import { readTemplate, readTemplates, removeTemplate, saveTemplate } from './templates/templates.ts';
import { readHistory } from './amendments/read-history.ts';
import { confirmQuotation } from './quotations/confirm-quotation.ts';
import { answerQuestion, clarify } from './questions/answer-question.ts';
import { askQuestion } from './questions/ask-question.ts';
import { readTalk } from './questions/read-talk.ts';
import { readSealedAnnex } from './quotations/sealed-annex.ts';
import { agreeToOpen, takeBackConsent } from './opening/agree-opening.ts';
import { readSealing } from './opening/read-sealing.ts';
import { printComparison, writeComparison } from './papers/print-comparison.ts';
import { printQuotation } from './papers/print-quotation.ts';
import { approveRequest, refuseRequest, withdrawRequest } from './approving/answer-request.ts';
import { awardOrAsk } from './approving/ask-first.ts';
import { readLimit, setLimit } from './approving/limits.ts';
import { readRequests } from './approving/read-requests.ts';
import { keepNote, readNotes } from './comparing/note.ts';
import { vote } from './comparing/vote.ts';
import { givePoints, readScoring, setWeights } from './scoring/score.ts';
import { readEarlierPrices } from './quotations/price-memory.ts';
import { withdrawQuotation } from './quotations/withdraw-quotation.ts';
import { withdrawInquiry } from './quotations/withdraw-inquiry.ts';

export const routes = [
  route(inquiry.saveDraft, ({ ctx, body }) => saveDraft(ctx, body)),
  route(inquiry.draft, ({ ctx, query }) => readDraft(ctx, query.id)),
  route(inquiry.publish, ({ ctx, body }) => publishInquiry(ctx, body)),
  route(inquiry.withdraw, ({ ctx, params, body }) => withdrawInquiry(ctx, params.id, body.reason)),
  route(inquiry.preview, ({ ctx, body }) => previewMatch(ctx, body)),
  route(inquiry.page, ({ ctx, query }) => searchHall(ctx, query)),
  route(inquiry.facets, ({ ctx, query }) => readFacets(ctx, query)),
  route(inquiry.figures, ({ ctx }) => readFigures(ctx)),
  route(inquiry.detail, ({ ctx, params }) => readInquiry(ctx, params.id)),
  route(inquiry.agree, ({ ctx, params, body }) => acceptAgreement(ctx, params.id, body.version)),
  route(inquiry.ownPage, ({ ctx, query }) => readOwnPage(ctx, query)),
  route(inquiry.own, ({ ctx, params }) => readOwn(ctx, params.id)),
  route(inquiry.businessPage, ({ ctx, query }) => readOpportunities(ctx, query)),
  route(inquiry.forSupplier, ({ ctx, params }) => readForSupplier(ctx, params.id)),
  route(inquiry.quote, ({ ctx, body }) => submitQuotation(ctx, body)),
  route(inquiry.decide, ({ ctx, params, body }) => decide(ctx, params.id, body, awardOrAsk)),
  route(inquiry.award, ({ ctx, params, body }) => awardQuotations(ctx, params.id, body, awardOrAsk)),
  route(inquiry.assume, ({ ctx, params, body }) => assumeCost(ctx, params.id, body)),
  route(inquiry.myQuotations, ({ ctx, query }) => readMyQuotations(ctx, query)),
  route(inquiryLife.amend, ({ ctx, params, body }) => amendInquiry(ctx, params.id, body)),
  route(inquiryLife.history, ({ ctx, params }) => readHistory(ctx, params.id)),
  route(inquiryLife.moveDeadline, ({ ctx, params, body }) => moveDeadline(ctx, params.id, body)),
  route(inquiryLife.refresh, ({ ctx, body }) => refreshInquiry(ctx, body.id)),
  route(inquiryLife.invite, ({ ctx, params, body }) => inviteSuppliers(ctx, params.id, body.companies)),
  route(inquiryLife.decline, ({ ctx, params, body }) => declineInquiry(ctx, params.id, body)),
  route(inquiryLife.undoDecline, ({ ctx, params }) => undoDecline(ctx, params.id)),
  route(inquiryLife.templates, ({ ctx }) => readTemplates(ctx)),
  route(inquiryLife.template, ({ ctx, params }) => readTemplate(ctx, params.id)),
  route(inquiryLife.saveTemplate, ({ ctx, body }) => saveTemplate(ctx, body)),
  route(inquiryLife.removeTemplate, ({ ctx, params }) => removeTemplate(ctx, params.id)),
  route(inquiryLife.outline, ({ ctx, params }) => readOutline(ctx, params.id)),
  route(inquiryLife.lines, ({ ctx, query }) => readLines(ctx, query)),
  route(inquiryLife.refuseRest, ({ ctx, params, body }) => refuseOthers(ctx, params.id, body)),
  route(inquiryLife.decideNamed, ({ ctx, body: { id, ...decision } }) => decide(ctx, id, decision, awardOrAsk)),
  route(inquiryLife.confirm, ({ ctx, params, body }) => confirmQuotation(ctx, params.id, body.version)),
  route(inquiryComparing.vote, ({ ctx, params, body }) => vote(ctx, params.id, body)),
  route(inquiryApproval.limit, ({ ctx }) => readLimit(ctx)),
  route(inquiryApproval.setLimit, ({ ctx, body }) => setLimit(ctx, body.amount)),
  route(inquiryApproval.read, ({ ctx, params }) => readRequests(ctx, params.id)),
  route(inquiryApproval.approve, ({ ctx, params }) => approveRequest(ctx, params.id)),
  route(inquiryApproval.refuse, ({ ctx, params, body }) => refuseRequest(ctx, params.id, body.reason)),
  route(inquiryApproval.withdraw, ({ ctx, params }) => withdrawRequest(ctx, params.id)),
  route(inquiryScoring.read, ({ ctx, params }) => readScoring(ctx, params.id)),
  route(inquiryScoring.setWeights, ({ ctx, params, body }) => setWeights(ctx, params.id, body.weights)),
  route(inquiryScoring.givePoints, ({ ctx, params, body }) => givePoints(ctx, params.id, body)),
  route(inquiryComparing.notes, ({ ctx, params }) => readNotes(ctx, params.id)),
  route(inquiryComparing.note, ({ ctx, params, body }) => keepNote(ctx, params.id, body.text)),
  route(inquiryComparing.pdf, ({ ctx, params, query }) => printComparison(ctx, params.id, query)),
  route(inquiryComparing.sheet, ({ ctx, params, query }) => writeComparison(ctx, params.id, query)),
  route(inquiryComparing.quotation, ({ ctx, params, query }) => printQuotation(ctx, params.id, query)),
  route(inquiryQuoting.withdraw, ({ ctx, params, body }) => withdrawQuotation(ctx, params.id, body.reason)),
  route(inquiryRevisions.read, ({ ctx, params }) => readRevisions(ctx, params.id)),
  route(inquiryQuoting.prices, ({ ctx, params }) => readEarlierPrices(ctx, params.id)),
  route(inquirySealing.read, ({ ctx, params }) => readSealing(ctx, params.id)),
  route(inquirySealing.agree, ({ ctx, params }) => agreeToOpen(ctx, params.id)),
  route(inquirySealing.takeBack, ({ ctx, params }) => takeBackConsent(ctx, params.id)),
  route(inquirySealing.annex, ({ ctx, params }) => readSealedAnnex(ctx, params.id, params.file)),
  route(inquiryTalk.read, ({ ctx, params }) => readTalk(ctx, params.id)),
  route(inquiryTalk.ask, ({ ctx, params, body }) => askQuestion(ctx, params.id, body)),
  route(inquiryTalk.answer, ({ ctx, params, body }) => answerQuestion(ctx, params.id, body)),
  route(confidential.agreement, ({ ctx, params }) => readAgreement(ctx, params.id)),
  route(confidential.setAgreement, ({ ctx, params, body }) => setAgreement(ctx, params.id, body)),
  route(confidential.admitted, ({ ctx, params }) => readAdmitted(ctx, params.id)),
  route(confidential.revoke, ({ ctx, params, body }) => revokeAccess(ctx, params.id, body)),
  route(confidential.grant, ({ ctx, params, body }) => grantAccess(ctx, params.id, body.entId)),
  route(confidential.setDownloads, ({ ctx, params, body }) => setDownloads(ctx, params.id, body)),
  route(confidential.views, ({ ctx, params, query }) => readViews(ctx, params.id, query)),
  route(confidential.annex, ({ ctx, params }) => readAnnex(ctx, params.id, params.file)),
  route(confidential.annexPage, ({ ctx, params, query }) => showAnnexPage(ctx, params, query.size)),
  route(inquiryTalk.clarify, ({ ctx, params, body }) => clarify(ctx, params.id, body)),
];

import { inquiry } from '#contract/inquiry.ts';
import { route } from '#server/platform/http/route.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { assumeCost } from './assume-cost.ts';
import { awardQuotations } from './award-quotations.ts';
import { decide } from './decide-quotation.ts';
import { previewMatch } from './preview-match.ts';
import { publishInquiry } from './publish-inquiry.ts';
import { readFacets, readFigures } from './read-facets.ts';
import { readInquiry, searchHall } from './read-hall.ts';
import { readForSupplier, readMyQuotations, readOpportunities } from './read-opportunities.ts';
import { readOwn, readOwnPage } from './read-own.ts';
import { readDraft, saveDraft } from './save-draft.ts';
import { submitQuotation } from './submit-quotation.ts';
import { withdrawInquiry } from './withdraw-inquiry.ts';

export const routes = [
  route(inquiry.saveDraft, ({ ctx, body }) => saveDraft(ctx, body)),
  route(inquiry.draft, ({ ctx, query }) => readDraft(ctx, query.id)),
  route(inquiry.publish, ({ ctx, body }) => publishInquiry(ctx, body)),
  route(inquiry.withdraw, ({ ctx, params }) => withdrawInquiry(ctx, params.id)),
  route(inquiry.preview, ({ ctx, body }) => previewMatch(ctx, body)),
  route(inquiry.page, ({ ctx, query }) => searchHall(ctx, query)),
  route(inquiry.facets, ({ ctx, query }) => readFacets(ctx, query)),
  route(inquiry.figures, ({ ctx }) => readFigures(ctx)),
  route(inquiry.detail, ({ ctx, params }) => readInquiry(ctx, params.id)),
  route(inquiry.agree, ({ ctx, params }) => acceptAgreement(ctx, params.id)),
  route(inquiry.requireSameOrigin, ({ ctx, query }) => readOwnPage(ctx, query)),
  route(inquiry.own, ({ ctx, params }) => readOwn(ctx, params.id)),
  route(inquiry.businessPage, ({ ctx, query }) => readOpportunities(ctx, query)),
  route(inquiry.forSupplier, ({ ctx, params }) => readForSupplier(ctx, params.id)),
  route(inquiry.quote, ({ ctx, body }) => submitQuotation(ctx, body)),
  route(inquiry.decide, ({ ctx, params, body }) => decide(ctx, params.id, body)),
  route(inquiry.award, ({ ctx, params, body }) => awardQuotations(ctx, params.id, body.awards)),
  route(inquiry.assume, ({ ctx, params, body }) => assumeCost(ctx, params.id, body)),
  route(inquiry.myQuotations, ({ ctx, query }) => readMyQuotations(ctx, query)),
];

import { verification } from '#contract/verification/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { answerClaim, readClaims } from './claims/claims.ts';
import { readNeeds } from './records/needs.ts';
import { discernLicence } from './licence/discern-licence.ts';
import { readBadges, readMine, readOne } from './applications/read-verification.ts';
import { registerAuth } from './applications/register-auth.ts';
import { submitApplication } from './applications/submit-application.ts';
import { withdrawApplication } from './applications/withdraw-application.ts';

export const routes = [
  route(verification.discern, ({ ctx, http, query }) => discernLicence(ctx, http, query)),
  route(verification.submit, ({ ctx, body }) => submitApplication(ctx, body)),
  route(verification.registerAuth, ({ ctx, body }) => registerAuth(ctx, body)),
  route(verification.needs, ({ ctx }) => readNeeds(ctx)),
  route(verification.claims, ({ ctx }) => readClaims(ctx)),
  route(verification.answerClaim, ({ ctx, params, body }) => answerClaim(ctx, params.id, body)),
  route(verification.mine, ({ ctx }) => readMine(ctx)),
  route(verification.one, ({ ctx, params }) => readOne(ctx, params.id)),
  route(verification.withdraw, ({ ctx, params }) => withdrawApplication(ctx, params.id)),
  route(verification.badges, ({ ctx, params }) => readBadges(ctx, params.id)),
];

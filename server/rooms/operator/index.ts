import { operator } from '#contract/operator/calls.ts';
import { operatorHealth } from '#contract/operator/health.ts';
import { operatorCases } from '#contract/operator/cases.ts';
import { route } from '#server/platform/http/route.ts';
import { on, type Room } from '#server/platform/room.ts';
import { caseApprovedAlone, caseHeld } from './events.ts';
import { readDecided } from '#server/rooms/verification/index.ts';
import { approveAlone } from './approve-alone.ts';
import { boothOrderRoutes } from './fairs/booth-orders.ts';
import { recruitmentRoutes } from './desks/recruitment.ts';
import { contributionsRoutes } from './desks/contributions.ts';
import { advertisingRoutes } from './desks/advertising.ts';
import { conferenceRoutes } from './desks/conferences.ts';
import { parkRoutes } from './desks/parks.ts';
import { servicesRoutes } from './desks/services.ts';
import { broadcastRoutes } from './broadcasts.ts';
import { carnivalRoutes } from './fairs/carnival.ts';
import { contentRoutes } from './desks/content.ts';
import { carryOutDue, onHeld } from './carry-out.ts';
import { decideCase, undoCase } from './decide-case.ts';
import { dictionaryRoutes } from './dictionaries.ts';
import { disputeRoutes } from './disputes.ts';
import { evidenceRoutes } from './evidence.ts';
import { fairRoutes } from './fairs/desk.ts';
import { logInOperator } from './operators/log-in-operator.ts';
import { operatorAccountRoutes } from './operators/routes.ts';
import { readAudit } from './read-audit.ts';
import { readDesk } from './read-desk.ts';
import { readCompanies, readPeople } from './read-people.ts';
import { readHealth, retryJob } from './health/read-health.ts';
import { letterRoutes } from './desks/letters.ts';
import { rateRoutes } from './desks/rates.ts';
import { pointsRoutes } from './desks/points.ts';
import { photoRoutes } from './fairs/photos.ts';
import { reportRoutes } from './reports.ts';
import { recordRoutes } from './records/routes.ts';
import { reviewCase, viewDocument } from './review.ts';
import { revokeOf } from './revoke.ts';
import { readSettings, setSetting } from './settings.ts';
import { changeCompany, changePerson } from './suspend.ts';

export { createOperator } from './operators/create-operator.ts';
export { approveAlone } from './approve-alone.ts';
export { resetFromServer } from './operators/reset-operator.ts';

/** The platform's own desk: its people, their second factor, their acts and the record of them. */
export const operatorRoom: Room = {
  name: 'operator',
  routes: [
    route(operator.login, ({ ctx, http, body }) => logInOperator(ctx, http, body)),
    route(operator.queue, ({ ctx, query }) => readDesk(ctx, query.kind)),
    route(operator.review, ({ ctx, params }) => reviewCase(ctx, params.id)),
    route(operator.document, ({ ctx, http, params }) => viewDocument(ctx, http, params.id, params.fileId)),
    route(operator.decide, ({ ctx, params, body }) => decideCase(ctx, params.id, body)),
    route(operator.undo, ({ ctx, params }) => undoCase(ctx, params.id)),
    route(operator.people, ({ ctx, query }) => readPeople(ctx, query)),
    route(operator.suspendPerson, ({ ctx, params, body }) => changePerson(ctx, params.id, 'suspend', body.reason)),
    route(operator.reinstatePerson, ({ ctx, params, body }) => changePerson(ctx, params.id, 'reinstate', body.reason)),
    route(operator.companies, ({ ctx, query }) => readCompanies(ctx, query)),
    route(operator.suspendCompany, ({ ctx, params, body }) => changeCompany(ctx, params.id, 'suspend', body.reason)),
    route(operator.reinstateCompany, ({ ctx, params, body }) =>
      changeCompany(ctx, params.id, 'reinstate', body.reason),
    ),
    route(operator.revokePerson, ({ ctx, params, body }) => revokeOf(ctx, 'person', params.id, body.reason)),
    route(operator.revokeCompany, ({ ctx, params, body }) => revokeOf(ctx, 'company', params.id, body.reason)),
    route(operator.settings, ({ ctx }) => readSettings(ctx)),
    route(operator.setSetting, ({ ctx, params, body }) => setSetting(ctx, params.key, body)),
    route(operator.audit, ({ ctx, query }) => readAudit(ctx, query)),
    ...dictionaryRoutes,
    ...disputeRoutes,
    ...evidenceRoutes,
    ...reportRoutes,
    ...photoRoutes,
    ...letterRoutes,
    ...broadcastRoutes,
    ...fairRoutes,
    ...carnivalRoutes,
    ...contentRoutes,
    ...pointsRoutes,
    ...rateRoutes,
    ...boothOrderRoutes,
    ...recruitmentRoutes,
    ...contributionsRoutes,
    ...advertisingRoutes,
    ...parkRoutes,
    ...conferenceRoutes,
    ...servicesRoutes,
    ...operatorAccountRoutes,
    ...recordRoutes,
    route(operatorHealth.read, ({ ctx }) => readHealth(ctx)),
    route(operatorHealth.retry, ({ ctx, params, body }) => retryJob(ctx, params.id, body.queue)),
    route(operatorCases.decided, ({ ctx, query }) => readDecided(ctx, query)),
  ],
  events: [caseHeld, caseApprovedAlone],
  subscribers: [on(caseHeld, 'carryOut', onHeld, { touches: ['companies'], timed: true })],
  periodic: [
    { name: 'due', cron: '* * * * *', run: carryOutDue },
    { name: 'alone', cron: '*/5 * * * *', run: approveAlone },
  ],
};

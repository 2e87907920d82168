import { jobApplications as jobs } from '#contract/recruitment/applications.ts';
import { recruitment, recruitmentAlerts as alerts } from '#contract/recruitment/calls.ts';
import { recruitmentOwn as own } from '#contract/recruitment/own.ts';
import { me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { alertsOf, removeAlert, saveAlert } from './alerts/keep-alerts.ts';
import { applyForJob } from './applications/apply.ts';
import { declineRest } from './applications/decline-rest.ts';
import { eraseOwnJob } from './applications/erase.ts';
import { readJob, readJobs } from './applications/read-jobs.ts';
import { chooseMoment, inviteToInterview, offerJob, takeJobStep, writeToJob } from './applications/take-step.ts';
import { addVacancy, moveOwnVacancy, readOwnVacancies, readOwnVacancy, saveVacancy } from './vacancies/keep-vacancy.ts';
import { readMarket } from './vacancies/read-market.ts';
import { readOverview, readVacancies, readVacancy } from './vacancies/read-vacancies.ts';

export const routes = [
  route(recruitment.page, ({ ctx, query }) => readVacancies(ctx, query)),
  route(recruitment.overview, ({ ctx }) => readOverview(ctx)),
  route(recruitment.market, ({ ctx }) => readMarket(ctx)),
  route(recruitment.detail, ({ ctx, params }) => readVacancy(ctx, params.id)),
  route(alerts.list, ({ ctx }) => alertsOf(ctx, me(ctx).userId)),
  route(alerts.save, ({ ctx, body }) => saveAlert(ctx, body)),
  route(alerts.remove, ({ ctx, params }) => removeAlert(ctx, params.id)),
  route(jobs.page, ({ ctx, query }) => readJobs(ctx, query)),
  route(jobs.detail, ({ ctx, params }) => readJob(ctx, params.id)),
  route(jobs.apply, ({ ctx, body }) => applyForJob(ctx, body)),
  route(jobs.step, ({ ctx, params, body }) => takeJobStep(ctx, params.id, body.step, body.reason)),
  route(jobs.invite, ({ ctx, params, body }) => inviteToInterview(ctx, params.id, body)),
  route(jobs.choose, ({ ctx, params, body }) => chooseMoment(ctx, params.id, body.slot)),
  route(jobs.offer, ({ ctx, params, body }) => offerJob(ctx, params.id, body)),
  route(jobs.declineRest, ({ ctx, params, body }) => declineRest(ctx, params.id, body.reason)),
  route(jobs.write, ({ ctx, params, body }) => writeToJob(ctx, params.id, body)),
  route(jobs.erase, ({ ctx, params }) => eraseOwnJob(ctx, params.id)),
  route(own.page, ({ ctx, query }) => readOwnVacancies(ctx, query)),
  route(own.one, ({ ctx, params }) => readOwnVacancy(ctx, params.id)),
  route(own.add, ({ ctx, body }) => addVacancy(ctx, body)),
  route(own.save, ({ ctx, params, body }) => saveVacancy(ctx, params.id, body)),
  route(own.move, ({ ctx, params, body }) => moveOwnVacancy(ctx, params.id, body.state)),
];

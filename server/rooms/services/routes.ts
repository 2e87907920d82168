import { serviceApplications as applications } from '#contract/services/applications.ts';
import { services } from '#contract/services/calls.ts';
import { serviceOwn as own } from '#contract/services/own.ts';
import { route } from '#server/platform/http/route.ts';
import { applyForService } from './applications/apply.ts';
import { eraseOwnPapers } from './applications/erase-papers.ts';
import { readApplication, readApplications } from './applications/read-applications.ts';
import {
  finishApplication,
  offerForApplication,
  rateApplication,
  resubmit,
  sendBack,
  takeStep,
  writeMessage,
} from './applications/take-step.ts';
import { readMarking, readPictures, readSupplyDemand, readTeam } from './offers/read-market.ts';
import { readKinds, readOffer, readOffers, readProvider } from './offers/read-offers.ts';
import { addOffer, listOffer, readOwnOffer, readOwnOffers, saveOffer } from './own/keep-offers.ts';
import { readContacts, readIntroduction, saveContacts, saveIntroduction } from './own/keep-provider.ts';

export const routes = [
  route(services.kinds, ({ ctx }) => readKinds(ctx)),
  route(services.page, ({ ctx, query }) => readOffers(ctx, query)),
  route(services.offer, ({ ctx, params }) => readOffer(ctx, params.id)),
  route(services.provider, ({ ctx, params }) => readProvider(ctx, params.id)),
  route(services.supplyDemand, ({ ctx }) => readSupplyDemand(ctx)),
  route(services.pictures, ({ ctx }) => readPictures(ctx)),
  route(services.team, ({ ctx }) => readTeam(ctx)),
  route(services.marking, ({ ctx }) => readMarking(ctx)),
  route(applications.page, ({ ctx, query }) => readApplications(ctx, query)),
  route(applications.detail, ({ ctx, params }) => readApplication(ctx, params.id)),
  route(applications.apply, ({ ctx, body }) => applyForService(ctx, body)),
  route(applications.resubmit, ({ ctx, params, body }) => resubmit(ctx, params.id, body)),
  route(applications.sendBack, ({ ctx, params, body }) => sendBack(ctx, params.id, body)),
  route(applications.offer, ({ ctx, params, body }) => offerForApplication(ctx, params.id, body)),
  route(applications.step, ({ ctx, params, body }) => takeStep(ctx, params.id, body.step, body.reason)),
  route(applications.finish, ({ ctx, params, body }) => finishApplication(ctx, params.id, body)),
  route(applications.rate, ({ ctx, params, body }) => rateApplication(ctx, params.id, body)),
  route(applications.write, ({ ctx, params, body }) => writeMessage(ctx, params.id, body)),
  route(applications.erase, ({ ctx, params }) => eraseOwnPapers(ctx, params.id)),
  route(own.introduction, ({ ctx }) => readIntroduction(ctx)),
  route(own.saveIntroduction, ({ ctx, body }) => saveIntroduction(ctx, body)),
  route(own.contacts, ({ ctx }) => readContacts(ctx)),
  route(own.saveContacts, ({ ctx, body }) => saveContacts(ctx, body)),
  route(own.offers, ({ ctx, query }) => readOwnOffers(ctx, query)),
  route(own.offer, ({ ctx, params }) => readOwnOffer(ctx, params.id)),
  route(own.add, ({ ctx, body }) => addOffer(ctx, body)),
  route(own.save, ({ ctx, params, body }) => saveOffer(ctx, params.id, body)),
  route(own.list, ({ ctx, params, body }) => listOffer(ctx, params.id, body.state)),
];

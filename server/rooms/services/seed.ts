import type { Ctx } from '#server/platform/context.ts';
import { serviceApplications, serviceEvents, serviceOffers, serviceProviders, serviceTours } from './tables.ts';

export type SeedServices = {
  providers: (typeof serviceProviders.$inferInsert)[];
  offers: (typeof serviceOffers.$inferInsert)[];
  tours: (typeof serviceTours.$inferInsert)[];
  applications: (typeof serviceApplications.$inferInsert)[];
  events: (typeof serviceEvents.$inferInsert)[];
};

/** Providers, their offers and applications of the demo world with their courses. */
export const insertServices = async (ctx: Ctx, s: SeedServices): Promise<void> => {
  if (s.providers.length) await ctx.db.insert(serviceProviders).values(s.providers);
  if (s.offers.length) await ctx.db.insert(serviceOffers).values(s.offers);
  if (s.tours.length) await ctx.db.insert(serviceTours).values(s.tours);
  if (s.applications.length) await ctx.db.insert(serviceApplications).values(s.applications);
  if (s.events.length) await ctx.db.insert(serviceEvents).values(s.events);
};

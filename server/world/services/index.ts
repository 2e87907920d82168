import type { SeedServices } from '#server/rooms/services/seed.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { buildApplications } from './applications.ts';
import { buildOffers } from './offers.ts';

export { buildProviders } from './providers.ts';

/** Services of the demo world: providers, offers and applications in every state. */
export const buildServices = (days: Days, people: WorldPerson[]) => {
  const { files, numbers, taken, applications, events } = buildApplications(days, people);
  const { providers, offers, tours } = buildOffers(days);
  const services: SeedServices = {
    providers,
    offers,
    tours: tours.map((t) => ({ ...t, taken: taken.get(t.id) ?? 0 })),
    applications,
    events,
  };
  return { services, files, numbers };
};

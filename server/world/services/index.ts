import type { SeedOrders } from '#server/rooms/order/seed.ts';
import type { SeedServices } from '#server/rooms/services/seed.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { buildApplications } from './applications.ts';
import { buildConsents } from './financed.ts';
import { buildOffers } from './offers.ts';
import { buildTests } from './tests.ts';

export { buildProviders } from './providers.ts';

type Built = { days: Days; people: WorldPerson[]; companies: WorldCompany[]; orders: SeedOrders['orders'] };

/** Services of the demo world: providers, offers, price sheets, quotations of tests, and applications in every state. */
export const buildServices = ({ days, people, companies, orders }: Built) => {
  const { files, numbers, taken, financed, applications, events } = buildApplications(days, people, orders);
  const { providers, offers, tours } = buildOffers(days);
  const tests = buildTests(days, people, applications);
  const services: SeedServices = {
    providers,
    offers,
    tours: tours.map((t) => ({ ...t, taken: taken.get(t.id) ?? 0 })),
    applications,
    events,
  };
  return {
    services,
    testing: tests.testing,
    finance: buildConsents(applications, financed, companies, people),
    files,
    numbers: [...numbers, ...tests.numbers],
  };
};

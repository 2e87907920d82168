/** Kinds of service that providers offer and members apply for (services 1). */
export const serviceKinds = [
  'testing',
  'technical',
  'hr',
  'finance',
  'chainFinance',
  'visa',
  'delegation',
  'study',
  'booth',
  'brand',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Kinds whose offers have dates and places: an application names one of them (services 9). */
export const touringKinds: readonly ServiceKind[] = ['delegation', 'study'];
/** Kinds around an exhibition abroad, in the order in which they are needed. */
export const fairKinds = ['booth', 'brand', 'visa', 'delegation'] as const satisfies readonly ServiceKind[];
/** Kinds whose work ends with a report that has to be handed over (services 7). */
export const reportingKinds: readonly ServiceKind[] = ['testing'];

/** Kinds that are applied for out of a record of another room, never by the form alone (finance 1). */
export const recordKinds: readonly ServiceKind[] = ['chainFinance'];

/** What a line of a price sheet is charged by. */
export const priceUnits = [
  'test',
  'day',
  'person',
  'squareMetre',
  'page',
  'project',
  'percent',
  'application',
] as const;
export type PriceUnit = (typeof priceUnits)[number];

export const serviceSorts = ['newest', 'rating', 'price'] as const;
export type ServiceSort = (typeof serviceSorts)[number];

/** An offer shows, rests, or was taken down by the desk. */
export const offerStates = ['draft', 'listed', 'hidden'] as const;
export type OfferState = (typeof offerStates)[number];

export const serviceLimits = {
  /** Lines of a price sheet, dates of a tour, offers of a company. */
  prices: 40,
  tours: 12,
  offers: 40,
  /** Files of one kind in an application, with a message, and of a result. */
  files: 5,
  contacts: 6,
} as const;

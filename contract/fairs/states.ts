/** Where a fair stands in time: it follows from its dates and is kept nowhere. */
export const fairPhases = ['coming', 'open', 'past'] as const;
export type FairPhase = (typeof fairPhases)[number];

/** The phase of a fair at a moment; its end is the first moment that no longer belongs to it. */
export const phaseAt = (fair: { startsAt: string; endsAt: string }, now: number): FairPhase => {
  if (now < Date.parse(fair.startsAt)) return 'coming';
  return now < Date.parse(fair.endsAt) ? 'open' : 'past';
};

/** Free: nobody has it. Held: a company has asked for it. Taken: it has an exhibitor. */
export const boothStates = ['free', 'held', 'taken'] as const;
export type BoothState = (typeof boothStates)[number];

export const boothSizes = ['small', 'medium', 'large'] as const;
export type BoothSize = (typeof boothSizes)[number];

/** How an exhibitor's booth is furnished. */
export const boothTemplates = ['counter', 'gallery', 'workshop'] as const;
export type BoothTemplate = (typeof boothTemplates)[number];

/** Accents of a booth besides the colours of its family. */
export const boothAccents = ['green', 'amber', 'carbon', 'sand', 'steel'] as const;
export type BoothAccent = (typeof boothAccents)[number];

/** Limits of what an exhibitor shows. */
export const displayLimits = { products: 12, pictures: 24, staff: 12 } as const;

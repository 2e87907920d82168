/** What campaigns, tasks and claims can be (docs/product/carnival.md). */
export const campaignPhases = ['coming', 'open', 'past'] as const;
export type CampaignPhase = (typeof campaignPhases)[number];

/** Where a campaign stands by its dates alone. */
export const campaignPhase = (c: { startsAt: string; endsAt: string }, now: number): CampaignPhase =>
  now < Date.parse(c.startsAt) ? 'coming' : now < Date.parse(c.endsAt) ? 'open' : 'past';

/**
 * Deeds that earn draws; the platform's own events and records say that they were done. `booths`: different booths visited on a
 * day. `card`: a business card left with a company. `talk`: a talk of a fair that one had a place in and was present at. `follow`: a company followed. `inquiry`: an inquiry published. `profile`: the own
 * information is complete, which counts once a campaign.
 */
export const taskKinds = ['booths', 'card', 'talk', 'follow', 'inquiry', 'profile'] as const;
export type TaskKind = (typeof taskKinds)[number];
/** Tasks that are done once, and not each day anew. */
export const onceOnly: readonly TaskKind[] = ['profile'];

/** How a prize comes to its winner: by post, or as a code that is read on the page. */
export const prizeKinds = ['postal', 'virtual'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** A win until it is claimed, and when it no longer can be; then the states of its claim. */
export const claimStates = ['claimed', 'sent', 'received', 'returned'] as const;
export type ClaimState = (typeof claimStates)[number];
export const winStates = ['open', 'expired', ...claimStates] as const;
export type WinState = (typeof winStates)[number];

/** Which state the desk may lead a claim to: one that came back is sent again. */
export const deskSteps: Record<ClaimState, readonly ClaimState[]> = {
  claimed: ['sent'],
  sent: ['received', 'returned'],
  received: [],
  returned: ['sent'],
};

export const carnivalLimits = {
  slots: 20_000,
  prizes: 12,
  tasks: 6,
  /** Deeds that a task may ask for, and draws that it may earn, each day. */
  need: 10,
  draws: 3,
  name: 60,
  about: 600,
  provider: 80,
  claimDays: 90,
  tracking: 120,
  /** Days that a campaign may last. */
  days: 92,
} as const;
/** Draws a day from one network address: many people of a company may share one. */
export const mostFromAddress = 60;
/** Days before the end of the time to claim at which a winner is reminded. */
export const claimReminderDays = 3;
/** Days after its end for which a delivery address is kept. */
export const addressDays = 30;
/** Winners that are shown, the newest first. */
export const winnersShown = 8;

/** Chance of the next slot to win one of what is left, between 0 and 1. */
export const chanceOf = (left: number, slotsLeft: number): number => (slotsLeft > 0 ? left / slotsLeft : 0);

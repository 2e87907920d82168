/** Whether everybody sees a conference, the desk alone, or everybody as one that does not take place. */
export const conferenceStates = ['draft', 'shown', 'cancelled'] as const;
export type ConferenceState = (typeof conferenceStates)[number];

export const conferenceKinds = ['congress', 'seminar', 'training', 'standards'] as const;
export type ConferenceKind = (typeof conferenceKinds)[number];

/** Where people take part. */
export const conferenceModes = ['onSite', 'online'] as const;
export type ConferenceMode = (typeof conferenceModes)[number];

export const conferencePhases = ['coming', 'live', 'past'] as const;
export type ConferencePhase = (typeof conferencePhases)[number];
/** Where a conference stands in time: it follows from its hours and is kept nowhere. */
export const conferencePhaseAt = (c: { startsAt: string; endsAt: string }, now: number): ConferencePhase => {
  if (now < Date.parse(c.startsAt)) return 'coming';
  return now < Date.parse(c.endsAt) ? 'live' : 'past';
};

/** `in` has a place, `waiting` gets one when somebody leaves. */
export const participations = ['in', 'waiting'] as const;
export type Participation = (typeof participations)[number];

/** Why the reader can or cannot sign up. */
export const signUpAnswers = ['yes', 'login', 'closed', 'cancelled', 'over'] as const;
export type SignUpAnswer = (typeof signUpAnswers)[number];

export const conferenceLimits = {
  name: 120,
  organiser: 120,
  city: 40,
  venue: 160,
  about: 4000,
  link: 300,
  fields: 6,
  programme: 40,
  item: 160,
  speaker: 60,
  company: 80,
  places: 2000,
  reason: 300,
} as const;

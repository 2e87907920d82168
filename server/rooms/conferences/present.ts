import type { ConferenceRow } from '#contract/conferences/calls.ts';
import { conferencePhaseAt } from '#contract/conferences/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fieldLabel } from '#server/rooms/dictionary/index.ts';
import { countSeats } from './seat-store.ts';
import type { ConferenceRecord } from './store.ts';

export const iso = (at: string): string => new Date(at).toISOString();

/** What is told of a conference in events. */
export const factsOf = (c: ConferenceRecord) => ({
  conferenceId: c.id,
  slug: c.slug,
  name: c.name,
  startsAt: iso(c.startsAt),
  zone: c.zone,
});

export const presentConferences = async (ctx: Ctx, found: ConferenceRecord[]): Promise<ConferenceRow[]> => {
  const seated = await countSeats(
    ctx,
    found.map((c) => c.id),
  );
  return found.map((c) => {
    const hours = { startsAt: iso(c.startsAt), endsAt: iso(c.endsAt) };
    return {
      id: c.id,
      slug: c.slug,
      name: c.name,
      kind: c.kind,
      mode: c.mode,
      organiser: c.organiser,
      city: c.city,
      countryCode: c.countryCode,
      zone: c.zone,
      ...hours,
      signUpUntil: iso(c.signUpUntil),
      phase: conferencePhaseAt(hours, Date.now()),
      cancelled: c.state === 'cancelled',
      places: c.places,
      taken: seated(c.id, 'in'),
      waiting: seated(c.id, 'waiting'),
      fee: Number(c.fee) > 0 ? { amount: c.fee, currency: c.currency } : null,
      languages: c.languages,
      fields: c.fields.map((slug) => ({ slug, name: fieldLabel(slug) })),
      demo: c.demo,
    };
  });
};

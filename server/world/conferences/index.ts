import { readFileSync } from 'node:fs';
import type { ConferenceKind, ConferenceMode } from '#contract/conferences/rules.ts';
import { momentOf } from '#contract/core/zones/clock.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { SeedConferences } from '#server/rooms/conferences/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Sample = {
  slug: string;
  kind: ConferenceKind;
  mode: ConferenceMode;
  country: string;
  zone: string;
  /** Days from now to the first; hours by the clock of the zone. */
  in: number;
  hours: [string, string];
  days: number;
  /** How many days before the first people sign up. */
  until: number;
  places: number;
  fee: string;
  currency: Currency;
  languages: Lang[];
  fields: string[];
  /** How many signed up. */
  seats: number;
  link?: string;
  cancelled?: Text;
  name: Text;
  organiser: Text;
  city: Text;
  venue: Text;
  about: Text;
  programme: { at: string; title: Text; speaker: string; company: string }[];
};
const read = (): Sample[] => JSON.parse(readFileSync(new URL('../data/conferences.json', import.meta.url), 'utf8'));

const hour = 3_600_000;
/** The moment at which the clock of a zone shows an hour on a day. */
const momentAt = (day: string, time: string, zone: string): string =>
  new Date(momentOf(zone, Date.parse(`${day}T${time}:00Z`))).toISOString();

const later = (iso: string, by: number): string => new Date(Date.parse(iso) + by).toISOString();

/** Invented conferences on real subjects: open, full, without cost, taking place, over and cancelled. */
export const buildConferences = (days: Days, people: WorldPerson[], operatorId?: string): SeedConferences => {
  const members = people.filter((p) => !p.joinedAs.includes('operator') && !p.joinedAs.includes('customerService'));
  const out: SeedConferences = { conferences: [], seats: [] };
  for (const [n, c] of read().entries()) {
    const id = idOf('conference', c.slug);
    const first = days.date(c.in);
    const startsAt = momentAt(first, c.hours[0], c.zone);
    const endsAt = momentAt(days.date(c.in + c.days - 1), c.hours[1], c.zone);
    out.conferences.push({
      id,
      slug: c.slug,
      state: c.cancelled ? 'cancelled' : 'shown',
      kind: c.kind,
      mode: c.mode,
      name: c.name,
      organiser: c.organiser,
      city: c.city,
      countryCode: c.country,
      venue: c.venue,
      about: c.about,
      meetingLink: c.link ?? '',
      zone: c.zone,
      startsAt,
      endsAt,
      signUpUntil: later(startsAt, -c.until * 24 * hour),
      places: c.places,
      fee: c.fee,
      currency: c.currency,
      languages: c.languages,
      fields: c.fields,
      programme: c.programme.map(({ at, ...item }) => ({ ...item, startsAt: momentAt(first, at, c.zone) })),
      cancelReason: c.cancelled ?? {},
      demo: true,
      createdBy: operatorId ?? null,
      createdAt: days.at(-60 + n),
      updatedAt: days.at(-20 + n),
    });
    for (let k = 0; k < c.seats; k++) {
      const person = members[(n * 7 + k) % members.length];
      if (!person || k >= members.length) continue;
      out.seats.push({
        conferenceId: id,
        userId: person.id,
        state: k < c.places ? 'in' : 'waiting',
        createdAt: days.at(Math.min(c.in, 0) - 15 + k / 4),
      });
    }
  }
  return out;
};

/** What desk and hosts write of fairs and their talks: shared shapes and limits. */
import * as z from 'zod/mini';
import { langs } from '../../core/langs.ts';
import { instant, line } from '../../core/schemas.ts';
import { isZone } from '../../core/zones/countries.ts';

export const fairLimits = {
  name: 80,
  place: 120,
  about: 2000,
  talkTitle: 120,
  talkAbout: 2000,
  speakers: 6,
  places: 5000,
  reason: 300,
} as const;

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));
/** Text as it is written in three languages side by side; what is missing is empty. */
export const written = (most: number) => z.object({ cn: words(most), en: words(most), es: words(most) });
/** The same with words in one language at least. */
export const writtenOnce = (most: number) =>
  written(most).check(z.refine((v) => langs.some((l) => v[l]), { params: { rule: 'required' } }));
export type Written = z.infer<ReturnType<typeof written>>;

export const knownZone = z
  .string()
  .check(z.maxLength(60), z.regex(/^[\w+/-]+$/), z.refine(isZone, { params: { rule: 'choice' } }));

/** Zones that fairs are usually held in, the platform's own first; any other is typed. */
export const fairZones = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/London',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
] as const;

export const hours = { startsAt: instant, endsAt: instant };
export const inOrder = z.refine<{ startsAt: string; endsAt: string }>(
  (v) => Date.parse(v.startsAt) < Date.parse(v.endsAt),
  {
    path: ['endsAt'],
    params: { rule: 'afterStart' },
  },
);

/** Who speaks, as it is written: the same name in all languages, as names are. */
const speakerDraft = z.object({ name: line(1, 60), company: words(80), role: words(80) });
export type SpeakerDraft = z.infer<typeof speakerDraft>;
const speakerDrafts = z.array(speakerDraft).check(z.maxLength(fairLimits.speakers));

export const talkText = {
  title: writtenOnce(fairLimits.talkTitle),
  about: written(fairLimits.talkAbout),
  language: z.enum(langs),
  speakers: speakerDrafts,
};

import { type Lang, langs } from '../../core/langs.ts';
import type { FilmCaptions } from '../../content/captions.ts';
import type { Text } from '../../core/schemas.ts';
import { dayIn } from '../../core/zones/clock.ts';
import { type BoothAccent, type BoothTemplate } from '../states.ts';

/** Steps in which a booth is furnished; the album's photographs wait for the desk, and each is kept by itself. */
export const standSteps = ['look', 'words', 'goods', 'people', 'album'] as const;
export type StandStep = (typeof standSteps)[number];

/** A span in which somebody is at the booth, on a day of the fair, by the clock of the fair's zone. */
export type StaffSpan = { day: string; from: string; to: string };
export type StandStaff = { userId: string; duty: Text; languages: Lang[]; hours: StaffSpan[] };
/** How a company furnishes its booth. */
export type StandContent = {
  template: BoothTemplate;
  accent: BoothAccent;
  headline: Text;
  intro: Text;
  products: string[];
  brochure: string | null;
  film: string | null;
  captions: FilmCaptions;
  pictures: string[];
  /** What each picture shows, by its id; one without words has none. */
  pictureWords: Record<string, Text>;
  staff: StandStaff[];
};

/** What a booth may still lack, each with the step in which it is given (fairs 32). */
const table = {
  look: 'look',
  headline: 'words',
  headlineWords: 'words',
  intro: 'words',
  introWords: 'words',
  products: 'goods',
  brochure: 'goods',
  pictures: 'goods',
  pictureWords: 'goods',
  staff: 'people',
  duties: 'people',
  hours: 'people',
} as const satisfies Record<string, StandStep>;
export type StandLack = keyof typeof table;
export const standLackKinds = Object.keys(table) as [StandLack, ...StandLack[]];
export const stepOfLack = (lack: StandLack): StandStep => table[lack];

/** Languages in which a text says nothing. */
export const silentIn = (t: Text): Lang[] => langs.filter((l) => !t[l]?.trim());

/** What is missing, in the order of the steps; `saved` says whether the company has furnished the booth at all. */
export const standLacks = (c: StandContent, saved: boolean): StandLack[] => {
  const silence = (t: Text) => silentIn(t).length;
  const is: Record<StandLack, boolean> = {
    look: !saved,
    headline: silence(c.headline) === langs.length,
    headlineWords: silence(c.headline) > 0 && silence(c.headline) < langs.length,
    intro: silence(c.intro) === langs.length,
    introWords: silence(c.intro) > 0 && silence(c.intro) < langs.length,
    products: c.products.length === 0,
    brochure: c.brochure === null,
    pictures: c.pictures.length === 0,
    // A draft of before words of pictures has none.
    pictureWords: c.pictures.some((p) => silence(c.pictureWords?.[p] ?? {}) === langs.length),
    staff: c.staff.length === 0,
    duties: c.staff.some((s) => silence(s.duty) > 0),
    hours: c.staff.length > 0 && !c.staff.some((s) => s.hours.length > 0),
  };
  return standLackKinds.filter((k) => is[k]);
};

/** Days of a fair as its zone counts them, `2026-11-24`; at most a month of them. */
export const daysOfFair = (fair: { startsAt: string; endsAt: string; zone: string }): string[] => {
  const last = dayIn(Date.parse(fair.endsAt) - 1, fair.zone);
  const days: string[] = [];
  for (let at = Date.parse(fair.startsAt); days.length < 31; at += 86_400_000) {
    const day = dayIn(at, fair.zone);
    if (day > last) break;
    if (!days.includes(day)) days.push(day);
  }
  if (!days.includes(last) && days.length < 31) days.push(last);
  return days;
};

import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, slug, text } from '../core/schemas.ts';
import { mostDrawing } from '../files/calls.ts';
import { slots } from '../verification/needs.ts';

const kilobytes = z.int().check(z.gte(100), z.lte(mostDrawing));

/** Points from which a level begins. */
const from = z.int().check(z.gte(1), z.lte(10_000_000));

/** An exhibition with its first and last day, both included. */
export const exhibition = z.object({ name: text, from: day, to: day });

/**
 * Who answers for personal data, as the privacy policy names them: the company, where to write, who processes data for it and
 * where, and the authority to complain to. Empty where nobody has set it.
 */
export const controller = z.object({
  company: text,
  registration: z.string().check(z.trim(), z.maxLength(60)),
  address: text,
  contact: z.string().check(z.trim(), z.maxLength(120)),
  authority: text,
  processors: z
    .array(z.object({ name: z.string().check(z.trim(), z.maxLength(120)), purpose: text, country: text }))
    .check(z.maxLength(20)),
});
export type Controller = z.infer<typeof controller>;

/** Regions that somebody of the platform looks after; the first is for companies of all others. */
const salesAreas = [
  'everywhere',
  'north-china',
  'northeast-china',
  'east-china',
  'central-china',
  'south-china',
  'southwest-china',
  'northwest-china',
  'hk-mo-tw',
  'japan-korea',
  'southeast-asia',
  'south-asia',
  'central-asia',
  'middle-east',
  'western-europe',
  'southern-europe',
  'northern-europe',
  'eastern-europe',
  'north-america',
  'latin-america',
  'africa',
  'oceania',
] as const;
const ofPlatform = z.string().check(z.trim(), z.maxLength(120));
/** Somebody of the platform whom suppliers of a region may ask. */
export const salesContact = z.object({
  area: z.enum(salesAreas),
  name: ofPlatform,
  title: text,
  phone: ofPlatform,
  mail: ofPlatform,
  hours: text,
});
export type SalesContact = z.infer<typeof salesContact>;

/**
 * What the operator may set, each key with the shape of its value; the defaults are in server/rooms/settings/defaults.ts.
 * - `verification.documents`: what each kind of application hands in (verification 4).
 * - `verification.twoPersons`: whether a second operator must approve what the first one approved.
 * - `files.annexes`: kilobytes that an annex of an inquiry must stay under, by what it is (files 7).
 * - `legal.controller`: who answers for personal data; production warns at its start while it is not set.
 * - `sales.contacts`: whom suppliers of a region may ask at the platform (sites 13).
 * - `points.levels`: lifetime points at which each level of members begins (points 18).
 * - `home.materials`, `home.processes`: rows (groups or categories of materials) and columns of the home page's weave.
 */
export const settingSchemas = {
  exhibitions: z.array(exhibition).check(z.maxLength(12)),
  'verification.documents': slots,
  'verification.twoPersons': z.boolean(),
  'files.annexes': z.object({ document: kilobytes, picture: kilobytes, cad: kilobytes }),
  'legal.controller': controller,
  'sales.contacts': z.array(salesContact).check(z.maxLength(40)),
  'points.levels': z.object({ ordinary: from, senior: from, silver: from, golden: from, diamond: from }),
  'home.materials': z.array(slug).check(z.minLength(1), z.maxLength(8)),
  'home.processes': z.array(slug).check(z.minLength(1), z.maxLength(10)),
};
export type SettingKey = keyof typeof settingSchemas;
/** Every key of the settings. */
export const settingKeys = Object.keys(settingSchemas) as SettingKey[];
/** Settings that bear on who is verified and who answers for it: administrators alone see and set them at the desk (operator 11). */
export const administratorSettings: readonly SettingKey[] = [
  'verification.documents',
  'verification.twoPersons',
  'legal.controller',
];
export type SettingValue<K extends SettingKey> = z.infer<(typeof settingSchemas)[K]>;

/** Calls of the settings that pages read; the desk writes them by `operator`. */
export const settings = {
  controller: endpoint({
    method: 'GET',
    path: '/api/busi/settings/controller',
    access: open,
    shows: ['settings'],
    data: controller,
  }),
};

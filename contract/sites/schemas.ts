import * as z from 'zod/mini';
import { richText } from '../core/rich-text.ts';
import { id, slug } from '../core/schemas.ts';
import { isZone } from '../core/zones/countries.ts';
import { contactAudiences, contactLanguages, siteBlocks, siteLimits, siteTemplates } from './site.ts';

const short = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
/** A text in up to three languages; what is empty is left out of what is read. */
export const words = (most: number) => z.object({ cn: short(most), en: short(most), es: short(most) });
const rich = z.optional(richText(siteLimits.body));

/** Text and picture of a block; the picture is a file of the company's own. */
export const block = z.object({
  title: words(siteLimits.title),
  body: z.object({ cn: rich, en: rich, es: rich }),
  picture: z.nullable(id),
});
const machine = z.object({
  name: words(80),
  size: z.string().check(z.trim(), z.maxLength(60)),
  count: z.int().check(z.gte(1), z.lte(9999)),
  process: z.optional(slug),
});
export const production = z.object({
  ...block.shape,
  machines: z._default(z.array(machine).check(z.maxLength(siteLimits.machines)), []),
});
export const header = z.object({ claim: words(siteLimits.claim), banner: z.nullable(id) });

const once = (list: readonly string[]) => new Set(list).size === list.length;
const blocks = z.array(z.enum(siteBlocks)).check(
  z.maxLength(siteBlocks.length),
  z.refine((v) => once(v), { params: { rule: 'choice' } }),
);
/** The template, the order of all six blocks, and which of them are not shown. */
export const arrangement = {
  template: z.enum(siteTemplates),
  order: blocks.check(z.minLength(siteBlocks.length)),
  hidden: blocks,
};
/** A whole site. */
export const siteContent = z.object({
  ...arrangement,
  header,
  overview: block,
  production,
  quality: block,
  team: block,
  process: block,
  trade: block,
});

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** When a contact is there: days of the week from 1 (Monday), and the time of the zone named. */
export const contactHours = z
  .object({
    zone: z.string().check(
      z.maxLength(60),
      z.refine((v) => isZone(v), { params: { rule: 'choice' } }),
    ),
    days: z.array(z.int().check(z.gte(1), z.lte(7))).check(
      z.minLength(1),
      z.refine((v) => new Set(v).size === v.length, { params: { rule: 'choice' } }),
    ),
    from: time,
    to: time,
  })
  .check(z.refine((h) => h.from < h.to, { params: { rule: 'choice' }, path: ['to'] }));

const emptyOr = (pattern: RegExp, most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(pattern));
/** A contact as a company writes it; phone and mail may be empty. */
export const contactInput = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  duty: words(60),
  phone: emptyOr(/^$|^\+?[\d][\d ()-]{4,28}$/, 30),
  mail: emptyOr(/^$|^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 120),
  languages: z.array(z.enum(contactLanguages)).check(
    z.minLength(1),
    z.refine((v) => once(v), { params: { rule: 'choice' } }),
  ),
  hours: z.nullable(contactHours),
  shownTo: z.enum(contactAudiences),
};
export const contact = z.object({ id, ...contactInput });
/** What everybody sees of a contact for everybody: no name, phone or mail (security 4). */
export const desk = z.object({
  id,
  duty: contactInput.duty,
  languages: contactInput.languages,
  hours: contactInput.hours,
});

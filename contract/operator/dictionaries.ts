import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { line, text } from '../core/schemas.ts';
import { dictTypes } from '../dictionary/calls.ts';

/** What a change of a dictionary is refused with. */
export const dictionaryErrors = refusals('dictionary', {
  /** Another operator was faster; the answer to a fresh read shows what holds. */
  changedMeanwhile: 409,
  /** The dictionary takes no item there: too deep, a country, or a list that is fixed. */
  noPlace: 422,
  /** The two order tendencies are always offered (catalogue 12). */
  fixed: 422,
});

const slug = z.string().check(z.regex(/^[\w.-]{1,64}$/));
const type = z.enum(dictTypes);
/** All three languages are there: a dictionary has no gaps. */
export const label = z.object({ cn: line(1, 80), en: line(1, 80), es: line(1, 80) });
const version = z.int().check(z.gte(0));
const place = z.object({ value: slug, label: text });

/** An item of a dictionary as the desk shows it; `version` is sent back with a change. */
export const deskItem = z.object({
  value: slug,
  label: text,
  /** The shipped text; null for an item that an operator added. */
  shipped: z.nullable(text),
  /** Hidden itself; not `offered` when anything above it is. */
  hidden: z.boolean(),
  offered: z.boolean(),
  /** Anything differs from what was shipped, its place among its siblings too. */
  changed: z.boolean(),
  version,
  /** How many hang directly below. */
  below: z.int(),
  /** What it hangs on, the top first. */
  path: z.array(place),
});
export type DeskItem = z.infer<typeof deskItem>;
const itemParams = z.object({ dictType: type, value: slug });
const marks = z.enum(['changed', 'hidden', 'added']);

/** The operator's work on the dictionaries. */
export const operatorDictionaries = {
  types: endpoint({
    method: 'GET',
    path: '/api/operator/dictionaries',
    access: editors,
    data: z.array(
      z.object({
        dictType: type,
        items: z.int(),
        changed: z.int(),
        hidden: z.int(),
        added: z.int(),
        depth: z.int(),
      }),
    ),
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/operator/dictionaries/{dictType}',
    access: editors,
    params: z.object({ dictType: type }),
    query: z.object({
      /** The item whose children are asked for; the top without it. */
      below: z.optional(slug),
      q: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
      only: z.optional(marks),
    }),
    data: z.object({
      path: z.array(place),
      /** Whether an item may be added here. */
      open: z.boolean(),
      items: z.array(deskItem),
      /** More were found than the 200 that are shown. */
      more: z.int(),
    }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/operator/dictionaries/{dictType}/{value}',
    access: editors,
    touches: ['dictionaries'],
    params: itemParams,
    body: z
      .object({
        version,
        label: z.optional(label),
        hidden: z.optional(z.boolean()),
        move: z.optional(z.enum(['up', 'down'])),
      })
      .check(z.refine((b) => Boolean(b.label || b.move) || b.hidden !== undefined)),
    data: deskItem,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/operator/dictionaries/{dictType}/{value}/reset',
    access: editors,
    touches: ['dictionaries'],
    params: itemParams,
    body: z.object({ version }),
    data: deskItem,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/operator/dictionaries/{dictType}',
    access: editors,
    touches: ['dictionaries'],
    params: z.object({ dictType: type }),
    body: z.object({ below: z.nullable(slug), label }),
    data: deskItem,
  }),
};

import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type FieldError, refuse } from '../context.ts';
import { cleanGiven } from './rich-text.ts';

type Part = 'params' | 'query' | 'body';

/** Repeated keys become arrays, single ones stay strings. */
const searchOf = (params: URLSearchParams): Record<string, string | string[]> => {
  const out: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const key of new Set(params.keys())) {
    const all = params.getAll(key).map((v) => v.replaceAll('\0', ''));
    out[key] = all.length > 1 ? all : (all[0] ?? '');
  }
  return out;
};

/** Bytes of a JSON or form body; files have their own limit. The longest inquiry is a tenth of it. */
const bodyLimit = 256 * 1024;

/**
 * The body as text. A declared length is believed, since the HTTP server holds the body to it; without one the bytes are
 * counted as they come in.
 * @throws Refused common.tooLarge
 */
const bodyText = async (c: Context): Promise<string> => {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > bodyLimit) throw refuse(common.tooLarge);
  if (declared) {
    const text = await c.req.text();
    if (Buffer.byteLength(text) > bodyLimit) throw refuse(common.tooLarge);
    return text;
  }
  const { body } = c.req.raw;
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let count = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    count += chunk.byteLength;
    if (count > bodyLimit) throw refuse(common.tooLarge);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

const escapes =
  /\\(?:\\|u0000|u[dD][89abAB][\da-fA-F]{2}(?:\\u[dD][c-fC-F][\da-fA-F]{2})?|u[dD][c-fC-F][\da-fA-F]{2})/g;

/** JSON may name characters that no text of the database holds: NUL goes, half of a surrogate pair becomes U+FFFD. */
const storable = (json: string): string =>
  json.replace(escapes, (e) => (e === '\\\\' || e.length === 12 ? e : e === '\\u0000' ? '' : '\\ufffd'));

const jsonBody = async (c: Context): Promise<unknown> => {
  const raw = await bodyText(c);
  if (!raw) return {};
  try {
    return JSON.parse(storable(raw)) as unknown;
  } catch {
    throw refuse(common.invalid);
  }
};

const bodyOf = async (e: AnyEndpoint, c: Context): Promise<unknown> => {
  const type = c.req.header('content-type') ?? '';
  if (e.encoding === 'multipart') return {};
  if (e.encoding !== 'form') return jsonBody(c);
  const form = type.includes('json') ? await jsonBody(c) : searchOf(new URLSearchParams(await bodyText(c)));
  return { ...searchOf(new URL(c.req.url).searchParams), ...(form as object) };
};

/** zod's findings as our field errors: `rules:required`, `rules:tooLong` ... with their parameters. */
const fieldError = (i: z.core.$ZodIssue): FieldError => {
  if (i.code === 'custom' && i.params?.['rule']) return { code: String(i.params['rule']), params: i.params };
  // Nothing given is never a wrong format.
  if (i.input === undefined || i.input === null || i.input === '') return { code: 'required' };
  if (i.code === 'invalid_type') return { code: 'wrongType' };
  if (i.code === 'too_small')
    return Number(i.minimum) === 1 && i.origin !== 'number'
      ? { code: 'required' }
      : { code: i.origin === 'number' ? 'atLeast' : 'tooShort', params: { n: Number(i.minimum) } };
  if (i.code === 'too_big')
    return { code: i.origin === 'number' ? 'atMost' : 'tooLong', params: { n: Number(i.maximum) } };
  return { code: 'format' };
};

/** Findings by field, the first of each; what has no path of its own is under `whole`. */
export const fieldErrors = (
  issues: readonly z.core.$ZodIssue[],
  whole: string,
  before: readonly string[] = [],
): Record<string, FieldError> => {
  const fields: Record<string, FieldError> = {};
  for (const i of issues) fields[[...before, ...i.path].join('.') || whole] ??= fieldError(i);
  return fields;
};

/** Parses the three parts of a request. @throws Refused with messages by field */
export const parseInput = async (e: AnyEndpoint, c: Context): Promise<Record<Part, unknown>> => {
  const raw: Record<Part, unknown> = {
    params: e.params ? c.req.param() : undefined,
    query: e.query ? searchOf(new URL(c.req.url).searchParams) : undefined,
    body: e.body ? await bodyOf(e, c) : undefined,
  };
  const out: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  const fields: Record<string, FieldError> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = e[part];
    if (!schema) continue;
    const r = z.safeParse(schema, raw[part], { reportInput: true });
    if (r.success) out[part] = cleanGiven(schema, r.data, fields);
    else if (part === 'params') throw refuse(common.notFound);
    else for (const [k, v] of Object.entries(fieldErrors(r.error.issues, part))) fields[k] ??= v;
  }
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
  return out;
};

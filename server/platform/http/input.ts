import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type InputPart, inputParts, readInput } from '#contract/core/input-faults.ts';
import type { Context } from 'hono';
import { type FieldError, refuse } from '../context.ts';
import { cleanGiven } from './rich-text.ts';

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

/** Parses the three parts of a request. @throws Refused with messages by field */
export const parseInput = async (e: AnyEndpoint, c: Context): Promise<Record<InputPart, unknown>> => {
  const { input, faults } = readInput(e, {
    params: e.params ? c.req.param() : undefined,
    query: e.query ? searchOf(new URL(c.req.url).searchParams) : undefined,
    body: e.body ? await bodyOf(e, c) : undefined,
  });
  // An address that can't be is one that isn't there.
  if (faults.params) throw refuse(common.notFound);
  const fields: Record<string, FieldError> = { ...faults.body, ...faults.query };
  for (const part of inputParts) {
    const schema = e[part];
    if (schema && !faults[part]) input[part] = cleanGiven(schema, input[part], fields);
  }
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
  return input;
};

import type { FileAnswer } from '#contract/core/endpoint.ts';
import { common, envelope, type Refusal } from '#contract/core/errors.ts';
import type { Described } from './calls.ts';
import { refusalsOf } from './refusals.ts';
import { exampleOf } from './examples.ts';
import { placeOf } from './places.ts';
import type { Json } from './references.ts';
import type { Schemas } from './schemas.ts';
import { limitOf, textOf } from './words.ts';

/** Media types of a file as an answer. */
const fileTypes: Record<FileAnswer, readonly string[]> = {
  any: [
    'application/pdf',
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'image/jpeg',
    'image/png',
  ],
  picture: ['image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
  sheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  zip: ['application/zip'],
};
const binary = { schema: { type: 'string', format: 'binary' } };

/** Refusals that many calls share as they are, by the name of their response. */
const shared = new Map<string, { name: string; description: string }>([
  [
    common.login.code,
    { name: 'NoSession', description: 'No token, or one that has ended. `code` is 2: log in again.' },
  ],
  [common.invalid.code, { name: 'InvalidInput', description: 'The input has faults, told by field in `data.fields`.' }],
  [common.notFound.code, { name: 'NotFound', description: 'It does not exist, or the caller may not know of it.' }],
  [common.tooLarge.code, { name: 'TooLarge', description: 'The body is larger than 256 KB.' }],
  [
    common.crossSite.code,
    { name: 'CrossSite', description: 'A cookie vouched for a write that came from another site.' },
  ],
  [
    common.failed.code,
    {
      name: 'Failed',
      description: 'Something failed on our side. It is logged under the `x-request-id` of the answer.',
    },
  ],
]);

/** The body of a refusal as an example, in English. */
const refusalExample = (r: Refusal): Json => ({
  code: r.code === common.login.code ? envelope.sessionGone : envelope.refused,
  msg: textOf('en', r.code),
  data: { error: r.code, ...(r === common.invalid && { fields: { name: textOf('en', 'rules.required') } }) },
});

const example = (r: Refusal, oauth: boolean): Json => ({
  ...refusalExample(r),
  ...(oauth && { error: 'invalid_request', error_description: textOf('en', r.code) }),
});
const examplesOf = (all: Refusal[], oauth: boolean): Json =>
  Object.fromEntries(all.map((r) => [r.code, { summary: textOf('en', r.code), value: example(r, oauth) }]));
const faults = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Faults of the input: path of the field, and what a person is told.',
};
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

const refused = (status: number, all: Refusal[], d: Described): Json => {
  const one = all.length === 1 && !d.docs.client ? shared.get(all[0]?.code ?? '') : undefined;
  if (one) return { $ref: `#/components/responses/${one.name}` };
  const oauth = d.docs.client !== undefined;
  const limit = status === 429 ? limitOf('en', d.e) : null;
  return {
    description: [...all.map((r) => `- \`${r.code}\`: ${textOf('en', r.code)}`), ...(limit ? [limit] : [])].join('\n'),
    ...(status === 429 && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: `#/components/schemas/${oauth ? 'TokenRefusal' : 'Refusal'}` },
            {
              type: 'object',
              properties: {
                data: {
                  type: 'object',
                  required: ['error'],
                  properties: {
                    error: { type: 'string', enum: [...new Set(all.map((r) => r.code))] },
                    ...(all.includes(common.invalid) && { fields: faults }),
                  },
                },
              },
            },
          ],
        },
        examples: examplesOf(all, oauth),
      },
    },
  };
};

/** The answer that a call gives as JSON, as it stands on the wire. */
export const answerExample = ({ e, docs, room, name }: Described): unknown => {
  const data = exampleOf(e.data, 'out', placeOf(name, room, docs.fields, 'data.'));
  return e.raw ? data : { code: envelope.ok, msg: '', data };
};

const answered = (d: Described, schemas: Schemas): Json => {
  const { e, docs, room, name } = d;
  if (e.file)
    return {
      description: 'The file.',
      headers: { 'Content-Disposition': { $ref: '#/components/headers/ContentDisposition' } },
      content: Object.fromEntries(fileTypes[e.file].map((type) => [type, binary])),
    };
  const data = schemas.schemaOf(
    e.data,
    'out',
    placeOf(name, room, docs.fields, 'data.'),
    `${docs.id[0]?.toUpperCase()}${docs.id.slice(1)}Answer`,
  );
  const schema = e.raw
    ? data
    : {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: {
          code: { type: 'integer', const: envelope.ok, description: 'Always 0: it is done.' },
          msg: { type: 'string', description: 'Always empty.' },
          data,
        },
      };
  return { description: 'Done.', content: { 'application/json': { schema, example: answerExample(d) } } };
};

/** Every answer of a call: what it gives, then its refusals by status. */
export const responsesOf = (d: Described, schemas: Schemas): Json => {
  const byStatus = Map.groupBy(refusalsOf(d.e, d.docs), (r) => r.status);
  return {
    200: answered(d, schemas),
    ...(d.e.file === 'any' && {
      206: {
        description: 'The range of the file that was asked for.',
        content: { 'application/octet-stream': binary },
      },
    }),
    ...Object.fromEntries(
      [...byStatus].toSorted(([a], [b]) => a - b).map(([status, all]) => [status, refused(status, all, d)]),
    ),
    ...(!byStatus.has(429) && { 429: { $ref: '#/components/responses/TooMany' } }),
    500: { $ref: '#/components/responses/Failed' },
  };
};

/** What the responses of all calls refer to. */
export const sharedAnswers = {
  headers: {
    RetryAfter: {
      description: 'Seconds to wait before the call is sent again.',
      schema: { type: 'integer' },
      example: 60,
    },
    ContentDisposition: {
      description: 'Name of the file, and whether it is shown in place.',
      schema: { type: 'string' },
      example: 'attachment; filename="drawing.pdf"',
    },
  },
  schemas: {
    Refusal: {
      type: 'object',
      description:
        'A refusal. `data.error` is its code, which programs read; `msg` is for people, in the language of the request.',
      required: ['code', 'msg', 'data'],
      properties: {
        code: {
          type: 'integer',
          enum: [envelope.refused, envelope.sessionGone],
          description: '1 refused, 2 the session is gone.',
        },
        msg: { type: 'string', description: 'What a person is told.' },
        data: {
          type: 'object',
          required: ['error'],
          properties: {
            error: { type: 'string', description: 'Code of the refusal, such as `inquiry.full`.' },
            fields: faults,
          },
        },
      },
    },
    TokenRefusal: {
      description: 'A refusal of the token endpoint, with OAuth’s fields beside ours (RFC 6749, 5.2).',
      allOf: [
        { $ref: '#/components/schemas/Refusal' },
        {
          type: 'object',
          required: ['error'],
          properties: {
            error: { type: 'string', description: 'OAuth’s code.', examples: ['invalid_grant'] },
            error_description: { type: 'string', description: 'What a developer is told, in English.' },
          },
        },
      ],
    },
  },
  responses: {
    TooMany: {
      description:
        'More requests of one address at a time than are let wait. Every call may answer it, without a body.',
      headers: retryAfter,
    },
    ...Object.fromEntries(
      [...shared].map(([code, { name, description }]) => {
        const refusal = Object.values(common).find((r) => r.code === code) as Refusal;
        return [
          name,
          {
            description,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Refusal' },
                example: refusalExample(refusal),
              },
            },
          },
        ];
      }),
    ),
  },
};

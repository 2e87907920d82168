import { accessName } from '#contract/core/access.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;
const schemaOf = (s: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(s, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  void $schema;
  return rest;
};

const parametersOf = (s: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!s) return [];
  const o = schemaOf(s, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(o.properties ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || (o.required ?? []).includes(name),
    schema,
  }));
};

const contentType = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const operation = (room: string, name: string, e: AnyEndpoint): Json => ({
  operationId: `${room}.${name}`,
  summary: e.summary,
  tags: [room],
  'x-access': accessName(e.access),
  security: e.access.kind === 'open' ? [] : [{ bearer: [] }, { cookie: [] }],
  parameters: [...parametersOf(e.params, 'path'), ...parametersOf(e.query, 'query')],
  ...(e.body && {
    requestBody: { content: { [contentType[e.encoding ?? 'json']]: { schema: schemaOf(e.body, 'input') } } },
  }),
  responses: {
    200: {
      description: 'Success',
      content: {
        'application/json': {
          schema: e.raw
            ? schemaOf(e.data, 'output')
            : {
                type: 'object',
                required: ['code', 'data'],
                properties: { code: { const: 0 }, msg: { type: 'string' }, data: schemaOf(e.data, 'output') },
              },
        },
      },
    },
    '4XX': { $ref: '#/components/responses/Refused' },
  },
});

/** The whole contract as OpenAPI 3.1. */
export const openApi = (contract: Record<string, Record<string, AnyEndpoint>>, baseUrl: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [room, calls] of Object.entries(contract))
    for (const [name, e] of Object.entries(calls))
      for (const [i, path] of [e.path, ...(e.aliases ?? [])].entries())
        (paths[path] ??= {})[e.method.toLowerCase()] = operation(room, i ? `${name}.${i}` : name, e);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Weft',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Marketplace and exhibition platform of the composites industry. Envelope {code, msg, data}: 0 success, 1 refused, 2 session gone.',
    },
    servers: [{ url: baseUrl }],
    tags: Object.keys(contract).map((name) => ({ name, description: `Calls of the room ${name}` })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'xtoken' },
      },
      responses: {
        Refused: {
          description: 'Refused, with a message in the caller’s language',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['code', 'msg'],
                properties: { code: { type: 'integer', enum: [1, 2] }, msg: { type: 'string' }, data: {} },
              },
            },
          },
        },
      },
    },
  };
};

import { accessName } from '#contract/core/access.ts';
import { sharedParameters } from '#contract/core/docs.ts';
import { langs } from '#contract/core/langs.ts';
import { sections } from '#contract/docs.ts';
import { identity } from '#contract/identity/calls.ts';
import { responsesOf, sharedAnswers } from './answers.ts';
import { type Described, describedCalls } from './calls.ts';
import { introduction } from './introduction.ts';
import { exampleOf } from './examples.ts';
import { placeOf } from './places.ts';
import type { Json } from './references.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { mayLack } from './zod.ts';
import { limitOf, whoMay } from './words.ts';

const mediaType = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'application/json'],
  multipart: ['multipart/form-data'],
} as const;
const capital = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;
const shapeOf = (schema: unknown): Record<string, never> =>
  (schema as { _zod: { def: { shape: Record<string, never> } } })._zod.def.shape;

const parameter = (schemas: Schemas, s: never, where: 'path' | 'query', d: Described, key: string): Json => {
  const place = { ...placeOf(d.name, d.room, d.docs.fields), path: key };
  const { description, examples: _examples, ...schema } = schemas.field(s, 'in', place);
  return {
    name: key,
    in: where,
    required: where === 'path' || !mayLack(s, 'in'),
    ...(description !== undefined && { description }),
    schema,
    example: exampleOf(s, 'in', place, true),
  };
};

/** Parameters of path and query; those that many calls share are made once. */
const parametersOf = (d: Described, schemas: Schemas, common: Map<string, Json>): Json[] =>
  (['params', 'query'] as const).flatMap((part) =>
    Object.entries(d.e[part] ? shapeOf(d.e[part]) : {}).map(([key, s]) => {
      const made = parameter(schemas, s, part === 'params' ? 'path' : 'query', d, key);
      const name = Object.entries(sharedParameters).find(([, p]) => p === s)?.[0];
      if (!name || d.docs.fields?.[key] !== undefined) return made;
      common.set(name, made);
      return { $ref: `#/components/parameters/${name}` };
    }),
  );

/** An example of the body, whole; what a call sends as a file has none. */
export const bodyExample = (d: Described): unknown =>
  d.docs.body ?? (d.e.body ? exampleOf(d.e.body, 'in', placeOf(d.name, d.room, d.docs.fields)) : undefined);

const bodyOf = (d: Described, schemas: Schemas): Json => {
  const { e, docs, room, name } = d;
  if (!e.body) return {};
  const schema = schemas.schemaOf(e.body, 'in', placeOf(name, room, docs.fields), `${capital(docs.id)}Input`);
  const example = e.encoding === 'multipart' ? {} : { example: bodyExample(d) };
  return {
    requestBody: {
      required: e.encoding !== 'multipart' || !e.query,
      content: Object.fromEntries(mediaType[e.encoding ?? 'json'].map((type) => [type, { schema, ...example }])),
    },
  };
};

const securityOf = ({ e, docs }: Described): Json[] => {
  if (docs.client) return [...(docs.client === 'allowed' ? [{}] : []), { basic: [] }];
  return [...(e.access.kind === 'open' ? [{}] : []), { bearer: [] }, { cookie: [] }];
};

const describe = ({ e, docs }: Described): string =>
  [
    docs.about,
    `**Who may call it:** ${whoMay('en', e, docs)}`,
    e.limit && `**Limit:** ${limitOf('en', e)}`,
    e.poll && 'It does not lengthen the session.',
    e.aliases && `The same call answers at ${e.aliases.map((a) => `\`${a}\``).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');

const operation = (d: Described, schemas: Schemas, common: Map<string, Json>, alias: number): Json => ({
  operationId: alias ? `${d.docs.id}Alias${alias > 1 ? alias : ''}` : d.docs.id,
  summary: d.docs.summary,
  description: alias
    ? `The same as \`${d.docs.id}\` at \`${d.e.path}\`, under an address of the public protocol.`
    : describe(d),
  ...(alias > 0 && { deprecated: true }),
  tags: [sections[d.section].title],
  'x-access': accessName(d.e.access),
  ...(d.e.limit && { 'x-rate-limit': d.e.limit }),
  security: securityOf(d),
  parameters: parametersOf(d, schemas, common),
  ...bodyOf(d, schemas),
  responses: responsesOf(d, schemas),
});

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `access_token` of the token endpoint.' },
  basic: { type: 'http', scheme: 'basic', description: 'Id and secret of the client, for the token endpoint alone.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'xtoken',
    description: 'The session of a browser on our own pages. Writes that it vouches for must come from there.',
  },
};

const language = {
  name: 'x-lang',
  in: 'header',
  description:
    'Language of messages and of texts that are in one language; else the cookie `language`, else `Accept-Language`, else Chinese.',
  schema: { type: 'string', enum: langs },
  example: 'en',
};

/** The whole contract as OpenAPI 3.1, and what of it lacks a description. */
export const describeContract = (baseUrl: string): { document: Json; missing: string[] } => {
  const schemas = createSchemas();
  const common = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const d of describedCalls)
    // The path with a slash at its end is the same one, which the document's rules take for a mistake.
    for (const [i, path] of [d.e.path, ...(d.e.aliases ?? []).filter((a) => !a.endsWith('/'))].entries())
      (paths[path] ??= { parameters: [{ $ref: '#/components/parameters/Language' }] })[d.e.method.toLowerCase()] =
        operation(d, schemas, common, i);
  const made = schemas.resolve({
    openapi: '3.1.0',
    info: {
      title: 'Weft',
      version: '1.0.0',
      summary: 'Marketplace of the composites industry: inquiries, quotations, orders.',
      description: introduction(baseUrl, identity.token.path),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: Object.values(sections).map((s) => ({ name: s.title, description: s.about })),
    paths,
    components: {
      securitySchemes,
      headers: sharedAnswers.headers,
      parameters: { Language: language, ...Object.fromEntries(common) },
      responses: sharedAnswers.responses,
    },
  });
  const { components, ...rest } = made.document;
  return {
    document: { ...rest, components: { ...components, schemas: { ...made.schemas, ...sharedAnswers.schemas } } },
    missing: [...schemas.missing],
  };
};

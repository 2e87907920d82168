import type { AnswerOf } from '#contract/core/endpoint.ts';
import { sections } from '#contract/docs.ts';
import type { CallView, reference } from '#contract/reference/calls.ts';
import { type SectionKey, sectionKeys } from '#contract/reference/sections.ts';
import type { Ctx } from '#server/platform/context.ts';
import { answerExample } from './answers.ts';
import { type Described, describedCalls } from './calls.ts';
import { curlOf } from './curl.ts';
import { openApi } from './document.ts';
import { createReader } from './fields.ts';
import { refusalsOf } from './refusals.ts';
import type { Json } from './references.ts';
import { limitOf, textOf, whoMay } from './words.ts';

type Operation = {
  parameters: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: { 200: { content: Record<string, { schema: Json }> } };
};

/** Every section with its calls, in their order. */
export const readSections = async (): Promise<AnswerOf<typeof reference.sections>> =>
  sectionKeys.map((key) => ({
    key,
    calls: describedCalls
      .filter((d) => d.section === key)
      .map(({ e, docs }) => ({ id: docs.id, method: e.method, path: e.path, summary: docs.summary })),
  }));

const callView = (ctx: Ctx, d: Described): CallView => {
  const { e, docs } = d;
  const { baseUrl } = ctx.platform.config;
  const document = openApi(baseUrl);
  const { typeOf, fieldsOf } = createReader(document);
  const o = (document['paths'] as Record<string, Record<string, Operation>>)[e.path]?.[
    e.method.toLowerCase()
  ] as Operation;
  const parameters = (document['components'] as { parameters: Record<string, Json> }).parameters;
  const schemaIn = (content: Record<string, { schema: Json }>) => Object.values(content)[0]?.schema ?? {};
  const sent = o.requestBody && schemaIn(o.requestBody.content);
  const answered = schemaIn(o.responses[200].content);
  const data = e.raw || e.file ? answered : ((answered['properties'] as { data: Json }).data ?? {});
  return {
    id: docs.id,
    method: e.method,
    path: e.path,
    aliases: [...(e.aliases ?? [])],
    summary: docs.summary,
    about: docs.about,
    who: whoMay(ctx.lang, e, docs),
    limit: limitOf(ctx.lang, e),
    parameters: o.parameters
      .map((p) => (typeof p['$ref'] === 'string' ? (parameters[p['$ref'].split('/').at(-1) ?? ''] as Json) : p))
      .map((p) => ({
        in: p['in'] as 'path' | 'query',
        name: String(p['name']),
        type: typeOf(p['schema'] as Json),
        required: p['required'] === true,
        about: String(p['description']),
      })),
    body: sent ? { type: Object.keys(o.requestBody?.content ?? {}).join(', '), fields: fieldsOf(sent, 3) } : null,
    answer: {
      type: e.file ? Object.keys(o.responses[200].content).join(', ') : typeOf(data),
      fields: e.file ? [] : fieldsOf(data, 2),
    },
    request: curlOf(d, baseUrl),
    response: e.file ? null : JSON.stringify(answerExample(d), null, 2),
    refusals: refusalsOf(e, docs).map((r) => ({ ...r, text: textOf(ctx.lang, r.code) })),
  };
};

const made = new Map<string, AnswerOf<typeof reference.section>>();
/**
 * One section with all that is said of its calls; who may call them and what is refused is in the reader's language. Made once a
 * language, since it takes up to 50 ms and anybody may ask.
 */
export const readSection = async (ctx: Ctx, key: SectionKey): Promise<AnswerOf<typeof reference.section>> => {
  const place = `${ctx.lang} ${key} ${ctx.platform.config.baseUrl}`;
  const known = made.get(place) ?? {
    about: sections[key].about,
    calls: describedCalls.filter((d) => d.section === key).map((d) => callView(ctx, d)),
  };
  made.set(place, known);
  return known;
};

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { docs } from '#contract/docs.ts';
import { contract } from '#contract/index.ts';
import { bodyExample, describeContract } from '#server/rooms/reference/openapi.ts';
import { describedCalls } from '#server/rooms/reference/calls.ts';
import { exampleOf } from '#server/rooms/reference/examples.ts';
import { placeOf } from '#server/rooms/reference/places.ts';
import { lintedDescription } from './linted.ts';

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { $ref?: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, unknown>;
};
const { document, missing } = describeContract('https://weft.example');
const operations = Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap((methods) =>
  Object.entries(methods).flatMap(([method, o]) => (method === 'parameters' ? [] : [o])),
);

describe('the docs of the contract', () => {
  it('has an entry for every call', () => {
    const lacking = Object.entries(contract).flatMap(([group, calls]) =>
      Object.keys(calls)
        .filter((name) => !docs[group as keyof typeof docs]?.calls[name])
        .map((name) => `${group}.${name}`),
    );
    expect(lacking, 'add { id, summary, about } for each of these to docs.ts of its folder in contract/').toEqual([]);
  });

  it('describes every field that is sent or answered', () => {
    expect(
      missing,
      'add each of these to `fields` of its call, of its schema or of its room, in docs.ts of its folder in contract/',
    ).toEqual([]);
  });

  it('names each call once, by a function’s name, and says what it does in sentences', () => {
    const ids = operations.map((o) => o.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { docs: d, name } of describedCalls) {
      expect(d.id, name).toMatch(/^[a-z][A-Za-z]+$/);
      expect(d.summary, name).toMatch(/^[A-Z][^.]{3,79}$/);
      expect(d.about, name).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('gives examples that the schemas take', () => {
    const faults: string[] = [];
    const hold = (what: string, schema: z.ZodMiniType, value: unknown) => {
      const parsed = z.safeParse(schema, value);
      if (!parsed.success)
        faults.push(`${what}: ${JSON.stringify(parsed.error.issues.map((i) => [i.path.join('.'), i.message]))}`);
    };
    for (const d of describedCalls) {
      const { e, docs: own, room, name } = d;
      const place = placeOf(name, room, own.fields);
      if (e.params) hold(`${name} params`, e.params, exampleOf(e.params, 'in', place));
      if (e.query) hold(`${name} query`, e.query, exampleOf(e.query, 'in', place));
      if (e.body && e.encoding !== 'multipart') hold(`${name} body`, e.body, bodyExample(d));
      if (!e.file) hold(`${name} data`, e.data, exampleOf(e.data, 'out', placeOf(name, room, own.fields, 'data.')));
    }
    expect(faults).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  it('has a description and an example for every parameter, an example for every body, and refusals for every call', () => {
    const { parameters, responses } = document['components'] as Record<string, Record<string, never>>;
    for (const o of operations) {
      for (const p of o.parameters) {
        const given = p.$ref ? (parameters?.[p.$ref.split('/').at(-1) ?? ''] as unknown as typeof p) : p;
        expect([given?.description, given?.example !== undefined], `${o.operationId} ${JSON.stringify(p)}`).toEqual([
          expect.any(String),
          true,
        ]);
      }
      for (const [type, { example }] of Object.entries(o.requestBody?.content ?? {}))
        if (type !== 'multipart/form-data') expect(example, o.operationId).toBeDefined();
      expect(Object.keys(o.responses), o.operationId).toEqual(expect.arrayContaining(['200', '429', '500']));
    }
    expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['NoSession', 'TooMany', 'InvalidInput']));
  });

  it('is valid without errors and without warnings', async () => {
    // Our own schemas take the examples, above; that those printed in the document do too is asked with the clients.
    expect(await lintedDescription(document, { examples: false })).toEqual([]);
  });
});

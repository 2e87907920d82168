import { coreDocs } from '#contract/core/docs.ts';
import * as z from 'zod/mini';
import { aboutOf, below, docsOfField, namedOf, partsIn, type Place, placeOf } from './places.ts';
import { type Json, mapRefs, splitNames } from './references.ts';
import { bare, choices, core, type Def, defOf, mayLack, type Schema, type Side } from './zod.ts';

const orNull = (json: Json): Json => {
  if (typeof json['type'] !== 'string') return { anyOf: [json, { type: 'null' }] };
  return {
    ...json,
    type: [json['type'], 'null'],
    ...(Array.isArray(json['enum']) && { enum: [...json['enum'], null] }),
  };
};

/** The named schemas that were met, and what lacks a description. */
type Gathered = { components: Map<string, { name: string; side: Side; json: Json }>; missing: Set<string> };

const refTo = (g: Gathered, name: string, side: Side, make: () => Json): Json => {
  const key = `${name}|${side}`;
  if (!g.components.has(key)) {
    g.components.set(key, { name, side, json: {} });
    g.components.set(key, { name, side, json: make() });
  }
  return { $ref: key };
};

const field = (g: Gathered, s: Schema, side: Side, place: Place): Json => {
  const json = schemaOf(g, s, side, place);
  const d = docsOfField(place);
  const about = aboutOf(d) ?? namedOf(core(s, side))?.about;
  if (about === undefined) g.missing.add(`${place.owner}: ${place.path} has no description`);
  const example = typeof d === 'object' ? [d[1]] : [];
  // The keyword `default` makes generators ask for the field.
  const usual = side === 'in' && defOf(s).type === 'default' ? JSON.stringify(defOf(s).defaultValue) : undefined;
  const told = usual === undefined ? aboutOf(d) : `${about} Left out, it is \`${usual}\`.`;
  return {
    ...json,
    ...(told !== undefined && { description: told }),
    ...(example.length && { examples: example }),
  };
};

const fieldsOf = (g: Gathered, shape: Record<string, Schema>, side: Side, place: Place): Json => {
  const required = Object.keys(shape).filter((k) => !mayLack(shape[k] as Schema, side));
  return {
    type: 'object',
    ...(required.length && { required }),
    properties: Object.fromEntries(Object.entries(shape).map(([k, f]) => [k, field(g, f, side, below(place, k))])),
  };
};

const object = (g: Gathered, shape: Record<string, Schema>, side: Side, place: Place): Json => {
  const parts = partsIn(shape);
  if (!parts.length) return fieldsOf(g, shape, side, place);
  const shared = new Set(parts.flatMap(([, p]) => Object.keys(p.fields)));
  const own = Object.fromEntries(Object.entries(shape).filter(([k]) => !shared.has(k)));
  return {
    allOf: [
      ...parts.map(([name, p]) =>
        refTo(g, name, side, () => ({ ...fieldsOf(g, p.fields, side, placeOf(name, coreDocs)), description: p.about })),
      ),
      fieldsOf(g, own, side, place),
    ],
  };
};

const record = (g: Gathered, d: Def, side: Side, place: Place): Json => {
  const keys = choices(d.keyType);
  const value = schemaOf(g, d.valueType, side, place);
  if (!keys) return { type: 'object', additionalProperties: value };
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((k) => [k, value])),
    ...(!d.partial && { required: keys }),
  };
};

const union = (g: Gathered, options: Schema[], side: Side, place: Place): Json => {
  if (options.every((o) => defOf(o).type === 'literal')) {
    const values = options.flatMap((o) => defOf(o).values);
    return { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values };
  }
  const made = options.map((o) => schemaOf(g, o, side, place));
  const different = [...new Map(made.map((m) => [JSON.stringify(m), m])).values()];
  return different.length === 1 ? (different[0] as Json) : { anyOf: different };
};

const plain = (g: Gathered, s: Schema, side: Side, place: Place): Json => {
  const d = defOf(s);
  if (d.type === 'object') return object(g, d.shape, side, place);
  if (d.type === 'array') {
    const { items, $schema, ...rest } = z.toJSONSchema(s, {
      io: side === 'in' ? 'input' : 'output',
      unrepresentable: 'any',
    }) as Json;
    void [items, $schema];
    return { ...rest, items: schemaOf(g, d.element, side, place) };
  }
  if (d.type === 'nullable')
    return defOf(d.innerType).type === 'undefined' ? { type: 'null' } : orNull(schemaOf(g, d.innerType, side, place));
  if (d.type === 'union') return union(g, d.options, side, place);
  if (d.type === 'record') return record(g, d, side, place);
  if (d.type === 'file') return { type: 'string', format: 'binary' };
  const { $schema, ...json } = z.toJSONSchema(s, {
    io: side === 'in' ? 'input' : 'output',
    unrepresentable: 'any',
  }) as Json;
  void $schema;
  return json;
};

const schemaOf = (g: Gathered, s: Schema, side: Side, place: Place): Json => {
  const b = bare(s, side);
  const n = namedOf(b);
  if (!n) return plain(g, b, side, place);
  return refTo(g, n.name, side, () => ({
    ...plain(g, n.as ?? n.is, side, placeOf(n.name, n.room, n.fields)),
    description: n.about,
    ...(n.example !== undefined && { examples: [n.example] }),
  }));
};

/** Makes JSON schemas and examples of the contract's schemas; gathers the named ones, and what lacks a description. */
export const createSchemas = () => {
  const g: Gathered = { components: new Map(), missing: new Set() };
  return {
    missing: g.missing,
    fieldDocs: (place: Place) => docsOfField(place),
    /** What stands there, as a reference where it has a name; `name` gives one to an object that has none. */
    schemaOf: (s: Schema, side: Side, place: Place, name?: string): Json => {
      const b = bare(s, side);
      if (!name || namedOf(b) || defOf(b).type !== 'object') return schemaOf(g, s, side, place);
      return refTo(g, name, side, () => plain(g, b, side, place));
    },
    field: (s: Schema, side: Side, place: Place): Json => field(g, s, side, place),
    /** The named schemas, and the document with its references to them; a name whose sides differ becomes two. */
    resolve: <T>(document: T): { document: T; schemas: Record<string, Json> } => {
      const split = splitNames([...g.components.values()]);
      const nameOf = (key: string) => {
        const [name = '', side] = key.split('|');
        return split.has(name) && side === 'in' ? `${name}Input` : name;
      };
      const resolved = <V>(v: V): V =>
        mapRefs(v, (ref) => (ref.includes('|') ? `#/components/schemas/${nameOf(ref)}` : ref));
      const schemas = [...g.components].map(([key, c]) => [nameOf(key), resolved(c.json)] as const);
      return {
        document: resolved(document),
        schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))),
      };
    },
  };
};
export type Schemas = ReturnType<typeof createSchemas>;

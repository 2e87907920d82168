import {
  coreDocs,
  type FieldDocs,
  type Fields,
  type RoomDocs,
  sharedParts,
  type SchemaDocs,
} from '#contract/core/docs.ts';
import { docs } from '#contract/docs.ts';
import type { Schema } from './zod.ts';

/**
 * Where a schema stands: whose docs describe its fields, and the path to it. `owner` is named by what lacks a description;
 * `within` goes before the paths of a call's answer.
 */
export type Place = { owner: string; room: RoomDocs; fields: Fields; path: string; within: string };

type Named = SchemaDocs & { name: string; room: RoomDocs };
const named = new Map<Schema, Named>(
  [coreDocs, ...Object.values(docs).map((g) => g.docs)].flatMap((room) =>
    Object.entries(room.schemas ?? {}).map(([name, d]) => [d.is, { ...d, name, room }] as const),
  ),
);
/** The name of a schema, or of what it was made of by checks that its description need not tell. */
export const namedOf = (s: Schema | undefined): Named | undefined =>
  s ? (named.get(s) ?? namedOf(s._zod.parent)) : undefined;

/** The top of a call or of a named schema. */
export const placeOf = (owner: string, room: RoomDocs, fields: Fields = {}, within = ''): Place => ({
  owner,
  room,
  fields,
  path: '',
  within,
});
/** The field of this name. */
export const below = (place: Place, key: string): Place => ({
  ...place,
  path: place.path ? `${place.path}.${key}` : key,
});
const lastKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The docs of the field at this place: of the call or the schema, then of its room, then of all. */
export const docsOfField = ({ path, fields, room, within }: Place): FieldDocs | undefined => {
  const key = lastKey(path);
  return (
    fields[within + path] ??
    fields[path] ??
    room.fields?.[path] ??
    fields[key] ??
    room.fields?.[key] ??
    coreDocs.fields?.[key]
  );
};
/** The words of a field. */
export const aboutOf = (d: FieldDocs | undefined): string | undefined => (typeof d === 'string' ? d : d?.[0]);

/** The shared parts that an object has. */
export const partsIn = (shape: Record<string, Schema>): [string, (typeof sharedParts)[string]][] =>
  Object.entries(sharedParts).filter(([, p]) => Object.entries(p.fields).every(([k, f]) => shape[k] === f));

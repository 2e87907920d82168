import type { FieldView } from '#contract/reference/calls.ts';
import type { Json } from './references.ts';

/** What a page says of a schema by its name alone. */
const plainlyNamed = new Set(['TranslatedText', 'Named', 'Label', 'PageInfo', 'CursorInfo']);
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** Reads schemas of a document: their types in the notation of TypeScript, and their fields by path. */
export const createReader = (document: Json) => {
  const { schemas } = document['components'] as { schemas: Record<string, Json> };
  const behind = (s: Json): Json => (typeof s['$ref'] === 'string' ? (schemas[nameOf(s['$ref'])] ?? {}) : s);

  const typeOf = (s: Json): string => {
    if (typeof s['$ref'] === 'string') {
      const named = behind(s);
      return named['properties'] || named['allOf'] ? nameOf(s['$ref']) : typeOf(named);
    }
    const any = s['anyOf'] as Json[] | undefined;
    if (any) return any.map(typeOf).join(' | ');
    if (Array.isArray(s['enum'])) return s['enum'].map((v) => JSON.stringify(v)).join(' | ');
    if (s['const'] !== undefined) return JSON.stringify(s['const']);
    const types = [s['type'] ?? []].flat() as string[];
    return (
      types
        .map((t) => {
          if (t === 'array') {
            const of = typeOf((s['items'] ?? {}) as Json);
            return of.includes(' | ') ? `(${of})[]` : `${of}[]`;
          }
          return t === 'string' && s['format'] === 'binary' ? 'file' : t;
        })
        .join(' | ') || (s['allOf'] ? 'object' : 'any')
    );
  };

  /** Objects below a schema, through lists and null; `[]` goes behind the name of a list. */
  const inside = (s: Json): { json: Json; mark: string } | null => {
    if (typeof s['$ref'] === 'string' && plainlyNamed.has(nameOf(s['$ref']))) return null;
    const real = behind(s);
    const items = real['items'] as Json | undefined;
    if (items) {
      const deeper = inside(items);
      return deeper && { json: deeper.json, mark: `[]${deeper.mark}` };
    }
    const any = (real['anyOf'] as Json[] | undefined)?.find((o) => o['type'] !== 'null');
    if (any) return inside(any);
    return real['properties'] || real['allOf'] ? { json: real, mark: '' } : null;
  };

  const fieldsOf = (s: Json, depth: number, before = ''): FieldView[] => {
    const found = inside(s);
    if (!found) return [];
    const parts = (found.json['allOf'] as Json[] | undefined) ?? [found.json];
    return parts.map(behind).flatMap((part) => {
      const required = new Set((part['required'] as string[] | undefined) ?? []);
      return Object.entries((part['properties'] as Record<string, Json> | undefined) ?? {}).flatMap(([key, f]) => {
        const name = `${before}${found.mark}${before || found.mark ? '.' : ''}${key}`;
        const about = String(f['description'] ?? behind(f)['description'] ?? '');
        const row = { name, type: typeOf(f), required: required.has(key), about };
        return [row, ...(depth > 1 ? fieldsOf(f, depth - 1, name) : [])];
      });
    });
  };
  return { typeOf, fieldsOf };
};

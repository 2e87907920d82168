import { coreDocs } from '#contract/core/docs.ts';
import { below, docsOfField, namedOf, partsIn, type Place, placeOf } from './places.ts';
import { choices, core, defOf, type Schema, type Side } from './zod.ts';

/** A value that the schema takes, composed of the examples of its fields. */
export const exampleOf = (s: Schema, side: Side, place: Place, ofField = false): unknown => {
  const own = ofField ? docsOfField(place) : undefined;
  if (typeof own === 'object') return own[1];
  const b = core(s, side);
  const n = namedOf(b);
  if (n) {
    if (n.example !== undefined) return n.example;
    return exampleOfPlain(n.as ?? n.is, side, placeOf(n.name, n.room, n.fields));
  }
  if (defOf(s).type === 'default') return defOf(s).defaultValue;
  return exampleOfPlain(b, side, place);
};

const exampleOfPlain = (s: Schema, side: Side, place: Place): unknown => {
  const d = defOf(s);
  switch (d.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(d.shape).map(([k, f]) => {
          const shared = partsIn(d.shape).find(([, p]) => k in p.fields);
          return [k, exampleOf(f, side, shared ? { ...placeOf(shared[0], coreDocs), path: k } : below(place, k), true)];
        }),
      );
    case 'array':
      return [exampleOf(d.element, side, place)];
    case 'nullable':
      return defOf(d.innerType).type === 'undefined' ? null : exampleOf(d.innerType, side, place);
    case 'undefined':
      return null;
    case 'union':
      return exampleOf(d.options[0] as Schema, side, place);
    case 'record': {
      const keys = choices(d.keyType) ?? ['key'];
      return Object.fromEntries(
        (d.partial ? keys.slice(0, 1) : keys).map((k) => [k, exampleOf(d.valueType, side, place)]),
      );
    }
    case 'enum':
      return Object.values(d.entries)[0];
    case 'literal':
      return d.values[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'string':
      return 'text';
    default:
      return null;
  }
};

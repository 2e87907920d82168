/** How a key stands in a cursor: microseconds since 1970, a UUID, a decimal number, the rank of a text search. */
export type KeyKind = 'instant' | 'id' | 'number' | 'rank';
type Place = { name: string; back: boolean; part: number; values: string[] };

const rank = (v: string) => /^\d{1,9}(\.\d{1,12})?(e-\d{1,2})?$/.test(v) && (Number(v) === 0 || Number(v) > 1e-37);
const holds: Record<KeyKind, (v: string) => boolean> = {
  instant: (v) => /^\d{1,16}$/.test(v),
  id: (v) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(v),
  number: (v) => /^-?\d{1,20}(\.\d{1,20})?$/.test(v),
  rank,
};

/** A place in a list as text for the wire. It holds what its row showed the reader, nothing else. */
export const cursorText = ({ name, back, part, values }: Place): string =>
  Buffer.from(JSON.stringify([name, back ? 1 : 0, part, ...values])).toString('base64url');

/**
 * The place that a cursor names, in a list of this order whose parts have these keys.
 * @returns undefined for a cursor of another order, or for text that is none
 */
export const readCursor = (text: string, name: string, parts: KeyKind[][]): Omit<Place, 'name'> | undefined => {
  let told: unknown;
  try {
    told = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(told)) return undefined;
  const [of, back, part, ...values] = told as unknown[];
  const kinds = typeof part === 'number' ? parts[part] : undefined;
  if (of !== name || (back !== 0 && back !== 1) || !kinds || values.length !== kinds.length) return undefined;
  if (!kinds.every((kind, i) => typeof values[i] === 'string' && holds[kind](values[i]))) return undefined;
  return { back: back === 1, part: part as number, values: values as string[] };
};

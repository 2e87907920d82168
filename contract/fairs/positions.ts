/** Positions as they travel: 16 bits an axis in centimetres, a byte for where one looks, a byte of signs; little end first. */

/** Where somebody is: metres, and where they look in radians, 0 to the north and clockwise. */
export type HallPosition = { x: number; y: number; heading: number; walking: boolean };
export type Numbered = HallPosition & { n: number };

/** Kinds of frames from the server: who has moved, or everybody within sight, so that who is left out has gone. */
export const frameKinds = { moved: 1, all: 2 } as const;
/** Bytes of a position, without and with the number of whose it is. */
const own = 6;
const each = 8;

const full = 2 * Math.PI;
const centimetres = (m: number): number => Math.max(0, Math.min(65_535, Math.round(m * 100)));
const byteOf = (heading: number): number => Math.round((((heading % full) + full) % full) * (256 / full)) & 255;

const write = (view: DataView, at: number, p: HallPosition): void => {
  view.setUint16(at, centimetres(p.x), true);
  view.setUint16(at + 2, centimetres(p.y), true);
  view.setUint8(at + 4, byteOf(p.heading));
  view.setUint8(at + 5, p.walking ? 1 : 0);
};
const read = (view: DataView, at: number): HallPosition => ({
  x: view.getUint16(at, true) / 100,
  y: view.getUint16(at + 2, true) / 100,
  heading: view.getUint8(at + 4) * (full / 256),
  walking: (view.getUint8(at + 5) & 1) === 1,
});

/** One's own position, as a client sends it. */
export const packOwn = (p: HallPosition): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(own);
  write(new DataView(bytes.buffer), 0, p);
  return bytes;
};
/** @returns null for what is none */
export const unpackOwn = (bytes: Uint8Array): HallPosition | null =>
  bytes.byteLength === own ? read(new DataView(bytes.buffer, bytes.byteOffset, own), 0) : null;

/** One of several positions, as frames of the server hold it. */
export const packNumbered = (p: Numbered): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(each);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, p.n, true);
  write(view, 2, p);
  return bytes;
};
/** Positions of several, packed by `packNumbered`, as the server sends them: each is packed once, for all who see it. */
export const joinPacked = (kind: keyof typeof frameKinds, packed: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(1 + packed.length * each);
  bytes[0] = frameKinds[kind];
  let at = 1;
  for (const p of packed) {
    bytes.set(p, at);
    at += each;
  }
  return bytes;
};
/** @returns null for what is none */
export const unpackAll = (bytes: Uint8Array): { all: boolean; people: Numbered[] } | null => {
  const kind = bytes[0];
  if ((kind !== frameKinds.moved && kind !== frameKinds.all) || (bytes.byteLength - 1) % each) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const people = Array.from({ length: (bytes.byteLength - 1) / each }, (_, i) => ({
    n: view.getUint16(1 + i * each, true),
    ...read(view, 3 + i * each),
  }));
  return { all: kind === frameKinds.all, people };
};

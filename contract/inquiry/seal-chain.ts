/**
 * What sealed quotations are committed with, the same for the server that writes it and the browser that checks it: WebCrypto is in
 * both. `docs/decisions/0052-sealed-quotations.md` says what it proves.
 */

/** One line of an inquiry's chain, in hex; `at` is an ISO moment in UTC. */
export type ChainEntry = { seq: number; commitment: string; previous: string; at: string; hash: string };

/** Text that is the same for what is the same, whatever order its keys came in; what is undefined is left out. */
export const canonicalJson = (v: unknown): string => {
  if (Array.isArray(v)) return `[${v.map((x) => canonicalJson(x ?? null)).join(',')}]`;
  if (v === null || typeof v !== 'object') return JSON.stringify(v ?? null);
  const keys = Object.entries(v)
    .filter(([, x]) => x !== undefined)
    // By code unit, as every language's own sorting does.
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${keys.map(([k, x]) => `${JSON.stringify(k)}:${canonicalJson(x)}`).join(',')}}`;
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** SHA-256 of an annex, in hex. */
export const hashOf = (bytes: ArrayBuffer): Promise<string> => sha256(new Uint8Array(bytes));

/** SHA-256 of the 32 bytes of the nonce followed by the content in UTF-8. */
export const commitmentOf = (nonce: string, content: string): Promise<string> => {
  const [a, b] = [fromHex(nonce), utf8(content)];
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return sha256(both);
};

/** What the first entry of an inquiry follows. */
export const chainStart = (inquiryId: string): Promise<string> => sha256(utf8(`weft sealed quotations\n${inquiryId}`));

/** The hash of an entry, which the next one names. */
export const entryHash = (e: Omit<ChainEntry, 'hash'>): Promise<string> =>
  sha256(utf8(`${e.seq}\n${e.commitment}\n${e.previous}\n${e.at}`));

/** The first entry, by its number, that does not follow from the one before; null where the chain holds. */
export const brokenAt = async (inquiryId: string, entries: readonly ChainEntry[]): Promise<number | null> => {
  let previous = await chainStart(inquiryId);
  for (const [i, e] of entries.entries()) {
    if (e.seq !== i + 1 || e.previous !== previous || e.hash !== (await entryHash(e))) return i + 1;
    previous = e.hash;
  }
  return null;
};

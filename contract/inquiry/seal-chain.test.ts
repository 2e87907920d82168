import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { brokenAt, canonicalJson, type ChainEntry, chainStart, commitmentOf, entryHash } from './seal-chain.ts';

const inquiryId = '019ab000-0000-7000-8000-000000000001';
const chain = async (n: number): Promise<ChainEntry[]> => {
  const entries: ChainEntry[] = [];
  for (let seq = 1; seq <= n; seq += 1) {
    const e = {
      seq,
      commitment: randomBytes(32).toString('hex'),
      previous: entries.at(-1)?.hash ?? (await chainStart(inquiryId)),
      at: new Date(1_780_000_000_000 + seq).toISOString(),
    };
    entries.push({ ...e, hash: await entryHash(e) });
  }
  return entries;
};

it('writes the same text whatever order keys came in', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: '62.50', z: undefined })).toBe(
    '{"a":"62.50","b":[1,{"c":"é","d":null}]}',
  );
});

it('commits to the nonce followed by the content', async () => {
  const nonce = randomBytes(32);
  const content = '{"price":"62.50"}';
  expect(await commitmentOf(nonce.toString('hex'), content)).toBe(
    createHash('sha256').update(nonce).update(content).digest('hex'),
  );
});

it('cannot be found by trying every price without the nonce', async () => {
  const text = (price: number) => canonicalJson({ price: price.toFixed(2) });
  const commitment = await commitmentOf(randomBytes(32).toString('hex'), text(62.5));
  const guesses = Array.from({ length: 10_001 }, (_, i) => text(i / 100));
  expect(guesses).toContain(text(62.5));
  for (const nonce of ['', '0'.repeat(64)])
    expect(await Promise.all(guesses.map((g) => commitmentOf(nonce, g)))).not.toContain(commitment);
});

it('fails at the entry of which one character has changed, in any of its parts', async () => {
  const entries = await chain(4);
  expect(await brokenAt(inquiryId, entries)).toBeNull();
  expect(await brokenAt(inquiryId, [])).toBeNull();
  const other = (text: string) => (text.endsWith('1') ? `${text.slice(0, -1)}2` : `${text.slice(0, -1)}1`);
  for (const part of ['commitment', 'previous', 'hash'] as const) {
    const changed = entries.map((e, i) => (i === 1 ? { ...e, [part]: other(e[part]) } : e));
    expect(await brokenAt(inquiryId, changed), part).toBe(2);
  }
  const later = entries.map((e, i) => (i === 2 ? { ...e, at: new Date(1_780_000_000_000).toISOString() } : e));
  expect(await brokenAt(inquiryId, later)).toBe(3);
});

it('fails where an entry was left out, put in another order, or taken from another inquiry', async () => {
  const [a, b, c] = (await chain(3)) as [ChainEntry, ChainEntry, ChainEntry];
  expect(await brokenAt(inquiryId, [a, c])).toBe(2);
  expect(await brokenAt(inquiryId, [b, a, c])).toBe(1);
  expect(await brokenAt('019ab000-0000-7000-8000-000000000002', [a, b, c])).toBe(1);
});

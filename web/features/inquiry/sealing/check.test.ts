import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson, chainStart, commitmentOf, entryHash, hashOf } from '#contract/inquiry/seal-chain.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { SealEntry } from '#contract/inquiry/sealing.ts';
import { checkAnnexes, checkSealing, sealedAnnexes } from './check.ts';

const inquiryId = '019ab000-0000-7000-8000-000000000001';
const content = {
  number: 'BJ20261123-0001',
  revision: 1,
  currency: 'CNY',
  tradeTerm: 'DAP',
  place: 'Yancheng',
  paymentType: 'net30',
  leadDays: 21,
  moq: '5.00',
  validUntil: '2026-12-31',
  note: null,
  lines: [{ lineId: inquiryId, prices: ['62.5'], answers: [] }],
  totals: ['62500.00'],
};
const shown = {
  ...content,
  lines: content.lines.map((l) => ({ ...l, moq: '5' })),
  annexes: [],
  costs: null,
} as unknown as QuotationView;

const entry = async (text: string): Promise<SealEntry> => {
  const nonce = randomBytes(32).toString('hex');
  const e = {
    seq: 1,
    commitment: await commitmentOf(nonce, text),
    previous: await chainStart(inquiryId),
    at: '2026-11-23T09:00:00.000Z',
  };
  const open = { company: null, mine: true, revision: 1, superseded: false, nonce, content: text };
  return { ...e, ...open, hash: await entryHash(e) };
};

it('proves what was opened, and says at which entry something is not as it was', async () => {
  const e = await entry(canonicalJson(content));
  expect(await checkSealing(inquiryId, [e], [shown])).toEqual({ found: 'fine', entries: 1, proved: 1 });
  const closed = { ...e, nonce: null, content: null };
  expect(await checkSealing(inquiryId, [closed], [shown])).toEqual({ found: 'fine', entries: 1, proved: 0 });
  const cheaper = { ...e, content: e.content?.replace('62.5', '62.6') ?? null };
  expect(await checkSealing(inquiryId, [cheaper], [shown])).toEqual({ found: 'differs', at: 1 });
  const other = { ...shown, totals: ['62600.00'] };
  expect(await checkSealing(inquiryId, [e], [other])).toEqual({ found: 'shown', at: 1 });
  expect(await checkSealing(inquiryId, [{ ...e, at: '2026-11-23T09:00:00.001Z' }], [])).toEqual({
    found: 'broken',
    at: 1,
  });
});

it('proves annexes by what was sealed of them', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7').buffer;
  const annex = { id: inquiryId, name: 'laminate.pdf', size: 8 };
  const e = await entry(canonicalJson({ ...content, files: [{ ...annex, sha256: await hashOf(bytes) }] }));
  expect(await checkSealing(inquiryId, [e], [{ ...shown, annexes: [{ ...annex, url: '' }] }])).toMatchObject({
    found: 'fine',
  });
  for (const other of [[], [{ ...annex, name: 'other.pdf', url: '' }]])
    expect(await checkSealing(inquiryId, [e], [{ ...shown, annexes: other }])).toEqual({ found: 'shown', at: 1 });
  const named = sealedAnnexes([e]);
  expect(named).toMatchObject([{ name: 'laminate.pdf', at: 1 }]);
  expect(await checkAnnexes(named, async () => bytes)).toBeNull();
  expect(await checkAnnexes(named, async () => bytes.slice(1))).toMatchObject({ name: 'laminate.pdf', at: 1 });
});

import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';

const given = (name: string): string => process.env[name] ?? assert.fail(`${name} is not set`);

/** What the platform's operator tells an integrator, and the accounts that the calls are made with. */
export const told = {
  baseUrl: given('BASE_URL'),
  client: `Basic ${Buffer.from(given('CLIENT')).toString('base64')}`,
  buyer: given('BUYER'),
  supplier: given('SUPPLIER'),
  password: given('PASSWORD'),
};

/** A password as a client with credentials of its own sends it. */
export const encoded = (password: string): string => {
  const key = given('PASSWORD_KEY');
  const c = createCipheriv('aes-128-cfb', key, key);
  return Buffer.concat([c.update(password, 'utf8'), c.final()]).toString('base64');
};

/** The newest six digits that somebody was sent; other mails name longer numbers. */
export const digitsFor = (messages: readonly { to: string; body: string }[], to: string): string | undefined =>
  messages.flatMap((m) => (m.to === to ? (/(?<!\d)\d{6}(?!\d)/.exec(m.body) ?? []) : []))[0];

/** Asks again while there is no answer yet: messages are written after their call was answered. */
export const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (let n = 0; n < 100; n += 1) {
    const got = await ask();
    if (got !== undefined) return got;
    await new Promise((r) => setTimeout(r, 50));
  }
  return assert.fail('nothing came');
};

const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
export const pdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** An inquiry with one annex. */
export const anInquiry = (annex: string) => ({
  title: 'Carbon fibre T700 12K for drone arms',
  lines: [
    {
      product: 'carbon-fibre-small-tow',
      specification: 'T700 12K, on 2 kg spools',
      unit: 'kg' as const,
      tiers: ['500', '1000'],
      requirements: [{ field: 'fibre-tensile-strength', op: 'min' as const, value: '4900', unit: 'MPa', must: true }],
    },
  ],
  processes: [],
  certificates: ['iso-9001'],
  currency: 'EUR' as const,
  paymentType: 'net30' as const,
  tradeTerm: 'FCA' as const,
  deliveryPlace: 'Changzhou',
  deliveryDate: inDays(60).slice(0, 10),
  deadline: inDays(10),
  annexes: [annex],
  maxQuotations: 5,
  confidential: false,
  visibility: 'public' as const,
  invited: [],
});

/** A quotation for its line. */
export const aQuotation = (inquiryId: string, lineId: string) => ({
  inquiryId,
  clientKey: crypto.randomUUID(),
  currency: 'EUR' as const,
  tradeTerm: 'FCA' as const,
  place: 'Shanghai',
  paymentType: 'net30' as const,
  leadDays: 21,
  validUntil: inDays(30).slice(0, 10),
  annexes: [],
  lines: [{ lineId, prices: ['28.5', '27.25'], answers: [{ verdict: 'meets' as const, value: '5000' }] }],
});

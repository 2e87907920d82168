import { expect, it } from 'vitest';
import { supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, useBrowser } from '../harness/page.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const forms = [
  '/buyerInquirydata/releaseEnquiries',
  '/userBusinessdata/productEdit',
  '/buyerInquirydata/addOneStop',
  '/buyerInquirydata/addBigBuyers',
];

it.each([
  ['ES', 'es', 'EUR'],
  ['MX', 'es', 'USD'],
  ['CN', 'en', 'CNY'],
] as const)('forms of a company in %s begin in its currency', async (countryCode, lang, currency) => {
  const firm = await supplier(platform, { countryCode });
  const page = await open({ token: firm.token, lang });
  for (const path of forms) {
    await expectFit(page, `/${lang}${path}`);
    const chosen = () =>
      page.locator('input, select').evaluateAll((list) => list.map((f) => (f as HTMLInputElement).value));
    await expect.poll(chosen, { message: path }).toContainEqual(expect.stringMatching(new RegExp(`^${currency}`)));
    for (const other of ['CNY', 'EUR', 'USD'].filter((c) => c !== currency))
      expect(await chosen(), path).not.toContainEqual(expect.stringMatching(new RegExp(`^${other}`)));
  }
  expectQuiet(page);
});

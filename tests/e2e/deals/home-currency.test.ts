import { expect, it } from 'vitest';
import { supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const forms = [
  '/buyerInquirydata/releaseEnquiries',
  '/userBusinessdata/productEdit',
  '/buyerInquirydata/addOneStop',
  '/buyerInquirydata/addBigBuyers',
];

it('forms of a company in Spain begin in euros', async () => {
  const firm = await supplier(platform, { countryCode: 'ES' });
  const page = await open({ token: firm.token, lang: 'es' });
  for (const path of forms) {
    await go(page, `/es${path}`);
    const chosen = () =>
      page.locator('input, select').evaluateAll((list) => list.map((f) => (f as HTMLInputElement).value));
    await expect.poll(chosen, { message: path }).toContainEqual(expect.stringMatching(/^EUR/));
    expect(await chosen(), path).not.toContainEqual(expect.stringMatching(/^(CNY|USD)/));
  }
  expectQuiet(page);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from './harness/database.ts';
import { expectFit } from './harness/fit.ts';
import { expectQuiet, go, useBrowser } from './harness/page.ts';
import { wordsOf } from './harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const w = wordsOf('cn');
let owner: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  owner = await buyer(platform);
  colleague = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
});

const linkTo = async (target: string) =>
  /\/joinCompany\?token=[\w-]+/.exec(
    (await recentMessages(platform.db, 50)).find((m) => m.to === target)?.body ?? '',
  )?.[0] ?? '';

describe('a seat in a company', () => {
  it('is offered by mail, taken, changed and taken away', async () => {
    const mine = await open({ token: owner.token });
    await expectFit(mine, '/accountdata/seats');
    await mine.getByRole('button', { name: w('seats:invite') }).click();
    const target = `seat.${Date.now()}@example.com`;
    await mine.getByLabel(w('seats:target')).fill(target);
    await mine.getByLabel(w('seats:seat.purchasing')).check();
    await mine.keyboard.press('Enter');
    await mine.getByRole('cell', { name: target }).waitFor();
    const link = await linkTo(target);

    const visitor = await open({});
    await expectFit(visitor, link);
    const ways = visitor.getByRole('main').getByRole('link');
    expect(await ways.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      ['/personageRegister', '/loginRegister.html'].map((p) => `${p}?return=${encodeURIComponent(link)}`),
    );

    const theirs = await open({ token: colleague.token, width: 390 });
    await go(theirs, link);
    await theirs.getByRole('button', { name: w('seats:join.accept') }).click();
    await theirs.waitForURL(/userHome/);
    await go(theirs, '/buyerInquirydata/releaseEnquiries');
    expect(new URL(theirs.url()).pathname).toBe('/buyerInquirydata/releaseEnquiries');
    await go(theirs, link);
    await theirs.getByText(w('errors:seats.ended')).waitFor();

    await mine.reload();
    await mine.getByRole('button', { name: new RegExp(`^${w('seats:change')}`) }).click();
    await mine.getByLabel(w('seats:seat.reader')).check();
    await mine
      .getByRole('dialog')
      .getByRole('button', { name: w('seats:change') })
      .click();
    await mine.getByRole('dialog').waitFor({ state: 'hidden' });
    await go(theirs, '/buyerInquirydata/releaseEnquiries');
    await theirs.getByText(w('common:seatRefused')).waitFor();

    await mine.getByRole('button', { name: new RegExp(`^${w('seats:remove')}`) }).click();
    await mine
      .getByRole('dialog')
      .getByRole('button', { name: w('seats:remove') })
      .click();
    await mine.getByText(w('seats:alone')).waitFor();
    await theirs.goto('/personalCenterdata/userHome');
    expect(new URL(theirs.url()).pathname).toBe('/loginRegister.html');
    expectQuiet(mine);
    expectQuiet(visitor);
  });
});

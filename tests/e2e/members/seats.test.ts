import { beforeAll, describe, expect, it } from 'vitest';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { buyer, person, provider, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

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

  it('is given by a service provider too, whose company has no limit of awards', async () => {
    const theirs = await open({ token: (await provider(platform)).token, width: 390 });
    await expectFit(theirs, '/accountdata/seats');
    await theirs.getByRole('button', { name: w('seats:invite') }).waitFor();
    expect(await theirs.getByText(w('seats:limit.title')).count()).toBe(0);
    const buys = await open({ token: (await buyer(platform)).token });
    await expectFit(buys, '/accountdata/seats');
    await buys.getByRole('heading', { name: w('seats:limit.title') }).waitFor();
    expectQuiet(theirs);
  });

  it('is left by its holder, who reads what is lost and kept; an owner with colleagues hands over first', async () => {
    const head = await buyer(platform);
    const who = await person(platform, { userType: 3, roles: ['ROLE_BUYER'], entId: head.entId, seat: 'purchasing' });
    const theirs = await open({ token: who.token, width: 390 });
    await expectFit(theirs, '/accountdata/profile');
    await theirs.getByRole('button', { name: w('seats:leave') }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByText(w('seats:leaveLose1')).waitFor();
    await dialog.getByText(w('seats:leaveKeep1')).waitFor();
    await theirs.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await theirs.getByRole('button', { name: w('seats:leave') }).click();
    await dialog.getByRole('button', { name: w('seats:leave') }).click();
    await theirs.waitForURL(/userHome/);
    await go(theirs, '/accountdata/profile');
    expect(await theirs.getByRole('button', { name: w('seats:leave') }).count()).toBe(0);
    expectQuiet(theirs);

    const mine = await open({ token: head.token });
    await go(mine, '/accountdata/profile');
    // With nobody beside them and nothing under way an owner may go too, and reads what that means.
    await mine.getByText(w('seats:mine.alone')).waitFor();
    await mine.getByRole('button', { name: w('seats:leave') }).click();
    await mine.getByRole('dialog').getByText(w('seats:mine.alone')).waitFor();
    await mine.keyboard.press('Escape');
    await person(platform, { userType: 3, roles: ['ROLE_BUYER'], entId: head.entId, seat: 'reader' });
    await go(mine, '/accountdata/profile');
    await mine.getByText(w('seats:mine.owner')).waitFor();
    expect(await mine.getByRole('button', { name: w('seats:leave') }).count()).toBe(0);
    await mine.getByRole('link', { name: w('seats:mine.toSeats') }).click();
    await mine.waitForURL(/\/accountdata\/seats/);
    const left = w('seats:act.left', { about: '', from: '' }).split('（')[0]?.trim() ?? '';
    await mine.getByText(left).first().waitFor();
    expectQuiet(mine);
  });
});

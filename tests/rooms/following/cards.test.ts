import { createCanvas, loadImage } from '@napi-rs/canvas';
import ICAL from 'ical.js';
import qr from 'jsqr';
import { toBuffer } from 'qrcode';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cards } from '#contract/cards/calls.ts';
import { following } from '#contract/following/calls.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { notices } from '#contract/notices/calls.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { member, next, password } from '#tests/world/accounts.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, person, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

const ask = (who: TestPerson, to: TestPerson, isCard: '0' | '1' = '1') =>
  t.as(who.token)(cards.exchange, { query: { enterpriseId: to.entId!, isCard } });
const received = (who: TestPerson) => t.as(who.token)(cards.received, { query: {} });
const own = {
  name: { cn: '李伟', en: 'Li Wei', es: '' },
  position: { cn: '采购经理', en: 'Buyer, composites; tooling' },
  address: { en: 'Line one, Suzhou' },
  phone: '13812345678',
  email: 'li.wei@example.com',
  shows: ['phone' as const],
};

/** Splits a vCard as RFC 6350 says: unfolded lines, names with parameters, escaped values. */
const parse = (text: string) => {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  return lines.map((line) => {
    const m = /^([A-Z]+)((?:;[A-Z]+=[^:;]+)*):(.*)$/.exec(line);
    if (!m) throw new Error(`no property: ${line}`);
    return { name: m[1]!, params: m[2]!, value: m[3]!.replace(/\\([\\,;])/g, '$1') };
  });
};

it('a card shows others what its owner lets it, and only whoever holds it', async () => {
  const [b, s, stranger] = [await buyer(t.platform), await supplier(t.platform), await buyer(t.platform)];
  expect(await t.as(b.token)(cards.show, { query: {} })).toMatchObject({ kept: false, shows: ['email'] });
  await t.as(b.token)(cards.save, { body: own });
  expect(await t.as(b.token)(cards.show, { query: {} })).toMatchObject({
    kept: true,
    email: own.email,
    name: { cn: '李伟', en: 'Li Wei' },
  });
  expect(await refused(t.as(b.token)(cards.save, { body: { ...own, name: { cn: ' ' } } }))).toBe('400 common.invalid');
  await ask(b, s);
  const [request] = (await t.as(s.token)(cards.requests)).incoming;
  expect(request!.card).toMatchObject({ phone: own.phone, email: '', address: {} });
  await t.as(s.token)(cards.answer, { params: { id: request!.id }, body: { accept: true } });
  const [held] = (await received(s)).records;
  expect(held).toMatchObject({ person: { userId: b.userId, phone: own.phone, email: '' }, source: 'exchange' });
  const about = { query: { userId: b.userId } };
  expect(await t.as(s.token)(cards.show, about)).toMatchObject({ email: '', shows: [] });
  expect(await refused(t.as(stranger.token)(cards.show, about))).toBe('404 common.notFound');
  // What a card does not show is not found by it.
  const search = (q: string) => t.as(s.token)(cards.received, { query: { q } });
  expect((await search('li wei')).total).toBe(1);
  expect((await search('li.wei@example')).total).toBe(0);
  const noted = { params: { id: held!.id }, body: { note: '展会认识' } };
  await t.as(s.token)(cards.note, noted);
  expect(await refused(t.as(stranger.token)(cards.note, noted))).toBe('404 common.notFound');
  expect((await search('展会')).total).toBe(1);
});

it('is a vCard 4.0 in every language, with what it shows alone', async () => {
  const b = await buyer(t.platform);
  await t.as(b.token)(cards.save, { body: own });
  const res = await t.api.request(`/api/admin/businessCard/vcard/${b.userId}`, {
    headers: { authorization: `Bearer ${b.token}` },
  });
  expect(res.headers.get('content-type')).toContain('text/vcard');
  const found = parse(await res.text());
  expect(found.slice(0, 2).map((p) => `${p.name}:${p.value}`)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
  expect(found.at(-1)).toMatchObject({ name: 'END', value: 'VCARD' });
  const valuesOf = (name: string) => found.filter((p) => p.name === name).map((p) => p.value);
  expect(valuesOf('FN')).toEqual(['李伟', 'Li Wei']);
  expect(valuesOf('TITLE')).toContain('Buyer, composites; tooling');
  expect(valuesOf('TEL')).toEqual(['tel:+8613812345678']);
  expect(valuesOf('EMAIL')).toEqual([]);
  const { code } = await t.as(b.token, { 'x-lang': 'en' })(cards.show, { query: {} });
  expect(code).toContain('FN:Li Wei\r\n');
  expect(Buffer.byteLength(code)).toBeLessThan(600);
});

/** What another reader of vCards finds under a name, with the language of each. */
const readBy = (text: string, name: string): [string | undefined, string][] => {
  const [, properties] = ICAL.parse(text) as [string, [string, { language?: string }, string, string][]];
  return properties.filter(([n]) => n === name).map(([, params, , v]) => [params.language, v]);
};

it('is read alike by another library, from the file and from the picture of its QR code', async () => {
  const b = await buyer(t.platform);
  await t.as(b.token)(cards.save, { body: own });
  const res = await t.api.request(`/api/admin/businessCard/vcard/${b.userId}`, {
    headers: { authorization: `Bearer ${b.token}` },
  });
  const file = await res.text();
  expect(readBy(file, 'fn')).toEqual([
    ['zh-CN', '李伟'],
    ['en', 'Li Wei'],
  ]);
  expect(readBy(file, 'title')).toContainEqual(['en', 'Buyer, composites; tooling']);
  expect(readBy(file, 'tel')).toEqual([[undefined, 'tel:+8613812345678']]);
  for (const lang of ['cn', 'en', 'es']) {
    const { code } = await t.as(b.token, { 'x-lang': lang })(cards.show, { query: {} });
    // The picture as the page draws it, at the size at which it is shown.
    const picture = await loadImage(await toBuffer(code, { width: 504, margin: 2, errorCorrectionLevel: 'M' }));
    const canvas = createCanvas(168, 168);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0, 168, 168);
    const found = qr.default(context.getImageData(0, 0, 168, 168).data, 168, 168);
    const read = Buffer.from(found?.binaryData ?? []).toString('utf8');
    expect(read).toBe(code);
    expect(readBy(read, 'fn').map(([, v]) => v)).toEqual([lang === 'en' ? 'Li Wei' : '李伟']);
    expect(readBy(read, 'tel').map(([, v]) => v)).toEqual(['tel:+8613812345678']);
  }
});

it('asked twenty times is one request, answered by one colleague; declined it rests for a while', async () => {
  const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
  const colleague = await person(t.platform, { userType: 3, roles: ['ROLE_GYS'], entId: s.entId, seat: 'sales' });
  const reader = await person(t.platform, { userType: 3, roles: ['ROLE_GYS'], entId: s.entId, seat: 'reader' });
  await Promise.all(Array.from({ length: 20 }, () => ask(b, s)));
  await jobsDone(t);
  const { incoming } = await t.as(colleague.token)(cards.requests);
  expect(incoming).toHaveLength(1);
  expect((await t.as(reader.token)(cards.requests)).incoming).toEqual([]);
  const told = (await t.as(s.token)(notices.newest, { query: {} })).records;
  expect(told.filter((n) => n.kind === 'cardRequested')).toHaveLength(1);
  const params = { id: incoming[0]!.id };
  expect(await refused(t.as(reader.token)(cards.answer, { params, body: { accept: true } }))).toBe(
    '404 common.notFound',
  );
  const answers = await Promise.allSettled(
    [s, colleague].map((who) => t.as(who.token)(cards.answer, { params, body: { accept: false } })),
  );
  expect(answers.filter((a) => a.status === 'fulfilled')).toHaveLength(1);
  expect(await refused(ask(b, s))).toBe('409 cards.declined');
  await t.pool.query(`update card_exchanges set answered_at = now() - interval '31 days'`);
  expect(await ask(b, s)).toEqual({ state: 'pending' });
  expect(await refused(ask(s, s))).toBe('409 cards.own');
  expect(await ask(b, s, '0')).toEqual({ state: 'kept' });
  expect((await received(b)).records).toMatchObject([{ person: null, company: { id: s.entId }, source: 'kept' }]);
});

it('goes from every holder with the account of its person', async () => {
  const user = await member(t, { email: `carded${next()}@example.com`, isFinish: true });
  const b: TestPerson = {
    userId: user.id,
    entId: null,
    token: await sessionOf(t.platform, user.id),
    email: user.email ?? '',
  };
  const s = await supplier(t.platform);
  await ask(b, s);
  const [request] = (await t.as(s.token)(cards.requests)).incoming;
  await t.as(s.token)(cards.answer, { params: { id: request!.id }, body: { accept: true } });
  await t.as(b.token)(following.followPerson, { params: { id: s.userId } });
  await t.as(s.token)(following.followPerson, { params: { id: b.userId } });
  await t.as(b.token)(following.follow, { params: { id: s.entId! } });
  await t.as(b.token)(leaving.remove, { body: { password } });
  await jobsDone(t);
  expect((await received(s)).total).toBe(0);
  expect((await t.as(s.token)(following.people, { query: {} })).total).toBe(0);
  const left = await t.pool.query(
    `select 1 from held_cards where owner_id = $1 or person_id = $1
     union all select 1 from card_exchanges where from_user_id = $1
     union all select 1 from company_follows where user_id = $1
     union all select 1 from person_follows where user_id = $1 or person_id = $1`,
    [b.userId],
  );
  expect(left.rowCount).toBe(0);
});

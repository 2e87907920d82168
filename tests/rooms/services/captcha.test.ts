import { createDecipheriv } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { captcha } from '#contract/captcha/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { solveForTest, useVerification } from '#server/rooms/captcha/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { forgetLimits, solved } from '#tests/world/login.ts';

let p: TestPlatform;
beforeAll(async () => {
  p = await testPlatform({ jobs: false });
});
beforeEach(() => forgetLimits(p));
const ctx = () => systemContext(p.platform);

it('draws the slide at the protocol’s sizes', async () => {
  const got = await p.as()(captcha.get, { body: { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 } });
  expect(got).toMatchObject({ repCode: '0000', repData: { wordList: null } });
  const size = async (b64: string | null | undefined) => {
    const { width, height } = await sharp(Buffer.from(b64 ?? '', 'base64')).metadata();
    return [width, height];
  };
  expect(await size(got.repData?.originalImageBase64)).toEqual([310, 155]);
  expect(await size(got.repData?.jigsawImageBase64)).toEqual([47, 155]);
  expect(Buffer.from(got.repData?.secretKey ?? '', 'utf8')).toHaveLength(16);
});

it('answers the enveloped form, and words to click in the reader’s language', async () => {
  const res = await p.api.request('/api/code?captchaType=clickWord', { headers: { 'x-lang': 'en' } });
  const body = (await res.json()) as { code: number; data: { repData: { wordList: string[]; token: string } } };
  expect(body.code).toBe(0);
  expect(body.data.repData.wordList).toHaveLength(3);
  expect(body.data.repData.wordList.join('')).toMatch(/^[a-z]+$/);
  const answer = await solveForTest(ctx(), body.data.repData.token);
  const query = new URLSearchParams({
    captchaType: 'clickWord',
    token: body.data.repData.token,
    pointJson: answer!.pointJson,
  });
  const checked = await p.api.request(`/api/code/check?${query}`, { method: 'POST' });
  expect(await checked.json()).toMatchObject({ code: 0, data: { repCode: '0000', repData: { result: true } } });
});

it('answers the slide where the public client’s wish got lost on the way', async () => {
  const res = await p.api.request('/api/code');
  expect(res.status).toBe(200);
  const { repData } = ((await res.json()) as { data: { repData: { captchaType: string; jigsawImageBase64: string } } })
    .data;
  expect(repData.captchaType).toBe('blockPuzzle');
  expect(repData.jigsawImageBase64).toMatch(/^iVBOR/);
});

it('dies at the first check, right or wrong, and says so in three languages', async () => {
  const said: string[] = [];
  for (const lang of ['cn', 'en', 'es']) {
    const call = p.as(undefined, { 'x-lang': lang });
    const { repData } = await call(captcha.get, { body: { captchaType: 'blockPuzzle' } });
    const answer = await solveForTest(ctx(), repData!.token);
    const body = { captchaType: 'blockPuzzle' as const, token: repData!.token };
    const wrong = await call(captcha.check, { body: { ...body, pointJson: 'AAAAAAAAAAAAAAAAAAAAAA==' } });
    expect(wrong.repCode).toBe('6111');
    said.push(wrong.repMsg);
    const late = await call(captcha.check, { body: { ...body, pointJson: answer!.pointJson } });
    expect(late.repCode).toBe('6110');
  }
  expect(new Set(said).size).toBe(3);
});

it('expires after 120 s', async () => {
  const { repData } = await p.as()(captcha.get, { body: { captchaType: 'blockPuzzle' } });
  const answer = await solveForTest(ctx(), repData!.token);
  await p.pool.query(`update captcha_challenges set expires_at = expires_at - interval '121 seconds'`);
  const got = await p.as()(captcha.check, {
    body: { captchaType: 'blockPuzzle', token: repData!.token, pointJson: answer!.pointJson },
  });
  expect(got.repCode).toBe('6110');
});

it('lets one of 50 parallel uses through', async () => {
  const { code, randomStr } = await solved(p);
  const used = await Promise.all(Array.from({ length: 50 }, () => useVerification(ctx(), code, randomStr)));
  expect(used.filter(Boolean)).toHaveLength(1);
});

it('binds the verification to its type and to 180 s', async () => {
  const one = await solved(p);
  expect(await useVerification(ctx(), one.code, 'clickWord')).toBe(false);
  expect(await useVerification(ctx(), one.code, one.randomStr)).toBe(true);
  const other = await solved(p);
  await p.pool.query(`update captcha_verifications set expires_at = expires_at - interval '181 seconds'`);
  expect(await useVerification(ctx(), other.code, other.randomStr)).toBe(false);
});

it('keeps the verification as a digest only', async () => {
  const { code } = await solved(p);
  const { rows } = await p.pool.query<{ code_hash: string }>('select code_hash from captcha_verifications');
  expect(rows.some((r) => r.code_hash === code)).toBe(false);
});

it('limits gets by address', async () => {
  await p.pool.query(`insert into rate_limits (key, points, expire) values ('captcha-get:127.0.0.1', 60, $1)`, [
    Date.now() + 60_000,
  ]);
  const got = await p.as()(captcha.get, { body: { captchaType: 'blockPuzzle' } });
  expect(got).toMatchObject({ repCode: '6201', repData: null, success: false });
});

it('tells the client’s cipher apart from the answer: a key of another challenge opens nothing', async () => {
  const a = await p.as()(captcha.get, { body: { captchaType: 'blockPuzzle' } });
  const b = await p.as()(captcha.get, { body: { captchaType: 'blockPuzzle' } });
  const answer = await solveForTest(ctx(), a.repData!.token);
  const open = (key: string): string => {
    const d = createDecipheriv('aes-128-ecb', key, null);
    try {
      return Buffer.concat([d.update(answer!.pointJson, 'base64'), d.final()]).toString('latin1');
    } catch {
      return ''; // one wrong key in 256 leaves a valid padding, so this isn't sure
    }
  };
  expect(open(a.repData!.secretKey)).toMatch(/^\{"x"/);
  expect(open(b.repData!.secretKey)).not.toMatch(/^\{/);
});

import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#contract/identity/account.ts';
import { identity } from '#contract/identity/calls.ts';
import { invite } from '#contract/identity/invite.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { upload } from '../../security/records.ts';
import { refusal } from '../../harness/refused.ts';
import { codeFor, forgetLimits } from '../../world/login.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let n = 0;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

const register = async (name: string, inviter?: string) => {
  const target = `newcomer${(n += 1)}@example.com`;
  const code = await codeFor(t, target, 'register');
  const body = { target, code, password: 'twill-2x2-carbon', name, ...(inviter && { inviter }) };
  return (await t.as()(identity.register, { body })).user_info.userId;
};

describe('an invitation link', () => {
  it('is one a person; who registers by it carries the inviter, who learns a masked name and the day', async () => {
    const mine = await buyer(t.platform);
    const as = t.as(mine.token);
    const { code, url } = await as(invite.addLink);
    expect(await as(invite.addLink)).toEqual({ code, url });
    expect(new URL(url).searchParams.get('inviter')).toBe(code);
    const came = [await register('周明远', code), await register('Emma Lindqvist', code)];
    await register('别人', 'nosuchcode');
    await register('自己来的');
    const { rows } = await t.pool.query<{ id: string }>('select id from users where inviter_id = $1', [mine.userId]);
    expect(rows.map((r) => r.id).toSorted()).toEqual(came.toSorted());
    const page = await as(invite.records, { query: {} });
    expect(page).toMatchObject({ total: 2, finished: 0, recent: 2 });
    expect(page.records.map((r) => r.name)).toEqual(['E*** L***', '周**']);
    const other = await buyer(t.platform);
    expect((await t.as(other.token)(invite.records, { query: {} })).total).toBe(0);
  });
  it('is for identified people; a code of no form is no reason to refuse', async () => {
    const fresh = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'], isFinish: false });
    expect((await refusal(t.as(fresh.token)(invite.addLink))).error).toBe('common.complete');
    await register('某人', '<script>');
  });
});

describe('a picture of oneself', () => {
  const sendPicture = async (by: TestPerson): Promise<string> => {
    const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2a806b' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'me.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${by.token}` };
    const res = await t.api.request('/api/busi/busifile/upload/picture', { method: 'POST', body: form, headers });
    return ((await res.json()) as { data: { id: string } }).data.id;
  };
  const get = (url: string) => t.api.request(url);

  it('is cut square, small and without metadata, public, replaced and taken away', async () => {
    const mine = await buyer(t.platform);
    const as = t.as(mine.token);
    const { avatar: first } = await as(account.setAvatar, { body: { fileId: await sendPicture(mine) } });
    const shown = await get(first ?? '');
    const { width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([192, 192, undefined]);
    expect((await as(identity.userInfo)).sysUser.avatar).toBe(first);
    const { avatar: second } = await as(account.setAvatar, { body: { fileId: await sendPicture(mine) } });
    expect((await get(first ?? '')).status).toBe(404);
    expect((await get(second ?? '')).status).toBe(200);
    expect(await as(account.setAvatar, { body: { fileId: null } })).toEqual({ avatar: null });
    expect((await get(second ?? '')).status).toBe(404);
  });
  it('is an own upload, and a picture', async () => {
    const [mine, other] = [await buyer(t.platform), await buyer(t.platform)];
    const set = (fileId: string) => refusal(t.as(mine.token)(account.setAvatar, { body: { fileId } }));
    expect((await set(await sendPicture(other))).status).toBe(404);
    expect((await set(await upload(t, mine))).error).toBe('files.wrongType');
  });
});

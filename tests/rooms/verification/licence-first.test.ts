import { fileOf } from '#tests/world/applications.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { registration } from '#contract/identity/registration.ts';
import { type BroughtLicence, verification } from '#contract/verification/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { stopReader } from '#server/rooms/verification/licence/reader.ts';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { licencePicture, specimen } from '#tests/fixtures/licence-pictures.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { codeFor, forgetLimits, solved } from '#tests/world/login.ts';
import { companyForm } from '#tests/world/registration.ts';

let p: TestPlatform;
let n = 0;
const name = '盐城恒泽新材料有限公司';
const creditCode = withCheckDigit('91320900MA1X8K3T4');
const printed = specimen();

beforeAll(async () => {
  p = await testPlatform();
  return stopReader;
});
beforeEach(() => forgetLimits(p));

const newcomer = async () => {
  const target = `1390000${String(1000 + (n += 1))}`;
  return {
    target,
    code: await codeFor(p, target, 'register'),
    password: 'twill-2x2-carbon',
    name: '薛明',
    companyName: name,
  };
};
/** Uploads a picture as a visitor. */
const upload = async (bytes?: Buffer) => {
  const form = new FormData();
  const picture = bytes ?? (await licencePicture(printed, 'plain'));
  form.set('file', new File([picture as Uint8Array<ArrayBuffer>], '执照.jpg', { type: 'image/jpeg' }));
  for (const [k, v] of Object.entries(await solved(p))) form.set(k, v);
  const res = await p.api.request('/api/busi/busifile/uploadOpen', { method: 'POST', body: form });
  const { data } = (await res.json()) as { data: { id: string; ticket: string; url: string } };
  return data;
};
const brought = (f: { id: string; ticket: string }, over: Partial<BroughtLicence> = {}): BroughtLicence => ({
  fileId: f.id,
  ticket: f.ticket,
  fields: { name, creditCode },
  ...over,
});
const read = (f: { id: string; ticket: string }, ticket = f.ticket) =>
  p.as()(verification.discern, { query: { fileId: f.id, ticket }, body: undefined });

describe('the licence first (before there is an account)', () => {
  it('is read by its ticket alone, and becomes the draft of the verification', { timeout: 60_000 }, async () => {
    const f = await upload();
    expect((await refusal(read(f, 'x'.repeat(40)))).status).toBe(404);
    const { readingId, fields } = await read(f);
    expect([fields.name?.value, fields.creditCode?.value]).toEqual([name, creditCode]);
    const licence = brought(f, { readingId, fields: { name, creditCode, legal: '薛明澜' } });
    const got = await p.as()(registration.supplier, { body: { ...(await newcomer()), wish: 'supplier', licence } });
    const as = p.as(got.access_token);
    const [draft] = (await as(verification.mine)).applications;
    expect(draft).toMatchObject({ kind: 'supplier', state: 'draft', given: licence.fields });
    expect(draft?.read.creditCode?.value).toBe(creditCode);
    expect(draft?.documents).toMatchObject([{ type: 'businessLicence', fileId: f.id }]);
    // The company's form shows it too and may be saved with it; it is nobody's any more but theirs.
    const { info } = await as(registration.company);
    expect(info.licenseQyFile).toBe(f.url);
    await as(registration.saveCompany, { body: await companyForm(p, { licenseQyFile: f.url }) });
    expect((await refusal(read(f))).status).toBe(404);
    expect((await p.api.request(f.url)).status).toBe(401);
    // Submitted as it stands: no second upload, and what was read still counts.
    const who = (await as(identity.userInfo)).sysUser;
    const proof = await fileOf(p, { userId: who.userId, entId: null, token: '', email: '' });
    const documents = [
      { type: 'businessLicence' as const, fileId: f.id },
      { type: 'idDocument' as const, fileId: proof },
    ];
    const sent = await as(verification.submit, {
      body: { kind: 'supplier', documents, fields: { ...licence.fields, personName: '薛明澜' } },
    });
    expect(sent.state).toBe('submitted');
    const [now] = (await as(verification.mine)).applications;
    expect(now?.read.creditCode?.value).toBe(creditCode);
  });

  it('is taken along unread; a provider keeps it for its company', async () => {
    const f = await upload();
    const body = { ...(await newcomer()), licence: brought(f, { readingId: newId(), fields: {} }) };
    const got = await p.as()(registration.service, { body });
    const { applications } = await p.as(got.access_token)(verification.mine);
    expect(applications).toMatchObject([{ kind: 'enterprise', state: 'draft', read: {}, given: {} }]);
  });

  it('is taken along from an inquiry too', async () => {
    const f = await upload();
    const body = { ...(await newcomer()), licence: brought(f) };
    const got = await p.as()(registration.quick, { body });
    const { applications } = await p.as(got.access_token)(verification.mine);
    expect(applications).toMatchObject([{ kind: 'supplier', state: 'draft', given: { name, creditCode } }]);
  });

  it('a picture of something else is refused plainly and stays usable', { timeout: 60_000 }, async () => {
    const { default: sharp } = await import('sharp');
    const blank = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#0b6554' } })
      .jpeg()
      .toBuffer();
    const f = await upload(blank);
    expect((await refusal(read(f))).error).toBe('verification.unreadable');
    const body = { ...(await newcomer()), wish: 'enterprise' as const, licence: brought(f) };
    expect((await p.as()(registration.supplier, { body })).user_info.userType).toBe(3);
  });

  it('one that is gone, or somebody else’s, costs neither code nor account', async () => {
    const [f, other] = [await upload(), await upload()];
    const body = { ...(await newcomer()), wish: 'enterprise' as const };
    const wrong = brought({ id: f.id, ticket: other.ticket });
    const err = await refusal(p.as()(registration.supplier, { body: { ...body, licence: wrong } }));
    expect([err.status, Object.keys(err.fields)]).toEqual([400, ['licence']]);
    await p.pool.query(`update files set created_at = now() - interval '61 minutes' where id = $1`, [f.id]);
    const late = await refusal(p.as()(registration.supplier, { body: { ...body, licence: brought(f) } }));
    expect(Object.keys(late.fields)).toEqual(['licence']);
    await p.as()(registration.supplier, { body });
    expect((await p.pool.query('select 1 from verification_applications')).rowCount).toBe(4);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { companyFacts } from '#contract/enterprise/facts.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { sites } from '#contract/sites/calls.ts';
import { emptySite, siteLimits } from '#contract/sites/site.ts';
import { systemContext } from '#server/platform/context.ts';
import { writeSetting } from '#server/rooms/settings/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let s: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  s = await supplier(t.platform);
});
type Content = ReturnType<typeof emptySite>;
const site = (claim: string, part: Partial<Content> = {}) =>
  ({ ...emptySite(), header: { claim: { cn: claim, en: `${claim} en` }, banner: null }, ...part }) as never;
const save = (who: TestPerson, claim: string, base: number, part: Partial<Content> = {}) =>
  t.as(who.token)(sites.save, { body: { base, content: site(claim, part) } });
const publish = (who: TestPerson, base: number) => t.as(who.token)(sites.publish, { body: { base } });
const seen = (id: string) => t.as()(sites.index, { params: { id } });

describe('the draft', () => {
  it('is kept and read by the company’s managers alone', async () => {
    const me = await supplier(t.platform);
    const colleague = await person(t.platform, {
      userType: 1,
      roles: ['ROLE_GYS'],
      entId: me.entId,
      seat: 'administrator',
    });
    const sales = await person(t.platform, { userType: 1, roles: ['ROLE_GYS'], entId: me.entId, seat: 'sales' });
    const b = await buyer(t.platform);
    await save(me, '自有工厂', 0);
    const id = me.entId!;
    expect(await t.as(colleague.token)(sites.draft, { params: { id } })).toMatchObject({
      revision: 1,
      published: null,
      content: { header: { claim: { cn: '自有工厂' } } },
    });
    await expect(t.as(sales.token)(sites.draft, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(t.as(b.token)(sites.draft, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(t.as(s.token)(sites.draft, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(t.as()(sites.draft, { params: { id } })).rejects.toMatchObject({ status: 401 });
  });

  it('of two windows the second is told what the first has saved, also at the same moment', async () => {
    const me = await supplier(t.platform);
    const both = await Promise.allSettled([save(me, '一', 0), save(me, '二', 0)]);
    expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save(me, '三', 0)).rejects.toMatchObject({ error: 'sites.changed', data: { revision: 1 } });
    await expect(save(me, '三', 1)).resolves.toMatchObject({ revision: 2 });
  });

  it('takes blocks one by one, at once too, and leaves the others alone', async () => {
    const me = await supplier(t.platform);
    const body = (cn: string) => ({ title: {}, body: { cn: `<p>${cn}</p>` as never }, picture: null });
    await Promise.all([
      t.as(me.token)(sites.updateQuality, { body: body('质量') }),
      t.as(me.token)(sites.updateTeam, { body: body('团队') }),
      t.as(me.token)(sites.updateHeader, { body: { claim: { es: 'Planta propia' }, banner: null } }),
    ]);
    const d = await t.as(me.token)(sites.draft, { params: { id: me.entId! } });
    expect(d).toMatchObject({
      revision: 3,
      content: {
        quality: { body: { cn: '<p>质量</p>' } },
        team: { body: { cn: '<p>团队</p>' } },
        header: { claim: { es: 'Planta propia' } },
      },
    });
    await t.as(me.token)(sites.arrange, {
      body: { base: 3, template: 'plain', order: d.content.order.toReversed(), hidden: ['team'] },
    });
    const after = await t.as(me.token)(sites.draft, { params: { id: me.entId! } });
    expect(after.content.order).toEqual(d.content.order.toReversed());
  });

  it('is cleaned of what the editor does not make, and refuses an order that names a block twice', async () => {
    const me = await supplier(t.platform);
    const nasty = '<p onclick="x()">好<script>alert(1)</script></p>';
    await save(me, '干净', 0, { overview: { title: {}, body: { cn: nasty }, picture: null } });
    const d = await t.as(me.token)(sites.draft, { params: { id: me.entId! } });
    expect(d.content.overview.body.cn).toBe('<p>好</p>');
    const twice = ['team', 'team', 'trade', 'process', 'quality', 'production'] as const;
    await expect(
      t.as(me.token)(sites.arrange, { body: { template: 'woven', order: [...twice], hidden: [] } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('takes the introduction of the company where its overview is silent', async () => {
    const me = await supplier(t.platform, { intro: { cn: '做 <拉挤>', en: 'Pultrusion' } });
    await t.as(me.token)(sites.updateOverview, {
      body: { title: {}, body: { en: '<p>Ours</p>' as never }, picture: null },
    });
    await t.as(me.token)(sites.syncCompany);
    const d = await t.as(me.token)(sites.draft, { params: { id: me.entId! } });
    expect(d.content.overview.body).toMatchObject({ cn: '<p>做 &lt;拉挤&gt;</p>', en: '<p>Ours</p>' });
  });
});

describe('publishing', () => {
  it('shows a version to everybody, by id and by key, without hidden blocks; the draft goes on beside it', async () => {
    const me = await supplier(t.platform);
    const body = { title: {}, body: { cn: '<p>秘密</p>' }, picture: null };
    await expect(publish(me, 0)).rejects.toMatchObject({ error: 'sites.empty' });
    await save(me, '第一', 0, { team: body, quality: { ...body, body: { cn: '<p>公开</p>' } }, hidden: ['team'] });
    expect((await seen(me.entId!)).site).toBeNull();
    await expect(publish(me, 0)).rejects.toMatchObject({ error: 'sites.changed' });
    expect(await publish(me, 1)).toMatchObject({ number: 1 });
    await save(me, '第二', 1);
    const shown = await seen(`company-${me.entId!}`);
    expect(shown.site?.header.claim.cn).toBe('第一');
    expect(JSON.stringify(shown)).not.toContain('秘密');
    expect(await t.as()(sites.quality, { query: { id: me.entId! } })).toMatchObject({ body: { cn: '<p>公开</p>' } });
    expect((await t.as()(sites.team, { query: { id: me.entId! } })).body).toEqual({});
    expect(await t.as()(sites.isIndex, { query: { id: me.entId! } })).toMatchObject({ published: true });
    expect((await t.as()(sites.template, { params: { id: me.entId! } })).hidden).toContain('team');
    expect((await t.as()(sites.head, { query: {} })).id).toBeTruthy();
  });

  it('numbers versions one after the other, restores one into the draft, and can be taken back', async () => {
    const me = await supplier(t.platform);
    await save(me, '一', 0);
    await Promise.all([publish(me, 1), publish(me, 1)]);
    await save(me, '三', 1);
    await publish(me, 2);
    const list = await t.as(me.token)(sites.versions);
    expect(list.map((v) => [v.number, v.shown])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    await t.as(me.token)(sites.restore, { body: { number: 1, base: 2 } });
    const d = await t.as(me.token)(sites.draft, { params: { id: me.entId! } });
    expect(d).toMatchObject({
      revision: 3,
      content: { header: { claim: { cn: '一' } } },
      published: { number: 3, same: false },
    });
    await expect(t.as(s.token)(sites.restore, { body: { number: 1, base: 0 } })).rejects.toMatchObject({ status: 404 });
    await t.as(me.token)(sites.withdraw);
    await t.as(me.token)(sites.withdraw);
    expect((await seen(me.entId!)).site).toBeNull();
  });

  it('of a company that is no verified supplier shows facts alone', async () => {
    const entId = await company(t.platform);
    const me = await person(t.platform, { userType: 1, roles: ['ROLE_GYS'], entId });
    await save(me, '未认证', 0);
    await publish(me, 1);
    expect(await seen(entId)).toMatchObject({ site: null, desks: [], company: { verified: false } });
    await expect(seen('no-such-company')).rejects.toMatchObject({ status: 404 });
  });
});

describe('contacts', () => {
  const contact = (name: string, shownTo: 'everybody' | 'members' | 'identified' | 'partners') => ({
    name,
    duty: { cn: '海外销售' },
    phone: '+86 21 5550 0101',
    mail: 'sales@example.com',
    languages: ['zh' as const],
    hours: { zone: 'Asia/Shanghai', days: [1, 2], from: '09:00', to: '18:00' },
    shownTo,
  });

  it('are read by whom they are for; visitors read no name, phone or mail', async () => {
    const me = await supplier(t.platform);
    const id = me.entId!;
    for (const k of ['everybody', 'members', 'identified', 'partners'] as const)
      await t.as(me.token)(sites.addContact, { body: contact(`人-${k}`, k) });
    const names = async (who: TestPerson) =>
      (await t.as(who.token)(sites.contacts, { params: { id } })).map((c) => c.name.slice(2));
    const half = await person(t.platform, { userType: 2, roles: ['ROLE_VIEWER'], isFinish: false });
    expect(await names(half)).toEqual(['everybody', 'members']);
    expect(await names(await buyer(t.platform))).toEqual(['everybody', 'members', 'identified']);
    expect(await names(me)).toHaveLength(4);
    await expect(t.as()(sites.contacts, { params: { id } })).rejects.toMatchObject({ status: 401 });
    const open = await seen(id);
    expect(open.desks).toHaveLength(1);
    expect(JSON.stringify(open)).not.toMatch(/人-|5550 0101|sales@/);
  });

  it('are changed and removed by their company alone; a click that comes twice adds one', async () => {
    const me = await supplier(t.platform);
    const clientKey = crypto.randomUUID();
    const add = () => t.as(me.token)(sites.addContact, { body: { ...contact('两次', 'members'), clientKey } });
    const [a, b] = await Promise.all([add(), add()]);
    expect(a.id).toBe(b.id);
    const changed = { ...contact('改', 'members'), id: a.id };
    await expect(t.as(s.token)(sites.changeContact, { body: changed })).rejects.toMatchObject({ status: 404 });
    expect(await t.as(me.token)(sites.changeContact, { body: changed })).toMatchObject({ name: '改' });
    await expect(t.as(s.token)(sites.removeContact, { params: { id: a.id } })).rejects.toMatchObject({ status: 404 });
    await t.as(me.token)(sites.removeContact, { params: { id: a.id } });
    expect(await t.as(me.token)(sites.contacts, { params: { id: me.entId! } })).toEqual([]);
  });

  it('are so many and no more, and come from colleagues who sell, once each', async () => {
    const me = await supplier(t.platform);
    await person(t.platform, { userType: 1, roles: ['ROLE_GYS'], entId: me.entId, seat: 'sales' });
    await person(t.platform, { userType: 1, roles: ['ROLE_GYS'], entId: me.entId, seat: 'purchasing' });
    await t.as(me.token)(sites.syncContacts);
    const taken = await t.as(me.token)(sites.syncContacts);
    expect(taken).toHaveLength(2);
    expect(taken.every((c) => c.phone === '' && c.shownTo === 'identified')).toBe(true);
    for (let i = 2; i < siteLimits.contacts; i++)
      await t.as(me.token)(sites.addContact, { body: contact(`第${i}`, 'members') });
    await expect(t.as(me.token)(sites.addContact, { body: contact('多', 'members') })).rejects.toMatchObject({
      error: 'sites.tooMany',
    });
  });

  it('refuses hours that end before they begin, days twice, and zones that there are not', async () => {
    const wrong = [
      { zone: 'Mars/Olympus', days: [1], from: '09:00', to: '18:00' },
      { zone: 'Asia/Shanghai', days: [1, 1], from: '09:00', to: '18:00' },
      { zone: 'Asia/Shanghai', days: [1], from: '18:00', to: '09:00' },
    ];
    for (const hours of wrong)
      await expect(
        t.as(s.token)(sites.addContact, { body: { ...contact('错', 'members'), hours } }),
      ).rejects.toMatchObject({ status: 400 });
  });
});

it('a supplier sees the platform’s contact of its region, else the one for all others', async () => {
  const words = { cn: '供应商服务', en: 'Supplier service', es: 'Proveedores' };
  const one = (area: 'everywhere' | 'southern-europe') => ({
    area,
    name: area,
    title: words,
    phone: '',
    mail: 'a@weft.example',
    hours: {},
  });
  const [here, spain] = [await supplier(t.platform), await supplier(t.platform, { countryCode: 'ES' })];
  expect(await t.as(here.token)(sites.salesContact)).toBeNull();
  await writeSetting(systemContext(t.platform), 'sales.contacts', [one('everywhere'), one('southern-europe')]);
  expect((await t.as(here.token)(sites.salesContact))?.name).toBe('everywhere');
  expect((await t.as(spain.token)(sites.salesContact))?.name).toBe('southern-europe');
  await expect(t.as((await buyer(t.platform)).token)(sites.salesContact)).rejects.toMatchObject({ status: 403 });
});

describe('facts', () => {
  const facts = {
    base: 0,
    intro: { cn: '新的简介' },
    capabilities: [{ category: 'carbon-fibre', process: 'pultrusion', level: 3 }],
    annualCapacity: { value: 800, unit: 't' as const },
    certificates: [{ slug: 'as9100', number: 'A-1', validUntil: '2031-01-01', file: null }],
  };

  it('count at once where suppliers are shown, and never verify themselves', async () => {
    const me = await supplier(t.platform);
    expect(await t.as(me.token)(companyFacts.save, { body: facts })).toEqual({ revision: 1 });
    const e = await t.as()(enterprise.detail, { params: { id: me.entId! } });
    expect(e.annualCapacity).toEqual({ value: 800, unit: 't' });
    expect(e.capabilities).toMatchObject([{ level: 3 }]);
    // What was verified stays, though the form did not name it; what is new is a claim.
    expect(e.certificates.map((c) => [c.slug, c.verified])).toEqual([
      ['iso-9001', true],
      ['as9100', false],
    ]);
    const claim = {
      ...facts,
      base: 1,
      certificates: [{ slug: 'iso-9001', number: '新', validUntil: null, file: null }],
    };
    await t.as(me.token)(companyFacts.save, { body: claim });
    expect((await t.as(me.token)(companyFacts.read)).certificates).toMatchObject([
      { slug: 'iso-9001', verified: true, number: '' },
    ]);
  });

  it('of two windows the second is refused, and slugs are known ones, each once', async () => {
    const me = await supplier(t.platform);
    const both = await Promise.allSettled([
      t.as(me.token)(companyFacts.save, { body: facts }),
      t.as(me.token)(companyFacts.save, { body: facts }),
    ]);
    expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const pair = facts.capabilities[0]!;
    for (const capabilities of [[pair, pair], [{ ...pair, process: 'no-such-process' }]])
      await expect(
        t.as(me.token)(companyFacts.save, { body: { ...facts, base: 1, capabilities } }),
      ).rejects.toMatchObject({ status: 400 });
    await expect(t.as((await buyer(t.platform)).token)(companyFacts.save, { body: facts })).rejects.toMatchObject({
      status: 403,
    });
  });
});

import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { home } from '#contract/home/calls.ts';
import { content } from '#contract/content/calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorCases } from '#contract/operator/cases.ts';
import { operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { order } from '#contract/order/calls.ts';
import { docking } from '#contract/docking/calls.ts';
import { sample } from '#contract/sample/calls.ts';
import { jobApplications } from '#contract/recruitment/applications.ts';
import { conferences } from '#contract/conferences/calls.ts';
import { operatorConferences } from '#contract/conferences/desk.ts';
import { parks } from '#contract/parks/calls.ts';
import { operatorParks } from '#contract/parks/desk.ts';
import { recruitment } from '#contract/recruitment/calls.ts';
import { operatorRecruitment } from '#contract/recruitment/desk.ts';
import { services } from '#contract/services/calls.ts';
import { operatorServices } from '#contract/services/desk.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { productRows } from '#tests/world/lists.ts';
import { buyer, company, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { added } from '#tests/world/catalogue.ts';
import { sampleActs } from '#tests/world/samples.ts';
import { recruitmentActs } from '#tests/world/rooms/recruitment.ts';
import { conferenceActs } from '#tests/world/rooms/conferences.ts';
import { parkActs } from '#tests/world/rooms/parks.ts';
import { serviceActs } from '#tests/world/rooms/services.ts';
import { publishPiece } from '#tests/world/rooms/content.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { publishProject } from '#tests/world/projects.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let desk: TestPerson;
const titles = { cn: '采购碳丝 T700', en: 'Tow 12K wanted', es: 'Mecha 12K para bobina' };

beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  s = await supplier(t.platform, { name: { cn: '恒泽', en: 'Hengze', es: 'Hengze' } });
  desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  const { id } = await publish(t, b);
  const q = await quote(t, s, id);
  await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  await quote(t, s, (await publish(t, b)).id);
  await t.as(b.token)(inquiry.saveDraft, { body: { content: { title: '草稿 T800', processes: null } } });
  await t.as(b.token)(purchase.add, {
    body: {
      clientKey: newId(),
      title: titles,
      description: { cn: '采购一年用量的碳丝，按月交货，须先寄样品做试制。' },
      products: ['carbon-fibre-small-tow'],
      certificates: [],
      deadline: new Date(Date.now() + 864_000_000).toISOString(),
    },
  });
  await publishProject(t, b, { title: titles });
  const second = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  await publishPiece(t, { author: desk, second }, { slug: 'tow-for-reels', content: { title: titles } });
  await fairOf(t, { exhibitors: [s] });
  await sampleActs(t).ask(b, { product: (await added(t, s, { name: titles })).id });
  await recruitmentActs(t).apply(b, await recruitmentActs(t).list(s, { title: titles }));
  await conferenceActs(t).save(desk, { name: { ...titles, es: titles.en } });
  await parkActs(t).save(desk, { name: { ...titles, es: titles.en } });
  await serviceActs(t).apply(b, await serviceActs(t).offer(s, { name: titles }));
  // Members write one language; translations come later.
  for (const table of ['inquiries', 'orders'])
    await t.platform.db.execute(
      sql`update ${sql.identifier(table)} set title = ${JSON.stringify(titles)} where number is not null`,
    );
  await productRows(t, await company(t.platform, { name: { cn: '恒泽' } }), 2);
});

type Search = (q: string) => Promise<unknown[]>;
const records = (a: { records: unknown[] }) => a.records;
const lists: Record<string, Search> = {
  'the hall, as a visitor': async (q) => records(await t.as()(inquiry.page, { query: { q } })),
  'the hall, as a member': async (q) => records(await t.as(s.token)(inquiry.page, { query: { q } })),
  opportunities: async (q) => records(await t.as(s.token)(inquiry.businessPage, { query: { q } })),
  'own inquiries': async (q) => records(await t.as(b.token)(inquiry.ownPage, { query: { q } })),
  quotations: async (q) => records(await t.as(s.token)(inquiry.myQuotations, { query: { q } })),
  orders: async (q) => records(await t.as(b.token)(order.page, { query: { q } })),
  'purchases, as a visitor': async (q) => records(await t.as()(purchase.page, { query: { q } })),
  'purchases, as a member': async (q) => records(await t.as(s.token)(purchase.page, { query: { q } })),
  'own purchases': async (q) => records(await t.as(b.token)(purchase.ownPage, { query: { q } })),
  'projects, as a visitor': async (q) => records(await t.as()(docking.page, { query: { q } })),
  'sample orders': async (q) => records(await t.as(b.token)(sample.page, { query: { q } })),
  'vacancies, as a visitor': async (q) => records(await t.as()(recruitment.page, { query: { q } })),
  conferences: async (q) => records(await t.as()(conferences.page, { query: { q } })),
  'the desk’s conferences': async (q) => records(await t.as(desk.token)(operatorConferences.page, { query: { q } })),
  'industrial parks': async (q) => records(await t.as()(parks.page, { query: { q } })),
  'the desk’s parks': async (q) => records(await t.as(desk.token)(operatorParks.page, { query: { q } })),
  'job applications': async (q) => records(await t.as(b.token)(jobApplications.page, { query: { q } })),
  'the desk’s vacancies': async (q) => records(await t.as(desk.token)(operatorRecruitment.page, { query: { q } })),
  'services, as a visitor': async (q) => records(await t.as()(services.page, { query: { q } })),
  'applications for services': async (q) => records(await t.as(b.token)(serviceApplications.page, { query: { q } })),
  'the desk’s applications for services': async (q) =>
    records(await t.as(desk.token)(operatorServices.applications, { query: { q } })),
  'the desk’s services': async (q) => records(await t.as(desk.token)(operatorServices.offers, { query: { q } })),
  'own projects': async (q) => records(await t.as(b.token)(docking.ownPage, { query: { q } })),
  'products, as a visitor': async (q) => records(await t.as()(catalogue.page, { query: { q } })),
  'products, as a member': async (q) => records(await t.as(s.token)(catalogue.memberPage, { query: { q } })),
  'booths of fairs': async (q) => records(await t.as()(fairs.booths, { query: { q } })),
  'what is published': async (q) => records(await t.as()(content.page, { query: { q } })),
  'the desk’s pieces': async (q) => records(await t.as(desk.token)(operatorContent.list, { query: { q } })),
  suppliers: async (q) => records(await t.as()(enterprise.list, { query: { q } })),
  'the desk’s people': async (q) => records(await t.as(desk.token)(operator.people, { query: { q } })),
  'the desk’s companies': async (q) => records(await t.as(desk.token)(operator.companies, { query: { q } })),
  'the desk’s audit': async (q) => records(await t.as(desk.token)(operator.audit, { query: { q } })),
  'the desk’s decided cases': async (q) => records(await t.as(desk.token)(operatorCases.decided, { query: { q } })),
  'the desk’s dictionaries': async (q) =>
    (await t.as(desk.token)(operatorDictionaries.items, { params: { dictType: 'ent_main_product' }, query: { q } }))
      .items,
  suggestions: async (q) => Object.values(await t.as()(home.suggest, { query: { q } })).flat(),
};

/** Without accents, as the desk's dictionaries compare. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** All text that an answer says, its keys left out. */
const said = (v: unknown): string =>
  v !== null && typeof v === 'object' ? Object.values(v).map(said).join('\n') : String(v);

it.each(Object.keys(lists))('%s: no word finds what does not say it', async (name) => {
  for (const q of ['cn', 'en', 'es', 'value', 'null', '{', '%', '_', '\\', '"cn"', 'cn en'])
    for (const row of await lists[name]!(q))
      for (const word of q.split(' ')) expect(plain(said(row)), `${q}: ${JSON.stringify(row)}`).toContain(word);
});

it.each([
  ['the hall, as a visitor', ['碳丝', 'tow WANTED', 'bobina', 'T700 采购']],
  ['opportunities', ['碳丝', 'tow WANTED', 'bobina', 'T700 采购']],
  ['own inquiries', ['碳丝', 'tow WANTED', 'bobina', 't800']],
  ['quotations', ['碳丝', 'tow WANTED', 'bobina']],
  ['orders', ['碳丝', 'tow WANTED', 'bobina']],
  ['purchases, as a visitor', ['碳丝', 'tow WANTED', 'bobina']],
  ['projects, as a visitor', ['碳丝', 'tow WANTED', 'bobina']],
  ['own projects', ['碳丝', 'bobina', '叶根']],
  ['own purchases', ['碳丝', 'bobina', '试制']],
  ['what is published', ['碳丝', 'tow WANTED', 'bobina', 'vacuum']],
  ['the desk’s pieces', ['碳丝', 'tow WANTED', 'bobina', 'reels']],
  ['suppliers', ['恒泽', 'hengze']],
  ['booths of fairs', ['恒泽', 'hengze', 'live cutting', '切样', 'directo']],
] as const)('%s: found by its words in every language', async (name, asked) => {
  for (const q of asked) expect((await lists[name]!(q)).length, q).toBeGreaterThan(0);
});

it('a number finds its own record in each list that has numbers', async () => {
  for (const name of ['opportunities', 'own inquiries', 'quotations', 'orders', 'own purchases']) {
    const first = ((await lists[name]!('')) as { number: string }[]).find((r) => r.number);
    expect(first?.number, name).toBeTruthy();
    expect(await lists[name]!(first!.number), name).toHaveLength(1);
  }
});

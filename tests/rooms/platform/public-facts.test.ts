import { recruitmentActs } from '#tests/world/rooms/recruitment.ts';
import { conferenceActs } from '#tests/world/rooms/conferences.ts';
import { parkActs } from '#tests/world/rooms/parks.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import type { PublicFact } from '#contract/core/public-facts.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { companyAddress } from '#contract/enterprise/address.ts';
import { companyFacts } from '#contract/enterprise/facts.ts';
import { home } from '#contract/home/calls.ts';
import { contract } from '#contract/index.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { order } from '#contract/order/calls.ts';
import { docking } from '#contract/docking/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { settings } from '#contract/settings/calls.ts';
import { content } from '#contract/content/calls.ts';
import { phones } from '#contract/sites/phones.ts';
import { sites } from '#contract/sites/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '../../harness/jobs.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { publish, quote } from '../../world/inquiries.ts';
import { step } from '../../world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { proposeAs, publishProject } from '../../world/projects.ts';

/** Every call that a visitor may read says what it shows, so that a page made of it is forgotten in time. */
it('every call that answers visitors says what it shows, and none that reads touches', () => {
  const calls: AnyEndpoint[] = Object.values(contract).flatMap((room) => Object.values(room));
  const silent = calls.filter((e) => e.access.kind === 'open' && e.method === 'GET' && !e.shows).map((e) => e.path);
  expect(silent).toEqual([]);
  expect(calls.filter((e) => e.shows && e.touches).map((e) => e.path)).toEqual([]);
});

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let desk: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  t.platform.limits.take = async () => 0;
  [b, s] = [await buyer(t.platform), await supplier(t.platform)];
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});

const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();
/** What visitors' pages read, as a visitor is answered, by what it shows. */
const answers = async (ids: { inquiry?: string; purchase?: string }) => {
  const visitor = t.as();
  const asked: [AnyEndpoint, () => Promise<unknown>][] = [
    [home.frame, () => visitor(home.frame)],
    [home.weave, () => visitor(home.weave)],
    [home.menu, () => visitor(home.menu)],
    [home.suggest, () => visitor(home.suggest, { query: { q: '碳纤维' } })],
    [inquiry.page, () => visitor(inquiry.page, { query: { size: 50 } })],
    [inquiry.facets, () => visitor(inquiry.facets, { query: {} })],
    [inquiry.figures, () => visitor(inquiry.figures)],
    [purchase.page, () => visitor(purchase.page, { query: {} })],
    [purchase.facets, () => visitor(purchase.facets, { query: {} })],
    [docking.page, () => visitor(docking.page, { query: {} })],
    [docking.facets, () => visitor(docking.facets, { query: {} })],
    [catalogue.page, () => visitor(catalogue.page, { query: {} })],
    [catalogue.facets, () => visitor(catalogue.facets, { query: {} })],
    [phones.page, () => visitor(phones.page, { query: {} })],
    [enterprise.list, () => visitor(enterprise.list, { query: {} })],
    [enterprise.facets, () => visitor(enterprise.facets)],
    [sites.index, () => visitor(sites.index, { params: { id: s.entId ?? '' } })],
    [enterprise.detail, () => visitor(enterprise.detail, { params: { id: s.entId ?? '' } })],
    [verification.badges, () => visitor(verification.badges, { params: { id: s.entId ?? '' } })],
    [verification.needs, () => visitor(verification.needs)],
    [content.announcements, () => visitor(content.announcements)],
    [settings.controller, () => visitor(settings.controller)],
    [dictionary.tree, () => visitor(dictionary.tree, { params: { type: 'ent_main_product' } })],
    [dictionary.byType, () => visitor(dictionary.byType, { params: { dictType: 'process_type' } })],
  ];
  const { inquiry: inquiryId, purchase: purchaseId } = ids;
  if (inquiryId) asked.push([inquiry.detail, () => visitor(inquiry.detail, { params: { id: inquiryId } })]);
  if (purchaseId) asked.push([purchase.detail, () => visitor(purchase.detail, { params: { id: purchaseId } })]);
  const said = new Map<AnyEndpoint, string>();
  for (const [e, ask] of asked) said.set(e, JSON.stringify(await ask().catch((err: Error) => err.message)));
  return said;
};

describe('what a write changes for visitors, it touches', () => {
  const ids: Partial<
    Record<'inquiry' | 'purchase' | 'order' | 'application' | 'project' | 'proposal' | 'park' | 'conference', string>
  > = {};
  const reason = { reason: 'A reason long enough to be read.' };
  const quoted = async () => (await quote(t, s, ids.inquiry ?? '')).id;
  const writes: Record<string, () => Promise<unknown>> = {
    'publishing an inquiry': async () => void (ids.inquiry = (await publish(t, b)).id),
    'quoting and accepting': async () => {
      const id = await quoted();
      ids.order =
        (await t.as(b.token)(inquiry.decide, { params: { id }, body: { decision: 'accepted' } })).orderId ?? '';
    },
    'confirming the order': () => step(t, s, ids.order ?? '', 'confirm'),
    'cancelling the order': () => step(t, b, ids.order ?? '', 'cancel', 'No need any more, the project ended.'),
    'a second inquiry': async () => void (ids.inquiry = (await publish(t, b)).id),
    'quoting it': quoted,
    'withdrawing it': () => t.as(b.token)(inquiry.withdraw, { params: { id: ids.inquiry ?? '' }, body: {} }),
    'releasing a purchase': async () => {
      const body = {
        clientKey: newId(),
        title: { cn: '碳纤维年度采购' },
        description: { cn: '采购一年用量的 T700 级碳纤维，按月交货，须先寄样品做试制。' },
        products: ['carbon-fibre-small-tow'],
        certificates: ['iso-9001'],
        budget: { amount: '1200000', currency: 'CNY' as const },
        deadline: inDays(10),
      };
      ids.purchase = (await t.as(b.token)(purchase.add, { body })).id;
    },
    'publishing a project': async () => void (ids.project = (await publishProject(t, b)).id),
    'answering it': async () => void (ids.proposal = (await proposeAs(t, s, ids.project ?? '')).id),
    'withdrawing the answer': () => t.as(s.token)(docking.withdrawProposal, { params: { id: ids.proposal ?? '' } }),
    'withdrawing the project': () => t.as(b.token)(docking.withdraw, { params: { id: ids.project ?? '' } }),
    'applying for it': async () => {
      const params = { id: ids.purchase ?? '' };
      await t.as(s.token)(purchase.apply, {
        params,
        body: { clientKey: newId(), message: '我司可按要求供货，附证书。' },
      });
      ids.application = (await t.as(b.token)(purchase.applications, { params })).applications[0]?.id ?? '';
    },
    'accepting the application': () =>
      t.as(b.token)(purchase.decide, { params: { id: ids.application ?? '' }, body: { decision: 'accepted' } }),
    'publishing its own pages': async () => {
      const claim = { cn: '自有工厂', en: 'Our own plant' };
      const { revision } = await t.as(s.token)(sites.updateHeader, { body: { claim, banner: null } });
      await t.as(s.token)(sites.publish, { body: { base: revision } });
    },
    'naming a contact': () =>
      t.as(s.token)(sites.addContact, {
        body: {
          name: '周屿',
          duty: {},
          phone: '+86 512 5550 0101',
          mail: '',
          languages: ['zh'],
          hours: null,
          shownTo: 'everybody',
        },
      }),
    'saving its facts': () =>
      t.as(s.token)(companyFacts.save, {
        body: { base: 0, intro: { cn: '新的简介' }, capabilities: [], annualCapacity: null, certificates: [] },
      }),
    'choosing its address': () => t.as(s.token)(companyAddress.choose, { body: { slug: 'bright-fibre' } }),
    'withdrawing its own pages': () => t.as(s.token)(sites.withdraw),
    'a word of the dictionary': () =>
      t.as(desk.token)(operatorDictionaries.change, {
        params: { dictType: 'process_type', value: 'pultrusion' },
        body: { label: { cn: '拉挤成型工艺', en: 'Pultrusion process', es: 'Proceso de pultrusión' }, version: 0 },
      }),
    'listing a vacancy': () => recruitmentActs(t).list(s),
    'adding a conference': async () => void (ids.conference = (await conferenceActs(t).save(desk)).id),
    'signing up for a conference': () => conferenceActs(t).signUp(b, ids.conference ?? ''),
    'giving a place in a conference back': () => conferenceActs(t).leave(b, ids.conference ?? ''),
    'cancelling a conference': () => conferenceActs(t).cancel(desk, ids.conference ?? ''),
    'adding a park': async () => void (ids.park = (await parkActs(t).save(desk)).id),
    'confirming a company in a park': async () => {
      await parkActs(t).state(s, ids.park ?? '');
      const [stay] = await parkActs(t).tenancies(desk);
      await parkActs(t).decide(desk, stay?.id ?? '', 'confirm');
    },
    'revoking a company': () =>
      t.as(desk.token)(operator.revokeCompany, { params: { id: s.entId ?? '' }, body: reason }),
    'suspending a company': () =>
      t.as(desk.token)(operator.suspendCompany, { params: { id: s.entId ?? '' }, body: reason }),
  };

  it('so that no kept page goes stale', async () => {
    const touched = new Set<PublicFact>();
    t.platform.changes.on((facts) => facts.forEach((f) => touched.add(f)));
    const faults: string[] = [];
    const changed = new Set<string>();
    for (const [name, write] of Object.entries(writes)) {
      const before = await answers(ids);
      touched.clear();
      await write();
      await jobsDone(t);
      for (const [e, now] of await answers(ids)) {
        if (before.get(e) === undefined || before.get(e) === now) continue;
        changed.add(name);
        if (!e.shows?.some((f) => touched.has(f)))
          faults.push(`${name}: ${e.path} changed, touched ${[...touched].join()}`);
      }
    }
    expect(faults).toEqual([]);
    // The walk is worth something only while most of its writes are seen.
    expect(changed.size).toBeGreaterThan(8);
  }, 120_000);

  /** Until all that was touched before has been heard: what comes back over the bus comes in its order, after what is told at once. */
  const heardAll = () =>
    new Promise<void>((done) => {
      let times = 0;
      t.platform.changes.on((facts) => {
        if (facts.includes('settings') && (times += 1) === 2) done();
      });
      t.platform.changes.touch(['settings']);
    });

  it('and what visitors do not see touches nothing', async () => {
    await heardAll();
    const touched: PublicFact[] = [];
    t.platform.changes.on((facts) => touched.push(...facts));
    await t.as(b.token)(inquiry.saveDraft, { body: { id: newId(), content: {} } });
    await t.as()(dictionary.regions, { body: {} } as never);
    await t.as(b.token)(order.page, { query: {} });
    await jobsDone(t);
    expect(touched).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { cards } from '#contract/cards/calls.ts';
import { following } from '#contract/following/calls.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { evidence } from '#contract/evidence/calls.ts';
import { account } from '#contract/identity/account.ts';
import { invite } from '#contract/identity/invite.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { chat } from '#contract/chat/calls.ts';
import { letters } from '#contract/letters/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { points } from '#contract/points/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import { operatorFairs } from '#contract/operator/fairs.ts';
import { operatorTalks } from '#contract/operator/fairs-talks.ts';
import { hostTalks } from '#contract/fairs/desk/proposals.ts';
import { operatorCases } from '#contract/operator/cases.ts';
import { operatorEvidence } from '#contract/operator/evidence.ts';
import { operatorAccounts } from '#contract/operator/operators.ts';
import { order } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { docking } from '#contract/docking/calls.ts';
import { deal } from '#contract/deal/calls.ts';
import { sample } from '#contract/sample/calls.ts';
import { jobApplications } from '#contract/recruitment/applications.ts';
import { contributions } from '#contract/contributions/calls.ts';
import { operatorContributions } from '#contract/contributions/desk.ts';
import { contactOf } from '#tests/world/contacts.ts';
import { phones } from '#contract/sites/phones.ts';
import { ownAds } from '#contract/advertising/calls.ts';
import { operatorAds } from '#contract/advertising/desk.ts';
import { conferences } from '#contract/conferences/calls.ts';
import { operatorConferences } from '#contract/conferences/desk.ts';
import { parks } from '#contract/parks/calls.ts';
import { operatorParks } from '#contract/parks/desk.ts';
import { recruitment } from '#contract/recruitment/calls.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import { services } from '#contract/services/calls.ts';
import { serviceOwn } from '#contract/services/own.ts';
import { testing, testSheets } from '#contract/testing/calls.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { seats } from '#contract/seats/calls.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { readableFiles } from '#server/rooms/files/index.ts';
import { tell } from '#server/rooms/notices/tell.ts';
import { exportOrders } from '#server/rooms/order/records/export-orders.ts';
import { onLeft } from '#server/rooms/verification/grants/on-removed.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { drawing } from '#tests/fixtures/drawings.ts';
import { uploaded } from '#tests/world/files.ts';
import { statementsOf } from '#tests/harness/statements.ts';
import { fileOf, submitAs } from '#tests/world/applications.ts';
import { say, talk } from '../chat/world.ts';
import { broadcast, talkFor, wanted } from './written.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { added } from '#tests/world/catalogue.ts';
import { sampleActs } from '#tests/world/samples.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { content } from '#contract/content/calls.ts';
import { discussion } from '#contract/content/discussion.ts';
import { homeMedia } from '#contract/content/media-calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { publishPiece } from '#tests/world/rooms/content.ts';
import { forumOf } from '#tests/world/forums.ts';
import { proposeAs, publishProject } from '#tests/world/projects.ts';
import { auditRows, decidedRows, productRows } from '#tests/world/lists.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { moreGatherings, morePieces, moreServices } from '#tests/world/rooms/more.ts';
import { list, type ListRead, within } from '#tests/world/list-reads.ts';
import { conferenceActs } from '#tests/world/rooms/conferences.ts';
import { pointRows } from '#tests/world/rooms/points.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let desk: TestPerson;
/** Compared by its buyer, and applied for: both get another supplier with each round. */
const shared = {
  inquiryId: '',
  purchaseId: '',
  projectId: '',
  secretId: '',
  annexId: '',
  conversationId: '',
  fairId: '',
  pieceId: '',
  conferenceId: '',
};

const release = () => t.as(b.token)(purchase.add, { body: wanted() });

/** One more of everything that the lists show, with a file where it may have one. */
const grow = async () => {
  const other = await supplier(t.platform);
  const value = { field: 'fibre-tensile-strength', value: '4900', unit: 'MPa', condition: '', standard: '', page: '' };
  const { id: productId } = await added(t, s, { values: [value] });
  const handedIn = { productId, field: value.field, file: await fileOf(t, s), validUntil: null };
  await t.as(s.token)(evidence.submitValue, { body: handedIn });
  const { id } = await publish(t, b, { annexes: [await fileOf(t, b)] });
  const q = await quote(t, s, id);
  await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  await quote(t, s, (await publish(t, b)).id);
  await quote(t, other, shared.inquiryId, '98.5', { annexes: [await fileOf(t, other)] });
  await t.as(other.token)(inquiry.agree, { params: { id: shared.secretId }, body: {} });
  await t.api.request(`/api/busi/busifile/${shared.annexId}`, { headers: { authorization: `Bearer ${other.token}` } });
  await release();
  await proposeAs(t, other, shared.projectId);
  await proposeAs(t, s, (await publishProject(t, b)).id);
  await t.as(other.token)(purchase.apply, {
    params: { id: shared.purchaseId },
    body: { clientKey: newId(), message: '我司可按要求供货，附证书。', annexes: [await fileOf(t, other)] },
  });
  await submitAs(t, other);
  const { conversationId } = await talk(t, b, other.entId!);
  await say(t, other, conversationId, '可以供货');
  await t.as(other.token)(letters.send, {
    body: { kind: 'company', to: b.entId!, subject: '交期', body: '可以供货', clientKey: newId() },
  });
  const sent = { sessionId: shared.conversationId, clientId: newId() };
  const card = { kind: 'product' as const, id: productId };
  const shownCard = await t.as(s.token)(chat.send, { body: { ...sent, kind: 'card', card } });
  const file = { ...sent, clientId: newId(), fileId: await fileOf(t, b), replyTo: shownCard.sequence };
  await t.as(b.token)(chat.send, { body: { ...file, kind: 'picture', body: '可以供货' } });
  const { id: wanted } = await sampleActs(t).ask(b, { product: productId });
  await sampleActs(t).offer(s, wanted);
  await moreServices(t, b, s);
  await moreGatherings(t, { desk, b, other, conferenceId: shared.conferenceId });
  const [offered = ''] = await productRows(t, other.entId!, 1);
  await t.as(b.token)(following.collect, { params: { id: offered } });
  await t.as(b.token)(following.follow, { params: { id: other.entId! } });
  await t.as(b.token)(cards.exchange, { query: { enterpriseId: other.entId!, isCard: '0' } });
  await pointRows(t, b, 1);
  await t.as(b.token)(footprints.start, { body: { kind: 'product', subject: offered } });
  await t.as(other.token)(footprints.saveSettings, { body: { recording: true, named: true } });
  await t.as(other.token)(footprints.saveVisit, { query: { enterpriseId: s.entId! } });
  await t.as(b.token)(invite.mail, { body: { targets: [`${newId()}@example.com`], lang: 'en' } });
  await t.as(desk.token)(operatorBroadcasts.send, { body: broadcast() });
  const exhibited = await fairOf(t, { exhibitors: [s] });
  await morePieces(t, desk, other, shared.pieceId);
  await forumOf(t, { fairId: exhibited.fairId, entId: s.entId });
  await forumOf(t, { fairId: shared.fairId, entId: s.entId });
  await t.as(s.token)(hostTalks.propose, { body: talkFor(shared.fairId) });
  await t.pool.query(`update talk_proposals set state = 'withdrawn'`);
  await auditRows(t, desk, 1);
  await decidedRows(t, other, desk, 1);
  await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'purchasing' });
  await person(t.platform, { userType: 4, roles: [roleCodes.customerService], entId: s.entId });
  await contactOf(t, other);
  const product = { category: 'carbon-fibre-small-tow', name: { cn: '碳丝' }, companyName: { cn: '厂' }, per: 'kg' };
  await insertCatalogue(
    systemContext(t.platform),
    [other, s].map((x) => ({ ...product, id: newId(), entId: x.entId ?? '', model: 'T' })),
  );
};

beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  s = await supplier(t.platform);
  desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  shared.inquiryId = (await publish(t, b, { maxQuotations: 20 })).id;
  shared.annexId = await uploaded(t, b, 'plan.pdf', await drawing(1));
  const secret = { confidential: true, annexDownloads: true, annexes: [shared.annexId] };
  shared.secretId = (await publish(t, b, secret)).id;
  shared.purchaseId = (await release()).id;
  shared.projectId = (await publishProject(t, b)).id;
  shared.conversationId = (await talk(t, b, s.entId!)).conversationId;
  shared.fairId = (await fairOf(t, { exhibitors: [s] })).fairId;
  const second = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  shared.pieceId = await publishPiece(t, { author: desk, second });
  shared.conferenceId = (await conferenceActs(t).save(desk, { places: 1 })).id;
  await grow();
  await grow();
});

const page = { current: 1, size: 100 };

const lists: Record<string, () => ListRead> = {
  hall: () => list(() => t.as()(inquiry.page, { query: page })),
  'a supplier’s opportunities': () => list(() => t.as(s.token)(inquiry.businessPage, { query: page })),
  'a buyer’s inquiries': () => list(() => t.as(b.token)(inquiry.ownPage, { query: page })),
  'a supplier’s quotations': () => list(() => t.as(s.token)(inquiry.myQuotations, { query: page })),
  'quotations of an inquiry': () =>
    list(() => t.as(b.token)(inquiry.own, { params: { id: shared.inquiryId } }), within('quotations')),
  'companies that may read a confidential inquiry': () =>
    list(() => t.as(b.token)(confidential.admitted, { params: { id: shared.secretId } }), within('companies')),
  'looks at its annexes': () =>
    list(() => t.as(b.token)(confidential.views, { params: { id: shared.secretId }, query: page })),
  orders: () => list(() => t.as(b.token)(order.page, { query: page })),
  purchases: () => list(() => t.as()(purchase.page, { query: page })),
  'a buyer’s purchases': () => list(() => t.as(b.token)(purchase.ownPage, { query: page })),
  'the timeline of a deal': () =>
    list(() => t.as(b.token)(deal.timeline, { query: {}, params: { id: shared.inquiryId } }), within('events')),
  'applications for services': () => list(() => t.as(b.token)(serviceApplications.page, { query: page })),
  'job applications': () => list(() => t.as(b.token)(jobApplications.page, { query: page })),
  vacancies: () => list(() => t.as()(recruitment.page, { query: page })),
  conferences: () => list(() => t.as()(conferences.page, { query: page })),
  'own conferences': () => list(() => t.as(b.token)(conferences.mine, { query: page })),
  'the desk’s conferences': () => list(() => t.as(desk.token)(operatorConferences.page, { query: page })),
  'industrial parks': () => list(() => t.as()(parks.page, { query: page })),
  'the desk’s parks': () => list(() => t.as(desk.token)(operatorParks.page, { query: page })),
  'statements of companies in parks': () => list(() => t.as(desk.token)(operatorParks.tenancies, { query: page })),
  'own contributions': () => list(() => t.as(s.token)(contributions.page, { query: page })),
  'the desk’s contributions': () => list(() => t.as(desk.token)(operatorContributions.page, { query: page })),
  'own advertisements': () => list(() => t.as(s.token)(ownAds.page, { query: page })),
  'the desk’s advertisements': () => list(() => t.as(desk.token)(operatorAds.page, { query: page })),
  'own vacancies': () => list(() => t.as(s.token)(recruitmentOwn.page, { query: page })),
  'quotations of tests': () => list(() => t.as(b.token)(testing.page, { query: page })),
  'versions of a price sheet of tests': () => list(() => t.as(s.token)(testSheets.history, { query: page })),
  services: () => list(() => t.as()(services.page, { query: page })),
  'own services': () => list(() => t.as(s.token)(serviceOwn.offers, { query: page })),
  samples: () => list(() => t.as(b.token)(sample.page, { query: page })),
  projects: () => list(() => t.as()(docking.page, { query: page })),
  'a buyer’s projects': () => list(() => t.as(b.token)(docking.ownPage, { query: page })),
  'a provider’s proposals': () => list(() => t.as(s.token)(docking.myProposals, { query: page })),
  'proposals for a project': () =>
    list(() => t.as(b.token)(docking.proposals, { params: { id: shared.projectId } }), within('proposals')),
  'applications for a purchase': () =>
    list(() => t.as(b.token)(purchase.applications, { params: { id: shared.purchaseId } }), within('applications')),
  products: () => list(() => t.as()(catalogue.page, { query: page })),
  'a supplier’s products': () => list(() => t.as(s.token)(ownProducts.page, { query: page })),
  'the phone list': () => list(() => t.as()(phones.page, { query: page })),
  suppliers: () => list(() => t.as()(enterprise.list, { query: page })),
  'what is published': () => list(() => t.as()(content.page, { query: page })),
  'the news centre': () => list(() => t.as(b.token)(content.centre, { query: { ...page, scope: 'all' } })),
  journals: () => list(() => t.as()(homeMedia.journals, { query: page })),
  videos: () => list(() => t.as()(homeMedia.videos, { query: page })),
  'comments of a piece': () =>
    list(() => t.as(b.token)(discussion.comments, { params: { id: shared.pieceId }, query: page })),
  'the desk’s pieces': () => list(() => t.as(desk.token)(operatorContent.list, { query: page })),
  notices: () => list(() => t.as(b.token)(notices.page, { query: page })),
  letters: () => list(() => t.as(b.token)(letters.page, { query: page })),
  conversations: () => list(() => t.as(b.token)(chat.sessions, { body: page })),
  'messages of a conversation': () =>
    list(() => t.as(b.token)(chat.messages, { body: { sessionId: shared.conversationId, size: 100 } })),
  'messages with a word': () => list(() => t.as(b.token)(chat.search, { query: { ...page, q: '供货' } })),
  'what was handed in': () => list(() => t.as(s.token)(evidence.mine, { query: page })),
  'the desk’s values and certificates': () => list(() => t.as(desk.token)(operatorEvidence.list), within('rows')),
  'collected products': () => list(() => t.as(b.token)(following.collected, { query: page })),
  'followed companies': () => list(() => t.as(b.token)(following.companies, { query: page })),
  'received cards': () => list(() => t.as(b.token)(cards.received, { query: page })),
  'lines of points': () => list(() => t.as(b.token)(points.page, { query: page })),
  footprints: () => list(() => t.as(b.token)(footprints.page, { query: page })),
  'visits of a company': () => list(() => t.as(s.token)(footprints.visits, { query: page })),
  colleagues: () => list(() => t.as(b.token)(seats.list), within('members')),
  'customer service': () => list(() => t.as(s.token)(account.customerUsers, { query: page })),
  'the desk’s people': () => list(() => t.as(desk.token)(operator.people, { query: page })),
  'the desk’s companies': () => list(() => t.as(desk.token)(operator.companies, { query: page })),
  'the desk’s broadcasts': () => list(() => t.as(desk.token)(operatorBroadcasts.list, { query: page })),
  'the desk’s fairs': () => list(() => t.as(desk.token)(operatorFairs.list), within('fairs')),
  'talks of a fair at the desk': () =>
    list(() => t.as(desk.token)(operatorTalks.list, { params: { id: shared.fairId } }), within('talks')),
  'proposals of talks for a fair': () =>
    list(() => t.as(desk.token)(operatorTalks.list, { params: { id: shared.fairId } }), within('proposals')),
  'talks that a company leads': () => list(() => t.as(s.token)(hostTalks.list), within('talks')),
  'whom somebody invited by mail': () => list(() => t.as(b.token)(invite.mailed, { query: page })),
  'the desk’s audit': () => list(() => t.as(desk.token)(operator.audit, { query: page })),
  'the desk’s decided cases': () => list(() => t.as(desk.token)(operatorCases.decided, { query: page })),
  'the desk’s operators': () => list(() => t.as(desk.token)(operatorAccounts.list, { query: page })),
  'the desk’s queue': () => list(() => t.as(desk.token)(operator.queue, { query: {} }), within('rows')),
};

describe('a list takes as many statements however long it is:', () => {
  const before = new Map<string, { sent: string[]; rows: number }>();
  const measure = async (name: string) => {
    const { read, rows } = lists[name]!();
    await read();
    let n = 0;
    const sent = await statementsOf(async () => (n = rows((await read()) as never).length));
    return { sent, rows: n };
  };
  beforeAll(async () => {
    for (const name of Object.keys(lists)) before.set(name, await measure(name));
    await grow();
    await grow();
  }, 120_000);

  it.each(Object.keys(lists))('%s', async (name) => {
    const [short, long] = [before.get(name)!, await measure(name)];
    expect(short.sent.length).toBeGreaterThan(0);
    expect(long.rows).toBeGreaterThan(short.rows);
    expect(long.sent.length, long.sent.join('\n')).toBe(short.sent.length);
  });
});

it('many are told by as many statements as one', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, async () => (await buyer(t.platform)).userId));
  const about = (userId: string, dedupe: string) =>
    ({ userId, kind: 'orderStep', params: {}, link: pageTo('home'), dedupe }) as const;
  const told = (to: string[], dedupe: string) =>
    statementsOf(() =>
      tell(
        systemContext(t.platform),
        to.map((id) => about(id, dedupe)),
      ),
    );
  await told(ids.slice(0, 1), 'first');
  const one = await told(ids.slice(0, 1), 'one');
  const many = await told(ids, 'many');
  expect(many.length, many.join('\n')).toBe(one.length);
  const { rowCount } = await t.pool.query(`select 1 from notices where dedupe = 'many'`);
  expect(rowCount).toBe(6);
});

describe('an act takes as many statements however many it concerns:', () => {
  const reason = '执照已被注销，待核实';
  /** A verified supplier with colleagues, each of whom proved it too, and is logged in. */
  const ofMany = async (colleagues: number): Promise<string> => {
    const owner = await supplier(t.platform);
    const entId = owner.entId!;
    const all = [owner];
    for (let i = 0; i < colleagues; i += 1)
      all.push(
        await person(t.platform, { userType: 3, roles: [roleCodes.buyer, roleCodes.supplier], entId, seat: 'sales' }),
      );
    for (const p of all)
      await t.pool.query(
        `insert into verification_applications (id, number, kind, applicant_id, ent_id, state, lang, given, read)
         values ($1::uuid, $1::uuid::text, 'supplier', $2, $3, 'approved', 'cn', '{}', '{}')`,
        [newId(), p.userId, entId],
      );
    return entId;
  };
  /** Without the messages between nodes, which go together or apart as it happens. */
  const sentBy = async (work: () => Promise<unknown>) =>
    (await statementsOf(work)).filter((q) => !q.startsWith('select pg_notify('));
  const byId = (entId: string) => ({ params: { id: entId }, body: { reason } });
  const acts: Record<string, (entId: string) => Promise<unknown>> = {
    'a suspension': (entId) => t.as(desk.token)(operator.suspendCompany, byId(entId)),
    'its end': async (entId) => t.as(desk.token)(operator.reinstateCompany, byId(entId)),
    'a verification that is taken back': (entId) => t.as(desk.token)(operator.revokeCompany, byId(entId)),
  };
  it('suspension, its end, a verification that is taken back', async () => {
    const [warm, one, many] = [await ofMany(0), await ofMany(1), await ofMany(5)];
    for (const [name, act] of Object.entries(acts)) {
      await act(warm);
      const [few, lots] = [await sentBy(() => act(one)), await sentBy(() => act(many))];
      expect(lots.length, `${name}\n${lots.join('\n')}`).toBe(few.length);
    }
    const { rows } = await t.pool.query<{ n: number }>(
      `select count(*)::int as n from verification_applications where ent_id = $1 and state = 'revoked'`,
      [many],
    );
    expect(rows).toEqual([{ n: 6 }]);
  });

  it('the end of a company that everybody left', async () => {
    const [warm, one, many] = [await ofMany(0), await ofMany(1), await ofMany(5)];
    await t.pool.query('update users set ent_id = null, company_role = null where ent_id = any($1)', [
      [warm, one, many],
    ]);
    const left = (entId: string) => statementsOf(() => onLeft(systemContext(t.platform), { entId }));
    await left(warm);
    expect((await left(many)).length).toBe((await left(one)).length);
    const { rows } = await t.pool.query('select supplier_verified as v from enterprises where id = $1', [many]);
    expect(rows).toEqual([{ v: false }]);
  });

  it('the export of one’s orders and files', async () => {
    const as = (p: TestPerson): Ctx => ({
      ...systemContext(t.platform),
      person: {
        ...p,
        userType: 1,
        roles: [roleCodes.buyer, roleCodes.supplier],
        isFinish: true,
        userLevel: 5,
        authStatus: 1,
        seat: 'owner',
        name: '林晓',
        sessionId: '',
      },
    });
    const measure = async () => {
      let [orders, files] = [0, 0];
      const ordersSent = await statementsOf(async () => (orders = (await exportOrders(as(b), as(b).person!)).length));
      const filesSent = await statementsOf(async () => (files = (await readableFiles(as(b))).length));
      return { orders, files, ordersSent, filesSent };
    };
    await measure();
    const before = await measure();
    await grow();
    const after = await measure();
    expect([after.orders > before.orders, after.files > before.files]).toEqual([true, true]);
    expect(after.ordersSent.length, after.ordersSent.join('\n')).toBe(before.ordersSent.length);
    expect(after.filesSent.length, after.filesSent.join('\n')).toBe(before.filesSent.length);
  });
});

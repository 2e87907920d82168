import { discussion } from '#contract/content/discussion.ts';
import { forums } from '#contract/fairs/forums.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { letters } from '#contract/letters/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { alerts } from '#contract/alerts/calls.ts';
import { account } from '#contract/identity/account.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { seats } from '#contract/seats/calls.ts';
import { sites } from '#contract/sites/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertContent } from '#server/rooms/content/seed.ts';
import { awardRequests } from '#server/rooms/inquiry/approving/tables.ts';
import { notices } from '#server/rooms/notices/tables.ts';
import { licenceReadings, verificationClaims } from '#server/rooms/verification/tables.ts';
import type { TestPlatform } from '../harness/platform.ts';
import { drawing } from '../fixtures/drawings.ts';
import { pdf } from '../fixtures/office-files.ts';
import { uploaded } from '../world/files.ts';
import { addNote, cannedReply, consultationOf, say, talk } from '../rooms/chat/world.ts';
import { bookedBooth } from '../world/booth-orders.ts';
import { fairOf } from '../world/fairs.ts';
import { forumOf } from '../world/forums.ts';
import { publish, quote } from '../world/inquiries.ts';
import { contributionActs } from '../world/rooms/contributions.ts';
import { adActs } from '../world/rooms/advertising.ts';
import { sampleActs } from '../world/samples.ts';
import { recruitmentActs } from '../world/rooms/recruitment.ts';
import { pieceOf } from '../world/rooms/content.ts';
import { serviceActs } from '../world/rooms/services.ts';
import { testingActs } from '../world/rooms/testing.ts';
import { buyer, person, supplier, type TestPerson } from '../world/people.ts';
import { proposeAs, publishProject } from '../world/projects.ts';

/** Uploads a small PDF. @returns its id */
export const upload = async (t: TestPlatform, by: TestPerson, name = 'a.pdf'): Promise<string> => {
  const form = new FormData();
  form.set('file', new File([pdf() as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${by.token}` };
  const res = await t.api.request('/api/busi/busifile/upload', { method: 'POST', body: form, headers });
  return ((await res.json()) as { data: { id: string } }).data.id;
};

/**
 * One of each record that has an owner, made through the calls: a confidential inquiry for one invited supplier, a
 * quotation, an order, a purchase with an application, a project with a proposal, a draft, private files, a session, a customer-service account, an
 * application for verification with a reading, a contact of a company, a claim on the company, a notice, an alert, a colleague
 * and an invitation.
 */
export const makeRecords = async (t: TestPlatform) => {
  const [owner, seller] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
  const file = await upload(t, owner);
  const sealed = await publish(t, owner, { visibility: 'invited', invited: [seller.entId ?? ''], sealed: true });
  const hidden = await publish(t, owner, { visibility: 'invited', invited: [seller.entId ?? ''], annexes: [file] });
  const plan = await uploaded(t, owner, 'plan.pdf', await drawing(1));
  const secret = await publish(t, owner, {
    confidential: true,
    visibility: 'invited',
    invited: [seller.entId ?? ''],
    annexes: [plan],
  });
  await t.as(seller.token)(inquiry.agree, { params: { id: secret.id }, body: {} });
  const asked = await publish(t, owner, {});
  const quoted = await quote(t, seller, asked.id);
  const other = await publish(t, owner, {});
  const open = await quote(t, seller, other.id);
  const question = await t.as(seller.token)(inquiryTalk.ask, {
    params: { id: other.id },
    body: { clientKey: newId(), text: '卷装多长？' },
  });
  const template = await t.as(owner.token)(inquiryLife.saveTemplate, {
    body: { name: '季度采购', content: { title: '碳纤维' } },
  });
  const done = await t.as(owner.token)(inquiry.decide, {
    params: { id: quoted.id },
    body: { decision: 'accepted' },
  });
  const bought = await t.as(owner.token)(purchase.add, {
    body: {
      clientKey: newId(),
      title: { cn: '碳纤维年度采购' },
      description: { cn: '采购一年用量的 T700 级碳纤维，按月交货，须先寄样品做试制。' },
      products: ['carbon-fibre-small-tow'],
      certificates: ['iso-9001'],
      deadline: new Date(Date.now() + 10 * 86_400_000).toISOString(),
    },
  });
  const applied = await t.as(seller.token)(purchase.apply, {
    params: { id: bought.id },
    body: { clientKey: newId(), message: '我司可按要求供货，附证书。', annexes: [] },
  });
  const project = await publishProject(t, owner);
  const proposal = await proposeAs(t, seller, project.id);
  const { entId } = owner;
  const member = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId, seat: 'reader' });
  const invited = await t.as(owner.token)(seats.invite, { body: { target: 'seat@example.com', seat: 'reader' } });
  const draft = await t.as(owner.token)(inquiry.saveDraft, { body: { content: { title: '草稿' } } });
  const [free, paper] = [await upload(t, owner), await upload(t, owner)];
  const [session] = await t.as(owner.token)(account.sessions);
  const username = `kefu-${owner.userId.slice(-8)}`;
  const body = { username, name: '客服', password: 'twill-2x2-carbon' };
  const service = await t.as(seller.token)(account.saveCustomerUser, { body });
  const verifying = await t.as(owner.token)(verification.submit, {
    body: { kind: 'enterprise', draft: true, documents: [{ type: 'businessLicence', fileId: paper }], fields: {} },
  });
  const alert = await t.as(owner.token)(alerts.save, { body: { category: 'carbon-fibre' } });
  const [reading, notice, claim] = [newId(), newId(), newId()];
  const claimed = { id: claim, applicationId: verifying.id, entId: entId ?? '', number: '91320900MA1X8K3T40' };
  await t.platform.db.insert(verificationClaims).values(claimed);
  await t.platform.db.insert(licenceReadings).values({ id: reading, ownerId: owner.userId, fileId: free, fields: {} });
  await t.platform.db
    .insert(notices)
    .values({ id: notice, userId: owner.userId, kind: 'verificationApproved', params: {}, link: '/', dedupe: notice });
  const contact = await t.as(seller.token)(sites.addContact, {
    body: { name: '周屿', duty: {}, phone: '', mail: '', languages: ['zh'], hours: null, shownTo: 'members' },
  });
  const { rows } = await t.pool.query<{ id: string }>('select id from inquiry_lines where inquiry_id = $1', [asked.id]);
  const request = newId();
  await t.platform.db.insert(awardRequests).values({
    id: request,
    inquiryId: other.id,
    entId: entId ?? '',
    userId: member.userId,
    awards: [{ quotationId: open.id, lines: [] }],
    terms: [],
    limit: '1',
    reason: '',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const { conversationId } = await talk(t, owner, seller.entId ?? '');
  const message = await say(t, owner, conversationId, '交期能否提前？');
  const consultation = await consultationOf(t, seller, conversationId);
  const note = await addNote(t, seller, conversationId, '内部：先问生产部交期。');
  const reply = await cannedReply(t, seller);
  const letter = await t.as(owner.token)(letters.send, {
    body: { kind: 'company', to: seller.entId ?? '', subject: '检测报告', body: '请寄检测报告。', clientKey: newId() },
  });
  const serviceOffer = await serviceActs(t).offer(seller);
  const applying = await serviceActs(t).apply(owner, serviceOffer);
  const vacancy = await recruitmentActs(t).list(seller);
  const jobApplication = (await recruitmentActs(t).apply(owner, vacancy)).id;
  await testingActs(t).save(seller, serviceOffer);
  const tests = await testingActs(t).keep(owner, seller.entId ?? '');
  const sampled = await sampleActs(t).ask(owner, { quotation: open.id });
  const contribution = (await contributionActs(t).save(seller)).id;
  const advertisement = (await adActs(t).ask(seller)).id;
  const { fairId } = await fairOf(t, {});
  const { booth, boothOrder } = await bookedBooth(t, owner);
  const forum = { id: await forumOf(t, { fairId }) };
  await t.as(owner.token)(forums.signUp, { params: forum });
  const inTalk = await t.as(owner.token)(forums.ask, { params: forum, body: { text: 'Which cure cycle?' } });
  const piece = newId();
  await insertContent(systemContext(t.platform), {
    pieces: [
      {
        id: piece,
        kind: 'news',
        slug: 'a-piece',
        state: 'published',
        head: 1,
        shown: 1,
        turn: 3,
        publishedAt: new Date().toISOString(),
      },
    ],
    versions: [{ pieceId: piece, no: 1, content: pieceOf(), authorId: owner.userId }],
    moves: [{ id: newId(), pieceId: piece, no: 1, act: 'submit', userId: owner.userId, reason: '' }],
    issues: [],
  });
  const said = await t.as(owner.token)(discussion.say, {
    params: { id: piece },
    body: { commentId: newId(), text: 'Which resin was it?' },
  });
  return {
    advertisement,
    contribution,
    comment: said.id,
    forumQuestion: inTalk.id,
    booth,
    boothOrder,
    owner,
    seller,
    file,
    free,
    session: session?.id ?? '',
    service: service.id,
    verifying: verifying.id,
    claim,
    reading,
    notice,
    alert: alert.id,
    asked: asked.id,
    foreignLine: rows[0]?.id ?? '',
    hidden: hidden.id,
    secret: secret.id,
    plan,
    sealed: sealed.id,
    inquiry: other.id,
    request,
    quotation: open.id,
    question: question.id,
    template: template.id,
    order: done.orderId ?? '',
    purchase: bought.id,
    application: applied.id,
    project: project.id,
    proposal: proposal.id,
    sample: sampled.id,
    serviceOffer,
    serviceApplication: applying.id,
    vacancy,
    jobApplication,
    testQuotation: tests.id,
    draft: draft.id,
    contact: contact.id,
    member: member.userId,
    invitation: invited.id,
    conversation: conversationId,
    message: message.messageId,
    consultation,
    note,
    reply,
    letters: letter.threadId,
    letter: letter.id,
  };
};

import { inquiry } from '#contract/inquiry.ts';
import { purchase } from '#contract/purchase.ts';
import { seats } from '#contract/seats.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../harness/platform.ts';
import { pdf } from '../fixtures/office-files.ts';
import { publish, quote } from '../world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '../world/people.ts';

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
 * quotation, an order, a purchase with an application, a draft, a private file, a colleague and an invitation.
 */
export const makeRecords = async (t: TestPlatform) => {
  const [owner, seller] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
  const file = await upload(t, owner);
  const hidden = await publish(t, owner, { visibility: 'invited', invited: [seller.entId ?? ''], annexes: [file] });
  const asked = await publish(t, owner, {});
  const quoted = await quote(t, seller, asked.id);
  const other = await publish(t, owner, {});
  const open = await quote(t, seller, other.id);
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
  const { entId } = owner;
  const member = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId, seat: 'reader' });
  const invited = await t.as(owner.token)(seats.invite, { body: { target: 'seat@example.com', seat: 'reader' } });
  const draft = await t.as(owner.token)(inquiry.saveDraft, { body: { content: { title: '草稿' } } });
  return {
    owner,
    seller,
    file,
    hidden: hidden.id,
    inquiry: other.id,
    quotation: open.id,
    order: done.orderId ?? '',
    purchase: bought.id,
    application: applied.id,
    draft: draft.id,
    member: member.userId,
    invitation: invited.id,
  };
};

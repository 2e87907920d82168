import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { langs } from '#contract/core/langs.ts';
import { noticeKinds, notices, smsKinds, smsLimits } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { operator } from '#contract/operator/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { translate } from '#server/platform/translate.ts';
import { tell } from '#server/rooms/notices/tell.ts';
import { smsNotice } from '#server/rooms/notices/sms/sms-notice.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { decideAs, submitAs } from '#tests/world/applications.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let op: TestPerson;
let phones = 0;
const noon = new Date('2026-11-20T12:00:00+08:00');
/** Years ahead: the queue must not come to it while the test runs. */
const night = new Date('2031-11-20T23:00:00+08:00');

beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [r.operator] });
});

/** Somebody with a phone and no mail address. */
const phoneOnly = async (lang: 'cn' | 'en' | 'es' = 'cn'): Promise<TestPerson & { phone: string }> => {
  const p = await person(t.platform, { userType: 2, roles: [r.buyer], lang });
  const phone = `139777${String((phones += 1)).padStart(5, '0')}`;
  await t.pool.query('update users set email = null, phone = $2 where id = $1', [p.userId, phone]);
  return { ...p, phone };
};
/** A notice as it lies in the table, with no job of its own. */
const noticeOf = async (who: TestPerson, kind: string, params: object = { number: 'RZ20261120-0001' }) => {
  const id = newId();
  await t.pool.query(
    `insert into notices (id, user_id, kind, params, link, dedupe) values ($1::uuid, $2, $3, $4, '/noticedata/notice', $1::uuid::text)`,
    [id, who.userId, kind, params],
  );
  return id;
};
const texts = async (phone: string): Promise<string[]> =>
  (
    await t.pool.query<{ body: string }>(
      `select body from outbox_messages where kind = 'sms' and recipient = $1 order by created_at`,
      [phone],
    )
  ).rows.map((x) => x.body);
const send = (noticeId: string, now = noon) => smsNotice(systemContext(t.platform), { noticeId }, now);
const mailTo = async (to: string): Promise<{ subject: string; body: string }[]> =>
  (
    await t.pool.query<{ subject: string; body: string }>(
      `select subject, body from outbox_messages where kind = 'mail' and recipient = $1 order by created_at`,
      [to],
    )
  ).rows;

describe('a notice by SMS', () => {
  it('says what matters in the reader’s language, with the number and the platform’s address and no more', async () => {
    for (const lang of langs) {
      const p = await phoneOnly(lang);
      await send(
        await noticeOf(p, 'quotationAccepted', { number: 'XJ7', title: { cn: '机密标题', en: 'Secret title' } }),
      );
      const [text, ...more] = await texts(p.phone);
      const said = translate(lang, 'messages:sms.quotationAccepted', { number: 'XJ7' });
      const prefix = lang === 'cn' ? '' : `/${lang}`;
      expect(text).toBe(
        `${translate(lang, 'messages:code.sign')}${said} ${t.platform.config.baseUrl}${prefix}/noticedata/notice`,
      );
      expect(more).toEqual([]);
    }
  });

  it('goes once, however often and by how many its job is run', async () => {
    const p = await phoneOnly();
    const id = await noticeOf(p, 'orderCreated');
    await Promise.all([send(id), send(id), send(id)]);
    await send(id);
    expect(await texts(p.phone)).toHaveLength(1);
  });

  it('does not go to who has a mail address, for other kinds, or once it was read', async () => {
    const withMail = await phoneOnly();
    await t.pool.query(`update users set email = 'both@example.com' where id = $1`, [withMail.userId]);
    await send(await noticeOf(withMail, 'orderCreated'));
    const p = await phoneOnly();
    await send(await noticeOf(p, 'inquiryMatched'));
    const read = await noticeOf(p, 'orderCreated');
    await t.as(p.token)(notices.read, { body: { ids: [read] } });
    await send(read);
    expect([await texts(withMail.phone), await texts(p.phone)]).toEqual([[], []]);
  });

  it('waits at night for the morning, but for what is urgent', async () => {
    const p = await phoneOnly();
    const id = await noticeOf(p, 'orderCreated');
    await send(id, night);
    expect(await texts(p.phone)).toEqual([]);
    const { rows } = await t.pool.query<{ at: Date }>(
      `select start_after as at from pgboss.job where name like 'notice.morning%' and data->>'noticeId' = $1`,
      [id],
    );
    expect(rows.map((x) => x.at.toISOString())).toEqual([new Date('2031-11-21T08:00:00+08:00').toISOString()]);
    await send(await noticeOf(p, 'accountPassword', {}), night);
    expect(await texts(p.phone)).toHaveLength(1);
    await send(id, new Date('2031-11-21T08:00:00+08:00'));
    expect(await texts(p.phone)).toHaveLength(2);
  });

  it('goes to one person five times in 24 hours at the most', async () => {
    const p = await phoneOnly();
    for (let i = 0; i < smsLimits.aDay + 2; i += 1) await send(await noticeOf(p, 'orderCreated', { number: `DD${i}` }));
    expect(await texts(p.phone)).toHaveLength(smsLimits.aDay);
  });

  it('that the gateway refuses is tried again', async () => {
    const p = await phoneOnly();
    const id = await noticeOf(p, 'orderCreated');
    const { sms } = t.platform;
    const broken = { ...t.platform, sms: { ...sms, send: () => Promise.reject(new Error('down')) } };
    await expect(smsNotice(systemContext(broken), { noticeId: id }, noon)).rejects.toThrow('down');
    await send(id);
    expect(await texts(p.phone)).toHaveLength(1);
  });

  it('follows a notice by itself', async () => {
    const p = await phoneOnly();
    await tell(systemContext(t.platform), [
      { userId: p.userId, kind: 'accountPassword', params: {}, link: pageTo('safety'), dedupe: newId() },
    ]);
    await t.until(async () => (await texts(p.phone)).length === 1);
  });

  it('has a text in every language for every kind', () => {
    const kinds = Object.keys(smsKinds);
    expect(kinds.every((k) => (noticeKinds as readonly string[]).includes(k))).toBe(true);
    for (const lang of langs)
      for (const kind of kinds) expect(translate(lang, `messages:sms.${kind}`, { number: 'X' })).not.toContain('sms.');
  });
});

describe('the mail of a result gives the reason and the next step', () => {
  it('of a verification, in the applicant’s language', async () => {
    const b = await buyer(t.platform);
    await t.pool.query(`update users set lang = 'es' where id = $1`, [b.userId]);
    const { id } = await submitAs(t, b);
    await decideAs(t, op, id, 'reject', { reasons: ['blurred'], note: 'Falta el reverso.' });
    await jobsDone(t);
    const [mail] = await mailTo(b.email);
    const reason = `${translate('es', 'verification:reason.blurred')} Falta el reverso.`;
    expect(mail?.body).toContain(translate('es', 'messages:mail.reason', { reason }));
    expect(mail?.body).toContain(translate('es', 'messages:next.verificationRejected.text'));
    expect(mail?.body).toContain('/es/authenticationdata/beSupplier');
  });

  it('of an approval, which leads home', async () => {
    const b = await buyer(t.platform);
    const { id } = await submitAs(t, b);
    await decideAs(t, op, id, 'approve');
    await jobsDone(t);
    const [mail] = await mailTo(b.email);
    expect(mail?.body).toContain('/personalCenterdata/userHome');
    expect(mail?.body).not.toContain(translate('cn', 'messages:mail.reason', { reason: '' }));
  });

  it('of an award that went to somebody else, with what the buyer wrote', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const q = await quote(t, s, (await publish(t, b)).id);
    await t.as(b.token)(inquiry.decide, {
      params: { id: q.id },
      body: { decision: 'refused', reason: '交期晚于装机计划' },
    });
    await jobsDone(t);
    const mail = (await mailTo(s.email)).at(-1);
    expect(mail?.body).toContain('原因：交期晚于装机计划');
    expect(mail?.body).toContain(translate('cn', 'messages:next.quotationRefused.text'));
    expect(mail?.body).toContain('/supplierdata/supplierInquiryList');
  });

  it('of the end of a suspension, which answers an appeal', async () => {
    const p = await person(t.platform, { userType: 2, roles: [r.buyer] });
    const by = (reason: string) => ({ params: { id: p.userId }, body: { reason } });
    await t.as(op.token)(operator.suspendPerson, by('多次提交虚假材料'));
    await t.as(op.token)(operator.reinstatePerson, by('申诉属实，材料已核对'));
    await jobsDone(t);
    const mail = (await mailTo(p.email)).at(-1);
    expect(mail?.subject).toBe(translate('cn', 'notices:accountReinstated', { reason: '申诉属实，材料已核对' }));
    expect(mail?.body).toContain('原因：申诉属实，材料已核对');
    expect(mail?.body).toContain('/loginRegister.html');
  });
});

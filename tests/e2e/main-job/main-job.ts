import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { person, supplier, type TestPerson } from '#tests/world/people.ts';
import { go, type Watched } from '../harness/page.ts';
import { becomeBuyer } from './become-buyer.ts';
import { useJob } from './job.ts';
import { post, quote, quoteBody } from './quote.ts';
import { release } from './release.ts';

/** Registration to order in one language, by hand in the browser. Each has a file, so that they run beside each other. */
export const mainJob = (lang: Lang) =>
  describe('the main job, inquiry to order', () => {
    const job = useJob(lang);
    it(`in ${lang}`, async () => {
      const { w, open, pool, platform, one } = job;
      const buyer = await becomeBuyer(job);
      const sellers = (await Promise.all(
        // Enough capacity, and answers to all inquiries, to stand before the others: the best twenty are told.
        [0, 1].map(() => supplier(platform, { processes: [], annualCapacity: { value: 500, unit: 't' } })),
      )) as [TestPerson, TestPerson];
      await pool.query('update users set lang = $1 where id = any($2)', [lang, sellers.map((s) => s.userId)]);
      await pool.query(
        'insert into supplier_conduct (ent_id, asked, askers, answered, completed, rate) select unnest($1::uuid[]), 10, 5, 10, 5, 100',
        [sellers.map((s) => s.entId)],
      );
      const [first, second] = (await Promise.all(sellers.map((s) => open({ token: s.token })))) as [Watched, Watched];
      await go(first, '/supplierdata/supplierInquiryList');

      const { id, number } = await release(job, buyer);
      // The notice is in the supplier's open page without a reload, and in the mail.
      await first.getByText(number).first().waitFor();
      await expect
        .poll(async () =>
          one('select 1 as n from outbox_messages where recipient = $1 and subject like $2', [
            sellers[0].email,
            `%${number}%`,
          ]),
        )
        .toBeTruthy();

      await quote(job, first, number, ['99', '98.5', '97']);
      await first.getByText(w('inquiry:quote.sent', { n: 1 })).waitFor();
      await quote(job, second, number, ['96', '95.5', '94']);
      await second.getByText(w('inquiry:quote.sent', { n: 1 })).waitFor();
      await quote(job, first, number, ['93', '92.5', '91']);
      await first.getByText(w('inquiry:quote.sent', { n: 2 })).waitFor();

      // The quote rule: customer service, and a person without the right, each with its own message.
      const service = await open({
        token: (
          await person(platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId: sellers[0].entId, lang })
        ).token,
      });
      await go(service, '/');
      expect((await post(service, '/api/busi/inquiry/add/quote', await quoteBody(job, id))).body.msg).toBe(
        w('errors:common.customerService'),
      );
      const refused = await post(buyer, '/api/busi/inquiry/add/quote', await quoteBody(job, id));
      expect([refused.status, refused.body.msg]).toEqual([403, w('errors:common.noQuoteRight')]);
      await service.context().close();

      // Compare, accept one, refuse the other.
      await go(buyer, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
      await expect.poll(() => buyer.locator('table thead th').count()).toBe(3);
      expect(await buyer.locator('table thead').innerText()).toContain(w('compare:lowest'));
      const acceptFirst = buyer.getByRole('button', { name: w('compare:acceptWhole') }).first();
      await acceptFirst.click();
      await buyer
        .getByRole('dialog')
        .getByRole('button', {
          name: w(lang === 'cn' ? 'compare:accept_other' : 'compare:accept_one', { count: 1 }),
        })
        .click();
      await buyer.waitForURL('**/orderCenter/orderDetail?id=*');
      const order = await one<{ id: string; number: string; state: string; total: string; supplier_ent_id: string }>(
        'select * from orders where inquiry_id = $1',
        [id],
      );
      expect(order).toMatchObject({ state: 'toConfirm', total: '3640000.00', supplier_ent_id: sellers[0].entId });
      // What was typed in the language's own numbers is what was agreed.
      expect(
        await one(
          `select array_agg(p.price::text order by l.no, p.tier) as prices
           from quotations q join quotation_prices p on (p.quotation_id, p.revision) = (q.id, q.revision)
           join inquiry_lines l on l.id = p.line_id where q.id = $1`,
          [(order as { quotation_id?: string }).quotation_id],
        ),
      ).toEqual({ prices: ['93', '92.5', '91', '93', '92.5', '91'] });
      await buyer.getByText(order.number).first().waitFor();
      await go(buyer, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
      const other = await one<{ id: string }>('select id from quotations where inquiry_id = $1 and ent_id = $2', [
        id,
        sellers[1].entId,
      ]);
      const declined = await post(buyer, `/api/busi/inquiry/update/ent/${other.id}`, { decision: 'refused' });
      expect(declined.body.code).toBe(0);
      // Two accepts at once, late quotations and another company's id change nothing.
      const twice = await Promise.all(
        [0, 1].map(() => post(buyer, `/api/busi/inquiry/update/ent/${other.id}`, { decision: 'accepted', tier: 1 })),
      );
      expect(twice.map((r) => r.status)).toEqual([409, 409]);
      expect((await post(second, '/api/busi/inquiry/add/quote', await quoteBody(job, id))).status).toBe(409);
      expect((await post(second, `/api/busi/order/step/${order.id}`, { step: 'confirm' })).status).toBe(404);
      expect((await pool.query('select 1 from orders where inquiry_id = $1', [id])).rowCount).toBe(1);

      // Both sides see the order; the supplier confirms.
      await go(first, '/orderCenter/orderList');
      await first.getByRole('row').filter({ hasText: order.number }).getByRole('link').click();
      await first.waitForURL('**/orderDetail?id=*');
      await first.getByRole('button', { name: w('order:act.confirm'), exact: true }).click();
      // The agreed day stands in the dialog.
      await first
        .getByRole('dialog')
        .getByRole('button', { name: w('order:act.confirm'), exact: true })
        .click();
      await expect
        .poll(() => one('select state from orders where id = $1', [order.id]))
        .toEqual({ state: 'confirmed' });
      await first.locator('[aria-current="step"]').getByText(w('common:orderState.confirmed')).waitFor();
      await go(second, '/supplierdata/supplierInquiryList?filter=refused');
      await second.getByText(number).first().waitFor();
      const errors = [buyer, first, second].flatMap((p) => p.problems.filter((m) => !/status of (4\d\d)/.test(m)));
      expect(errors).toEqual([]);
      await Promise.all([buyer, first, second].map((p) => p.context().close()));
    }, 180_000);
  });

import { expect, it } from 'vitest';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { newId } from '#server/platform/ids.ts';
import { databaseOf } from '#tests/harness/old-database.ts';

it('keeps what was traded and decided of a database whose rows no key held', async () => {
  const pool = await databaseOf('0008');
  const one = async <T>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0] as T;
  const [owner, service, gone, lost, closed, inquiryId, orderId, applicationId] = Array.from({ length: 8 }, newId);
  const [first, verified, last] = [newId(), newId(), newId()];
  const companies = [
    [first, false, '2026-01-01'],
    [verified, true, '2026-02-01'],
    [last, false, '2026-03-01'],
  ];
  for (const [id, mark, at] of companies)
    await pool.query(
      `insert into enterprises (id, slug, name, supplier_verified, created_at, profile)
       values ($1::uuid, 'old-' || $1::uuid, '{}', $2, $3, '{"creditCode":"91320900MA1X8K3T4N","verifiedName":"恒泽","address":"盐城"}')`,
      [id, mark, at],
    );
  const person = `insert into users (id, user_type, roles, password_hash, ent_id) values ($1, $2, '{}', 'none', $3)`;
  await pool.query(person, [owner, 3, first]);
  await pool.query(person, [service, 4, first]);
  // Nobody has these: the order's sides, who wrote the audit, the company of the inquiry, the file of a document.
  await pool.query(`insert into inquiries (id, buyer_id, ent_id, state) values ($1, $2, $3, 'draft')`, [
    inquiryId,
    gone,
    closed,
  ]);
  const [quotationId, lineId] = [newId(), newId()];
  await pool.query(
    `insert into inquiry_lines (id, inquiry_id, no, product, specification, unit, tiers, requirements) values ($1, $2, 1, 'x', '{}', 'kg', '{100,500}', '[]')`,
    [lineId, inquiryId],
  );
  const quoted = JSON.stringify([{ lineId, prices: ['98.50', null], answers: [{ verdict: 'meets' }] }]);
  const terms = `'CNY', 'DAP', '盐城', 'net30', 21`;
  await pool.query(
    `insert into quotations (id, number, inquiry_id, ent_id, user_id, state, revision, currency, trade_term, place, payment_type, lead_days, valid_until, moq, lines, totals)
     values ($1, 'BJ1', $2, $3, $4, 'accepted', 1, ${terms}, '2026-12-01', 500.50, $5, '["9850.00", null]')`,
    [quotationId, inquiryId, verified, lost, quoted],
  );
  await pool.query(
    `insert into quotation_assumptions (quotation_id, inquiry_id, currency, freight, duty_percent, other, updated_by) values ($1, $2, 'CNY', '[null, "300.50"]', '6.5', '["12"]', $3)`,
    [quotationId, inquiryId, owner],
  );
  await pool.query(
    `insert into orders (id, number, state, inquiry_id, inquiry_number, quotation_id, title, buyer_id, supplier_id, supplier_ent_id, currency, trade_term, place, payment_type, lead_days, total, delivery_date, disputed_from)
     values ($1, 'DD1', 'shipped', $2, 'XJ1', $3, '{}', $4, $5, $6, ${terms}, 1, '2026-12-01', 'shipped')`,
    [orderId, inquiryId, quotationId, gone, lost, verified],
  );
  await pool.query(
    `insert into order_lines (id, order_id, no, product_name, specification, unit, quantity, price, total) values ($1, $2, 1, '{}', '{}', 'kg', '1000', '98.50', 98500)`,
    [newId(), orderId],
  );
  await pool.query(
    `insert into operator_audit (id, operator_id, operator, act, subject, address) values ($1, $2, '值班', 'login', '值班', '::1')`,
    [newId(), newId()],
  );
  await pool.query(
    `insert into verification_applications (id, number, kind, applicant_id, state, lang, given, read) values ($1, 'RZ1', 'supplier', $2, 'approved', 'cn', '{}', '{}')`,
    [applicationId, owner],
  );
  await pool.query(
    `insert into verification_documents (application_id, position, type, file_id) values ($1, 0, 'businessLicence', $2)`,
    [applicationId, newId()],
  );
  await pool.query(
    `insert into notices (id, user_id, kind, params, link, dedupe) values ($1, $2, 'orderStep', '{}', '/', 'x')`,
    [newId(), gone],
  );

  await migrateDatabase(pool);

  expect(await one('select company_role as seat from users where id = $1', [owner])).toEqual({ seat: 'owner' });
  expect(await one('select company_role as seat from users where id = $1', [service])).toEqual({ seat: null });
  for (const table of ['inquiries', 'quotations', 'orders', 'order_lines', 'operator_audit', 'verification_documents'])
    expect(await one(`select count(*)::int as n from ${table}`), table).toEqual({ n: 1 });
  expect(await one('select count(*)::int as n from notices')).toEqual({ n: 0 });
  expect(await one('select quantity, price from order_lines')).toEqual({ quantity: '1000', price: '98.50' });
  expect(await one('select disputed_from from orders')).toEqual({ disputed_from: null });
  expect((await pool.query('select line_id, tier, price from quotation_prices order by tier')).rows).toEqual([
    { line_id: lineId, tier: 1, price: '98.50' },
    { line_id: lineId, tier: 2, price: null },
  ]);
  expect((await pool.query('select revision, tier, total from quotation_totals order by tier')).rows).toEqual([
    { revision: 1, tier: 1, total: '9850.00' },
    { revision: 1, tier: 2, total: null },
  ]);
  expect((await pool.query('select tier, freight, other from quotation_assumed_costs order by tier')).rows).toEqual([
    { tier: 1, freight: null, other: '12' },
    { tier: 2, freight: '300.50', other: null },
  ]);
  // The one least quantity is that of each line (deals 180).
  const line = { lineId, answers: [{ verdict: 'meets' }], moq: '500.5' };
  expect(await one('select lines from quotations')).toEqual({ lines: [line] });
  const back = await one<object>(
    'select name, phone, roles, removed_at is not null as removed from users where id = $1',
    [gone],
  );
  expect(back).toEqual({ name: '', phone: null, roles: [], removed: true });
  const { rows } = await pool.query(
    `select id, supplier_verified as mark, profile->>'creditCode' as code, profile->>'address' as address from enterprises where slug not like 'c-%' order by created_at`,
  );
  expect(rows).toEqual([
    { id: first, mark: false, code: null, address: '盐城' },
    { id: verified, mark: true, code: '91320900MA1X8K3T4N', address: '盐城' },
    { id: last, mark: false, code: null, address: '盐城' },
  ]);
  // From now on it holds.
  await expect(pool.query('delete from users where id = $1', [gone])).rejects.toThrow('foreign key');
  await expect(pool.query(`update orders set state = 'lost'`)).rejects.toThrow('orders_state_known');
});

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * A revision of a quotation without a framework: Node's own http and pg, and all the rows that one leaves behind, those of its notice,
 * its mail and their jobs among them, in one transaction; nothing is read, checked or done later.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
type Body = {
  quotationId: string;
  inquiryId: string;
  userId: string;
  buyerId: string;
  lineId: string;
  revision: number;
  prices: string[];
  totals: string[];
};
const terms = `'CNY', 'DAP', '盐城', 'net30', 21, current_date + 30`;

const mail = 'The quotation of a supplier was revised; what it says now stands beside the others. '.repeat(6);

const write = async (b: Body): Promise<void> => {
  const c = await pool.connect();
  try {
    await c.query('begin');
    await c.query('select id from inquiries where id = $1 for no key update', [b.inquiryId]);
    const lines = JSON.stringify([{ lineId: b.lineId, answers: [{ verdict: 'meets', value: '5000' }] }]);
    await c.query('update quotations set revision = $2, lines = $3, updated_at = clock_timestamp() where id = $1', [
      b.quotationId,
      b.revision,
      lines,
    ]);
    await c.query(
      `insert into quotation_revisions
         (id, quotation_id, revision, client_key, user_id, currency, trade_term, place, payment_type, lead_days, valid_until, lines)
       values ($1, $2, $3, $4, $5, ${terms}, $6)`,
      [randomUUID(), b.quotationId, b.revision, randomUUID(), b.userId, lines],
    );
    await c.query(
      `insert into quotation_prices (quotation_id, revision, line_id, tier, price)
       select $1, $2, $3, n, price from unnest($4::numeric[]) with ordinality as p(price, n)`,
      [b.quotationId, b.revision, b.lineId, b.prices],
    );
    await c.query(
      `insert into quotation_totals (quotation_id, revision, tier, total)
       select $1, $2, n, total from unnest($3::numeric[]) with ordinality as p(total, n)`,
      [b.quotationId, b.revision, b.totals],
    );
    const done = "(id, name, data, state, completed_on) values (gen_random_uuid(), $1, $2, 'completed', now())";
    const submitted = { quotationId: b.quotationId, revision: b.revision, inquiryId: b.inquiryId, entId: b.userId };
    await c.query(`insert into pgboss.job ${done}`, ['quotation.submitted--notices.quotation', submitted]);
    const noticeId = randomUUID();
    await c.query(
      `insert into notices (id, user_id, kind, params, link, dedupe, mailed_at)
       values ($1, $2, 'quotationRevised', $3, $4, $5, now())`,
      [noticeId, b.buyerId, submitted, `/quotations/${b.inquiryId}`, `quotation:${b.quotationId}:${noticeId}`],
    );
    await c.query(`insert into pgboss.job ${done}`, ['notice.created--notices.mail', { noticeId }]);
    await c.query(
      "insert into outbox_messages (id, kind, recipient, subject, body, data) values ($1, 'mail', $2, $3, $4, $5)",
      [randomUUID(), 'somebody@example.com', 'A quotation was revised', mail, { html: mail.repeat(4) }],
    );
    await c.query('commit');
  } catch (err) {
    await c.query('rollback');
    throw err;
  } finally {
    c.release();
  }
};

const server = createServer((req, res) => {
  void (async () => {
    if (req.method === 'POST') {
      const parts: Buffer[] = [];
      for await (const part of req) parts.push(part as Buffer);
      await write(JSON.parse(Buffer.concat(parts).toString()) as Body);
    }
    res.setHeader('content-type', 'application/json');
    res.end('{"code":0,"msg":"","data":{}}');
  })().catch((err: Error) => {
    res.statusCode = 500;
    res.end(err.message);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));

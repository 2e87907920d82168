import { createServer } from 'node:http';
import pg from 'pg';

/** The same list without a framework: Node's own http, pg, the same statements, nothing checked. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const rowsSql = `select "id", "ent_id", "name", "model", "category", "price", "currency", "per", "moq", "hot", "picture"
  from "products" where "products"."state" = 'listed'
  order by "products"."created_at" desc, "products"."id" asc limit $1 offset $2`;
const countSql = `select count(*) from "products" where "products"."state" = 'listed'`;
const companiesSql = `select "id", "name", "city", "country_code", "supplier_verified" from "enterprises" where "id" = any($1)`;

const server = createServer((req, res) => {
  const query = new URL(req.url ?? '/', 'http://bare').searchParams;
  const size = Number(query.get('size'));
  const current = Number(query.get('current'));
  void (async () => {
    const [rows, n] = await Promise.all([
      pool.query<{ ent_id: string }>(rowsSql, [size, (current - 1) * size]),
      pool.query<{ count: string }>(countSql),
    ]);
    const ids = [...new Set(rows.rows.map((r) => r.ent_id))];
    const companies = new Map((await pool.query<{ id: string }>(companiesSql, [ids])).rows.map((c) => [c.id, c]));
    const records = rows.rows.map((r) => ({ ...r, company: companies.get(r.ent_id) }));
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ code: 0, msg: '', data: { records, total: Number(n.rows[0]?.count), size, current } }));
  })();
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));

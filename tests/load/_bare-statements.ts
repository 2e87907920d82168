import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { sessionOptions } from '#server/platform/database/index.ts';

type Statement = { text: string; values: unknown[] };
/**
 * The statements of each piece of work, by kind, sent through `pg` alone: Node's own http; a body is read as JSON, nothing is understood,
 * checked or presented.
 */
const kinds = JSON.parse(readFileSync(process.env['WORK'] ?? '', 'utf8')) as Record<string, Statement[][]>;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16, options: sessionOptions });

const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://bare');
  const statements = kinds[url.pathname.slice(1)]?.[Number(url.searchParams.get('i'))] ?? [];
  void (req.method === 'POST' ? json(req) : Promise.resolve())
    .then(() => Promise.all(statements.map((s) => pool.query(s.text, s.values))))
    .then((all) => {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(all.map((r) => r.rows)));
    })
    .catch((err: Error) => {
      res.statusCode = 500;
      res.end(err.message);
    });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));

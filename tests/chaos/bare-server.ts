import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/platform/postgres/index.ts';

/** The smallest server on the supervised PostgreSQL; proves the supervisor without the platform. */
const log = (msg: string, data?: object): void =>
  console.log(new Date().toISOString(), msg, JSON.stringify(data ?? {}));

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const embedded = await startEmbedded({ dataDir: join(process.env['DATA_DIR'] ?? '.', 'postgres'), log });
const pool = new pg.Pool({ connectionString: embedded.url, max: 8 });
pool.on('error', (error) => log('idle connection lost', { error: error.message }));
await pool.query(
  'create table if not exists rows (id bigint generated always as identity primary key, n int not null)',
);

const handle = async (request: IncomingMessage): Promise<[number, string]> => {
  if (request.method === 'POST') {
    const n = Number(await bodyOf(request));
    const { rows } = await pool.query<{ id: string }>('insert into rows (n) values ($1) returning id', [n]);
    return [201, rows[0]?.id ?? ''];
  }
  const { rows } = await pool.query<{ id: string }>('select id from rows');
  return [200, rows.map((row) => row.id).join('\n')];
};

createServer((request, response) => {
  handle(request)
    .catch((error: unknown): [number, string] => [503, String(error)])
    .then(([status, text]) => response.writeHead(status).end(text))
    .catch((error: unknown) => log('answer failed', { error: String(error) }));
}).listen(Number(process.env['PORT']), '127.0.0.1');

process.once('SIGTERM', () => {
  embedded
    .stop()
    .catch((error: unknown) => log('stop failed', { error: String(error) }))
    .finally(() => process.exit(0));
});
